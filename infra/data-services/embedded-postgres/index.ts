export { discardPostgres, findRunningPostgres, startPostgres } from './start-postgres';
export type { PostgresOptions, RunningPostgres } from './run-postgres';
export { keepPostgres, type KeepOptions } from './keep-postgres';
export { removeDataDir, removePostgresData } from './database-home';
