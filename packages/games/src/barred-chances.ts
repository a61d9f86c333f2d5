/** The clause that keeps chances from players at a table, by pack, where one does: odds are posted and no more. */
export const barredChances: Readonly<Record<string, string>> = { 'snake-eyes-nsw': 'nsw/9.1' };
