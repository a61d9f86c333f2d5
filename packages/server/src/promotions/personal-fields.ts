/** What is kept apart, by its fields. */
export type Fields = Readonly<Record<string, string>>;

export const writeFields = (fields: Fields): string => JSON.stringify(fields);

// We wrote it ourselves, and the digest in the stream vouches for it.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const readFields = (text: string): Fields => JSON.parse(text) as Fields;
