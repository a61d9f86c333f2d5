export { openPostgres, type PostgresOptions } from './store.ts';
