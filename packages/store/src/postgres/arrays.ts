/**
 * How arrays are written for PostgreSQL. The driver can ask the database for its array types, but does so where a lost
 * connection ends the process; these three are all we send.
 */
export const arrays = {
  texts: {
    to: 1009,
    from: [1009],
    serialize: (texts: readonly string[]): string =>
      formatArray(texts, (text) => text.replace(/["\\]/g, String.raw`\$&`)),
    parse: unread,
  },
  /** Strings, sent as the bytes that they are in UTF-8. */
  bytes: {
    to: 1001,
    from: [1001],
    serialize: (texts: readonly string[]): string =>
      formatArray(texts, (text) => String.raw`\\x${Buffer.from(text).toString('hex')}`),
    parse: unread,
  },
  counts: {
    to: 1016,
    from: [1016],
    serialize: (counts: readonly number[]): string => formatArray(counts, (count) => `${count}`),
    parse: unread,
  },
};

const formatArray = <Item>(items: readonly Item[], written: (item: Item) => string): string =>
  `{${items.map((item) => `"${written(item)}"`).join(',')}}`;

function unread(): never {
  throw new Error('No column of ours is an array.');
}
