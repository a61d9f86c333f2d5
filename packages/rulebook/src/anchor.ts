/**
 * Anchors of a printed book. The id of a clause is its citation itself, `nz/6.3(b)`, so that a citation on a
 * screen or in a record is a link as it stands: `#nz/6.3(b)`. Only the hash of a second rule in one paragraph
 * (`nz/4.3#2`) must be written as `%23` in an address.
 */
export const sectionAnchor = (prefix: string, section: string): string => `${prefix}/section-${section}`;

export const readingAnchor = (prefix: string, reading: string): string => `${prefix}/reading-${reading}`;

/** The address of an anchor within its page. */
export const toAddress = (anchor: string): string =>
  `#${anchor.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll(' ', '%20')}`;
