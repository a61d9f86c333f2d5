/** The clause that keeps chances from players at a table, by pack, where one does: odds are posted and no more. */
export const barredChances: Readonly<Record<string, string>> = { 'snake-eyes-nsw': 'nsw/9.1' };

/** The clause that says whose fault a wrong results display is, by pack, where one does: it stands beside the results. */
export const displayDisclaimed: Readonly<Record<string, string>> = { 'snake-eyes-nz': 'nz/6.11' };
