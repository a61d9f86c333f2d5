// Every part of the page comes from the command, whole; what is looked at stays as it was chosen.
const byId = (id) => document.getElementById(id);

for (const button of document.querySelectorAll('[data-shape]'))
  button.addEventListener('click', () => {
    for (const other of document.querySelectorAll('[data-shape]')) {
      const isChosen = other === button;
      other.setAttribute('aria-pressed', String(isChosen));
      byId(other.dataset.shape).hidden = !isChosen;
    }
  });

const source = new EventSource('events');
source.addEventListener('message', ({ data }) => {
  document.body.classList.remove('ended');
  for (const [id, html] of Object.entries(JSON.parse(data))) {
    const part = byId(id);
    if (part !== null && part.innerHTML !== html) part.innerHTML = html;
    if (id === 'name') document.title = `${part.textContent} · dicepit dev`;
  }
});
source.addEventListener('error', () => {
  document.body.classList.add('ended');
  byId('status').textContent = document.body.dataset.ended;
});
