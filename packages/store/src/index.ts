export { damageInStreams, hashLink, NOTHING, type Progress } from './over.ts';
export { damageIn } from './sqlite/backing.ts';
export { openMemory, openSqlite, type SqliteStore } from './sqlite/store.ts';
export * from './store.ts';
