/** The cookies of one pit, where nobody else keeps them. A browser keeps its own and shows none to a page. */
export type CookieJar = {
  /** For the header of a request; undefined where there is none. */
  readonly header: () => string | undefined;
  readonly keep: (headers: Pick<Headers, 'getSetCookie'>) => void;
};

/** A jar with what `header` of an earlier one has given: so a session outlives the program that began it. */
export function cookieJar(saved = ''): CookieJar {
  const cookies = new Map(saved.split(';').flatMap((each) => pairIn(each)));
  return {
    header: () => (cookies.size === 0 ? undefined : [...cookies].map((pair) => pair.join('=')).join('; ')),
    keep: (headers) => {
      for (const line of headers.getSetCookie()) {
        const [first = '', ...attributes] = line.split(';');
        for (const [name, value] of pairIn(first)) {
          if (isOver(attributes)) cookies.delete(name);
          else cookies.set(name, value);
        }
      }
    },
  };
}

function pairIn(text: string): readonly (readonly [string, string])[] {
  const [name = '', ...rest] = text.split('=');
  return name.trim() === '' || rest.length === 0 ? [] : [[name.trim(), rest.join('=').trim()]];
}

/** Whether a cookie is sent to be thrown away. */
function isOver(attributes: readonly string[]): boolean {
  const facts = new Map(attributes.flatMap(pairIn).map(([name, value]) => [name.toLowerCase(), value]));
  const age = facts.get('max-age');
  if (age !== undefined) return Number(age) <= 0;
  const expires = facts.get('expires');
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
