/**
 * A script for a page that no pit sends pictures to: `tell(text)` sends one over every stream that the page has opened
 * or opens, and resolves when the page has taken it in.
 */
export const fakeStreams = `
  const streams = [];
  const sent = [];
  const bytesOf = (text) => new TextEncoder().encode('event: screen\\nid: 1\\ndata: ' + text + '\\n\\n');
  const ask = window.fetch;
  window.fetch = (address, init) => {
    if (!/\\/screen$/.test(address)) return ask(address, init);
    const body = new ReadableStream({
      start: (stream) => {
        streams.push(stream);
        for (const text of sent) stream.enqueue(bytesOf(text));
      },
    });
    const headers = { 'content-type': 'text/event-stream' };
    return Promise.resolve(new Response(body, { headers }));
  };
  window.tell = (text) => {
    sent.push(text);
    for (const stream of streams) stream.enqueue(bytesOf(text));
    // What is read of a stream is read before the next task.
    return new Promise((resolve) => setTimeout(resolve, 0));
  };
`;
