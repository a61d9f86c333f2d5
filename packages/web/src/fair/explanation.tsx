import { fairWords } from './said.ts';

/** What a check proves, what it does not, and how to do it without this page. */
export function Explanation() {
  const said = fairWords.value;
  return (
    <div class="fair-words">
      <section aria-labelledby="proves">
        <h2 id="proves">{said.proves}</h2>
        <ul>{listed(said.provesList)}</ul>
      </section>
      <section aria-labelledby="not">
        <h2 id="not">{said.not}</h2>
        <ul>{listed(said.notList)}</ul>
      </section>
      <section aria-labelledby="recipe">
        <h2 id="recipe">{said.recipe}</h2>
        <p>{said.recipeLead}</p>
        <ol>{listed(said.recipeList)}</ol>
      </section>
    </div>
  );
}

const listed = (texts: readonly string[]) => Object.values(texts).map((text) => <li key={text}>{text}</li>);
