/** Lets the browser have its turn: on a slow phone reading a script and drawing by it each take a while. */
export const browsersTurn = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume);
  });
