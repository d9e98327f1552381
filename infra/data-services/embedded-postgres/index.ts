export { findRunningPostgres, startPostgres } from './start-postgres';
export type { PostgresOptions, RunningPostgres } from './run-postgres';
export { keepPostgres, type KeepOptions } from './keep-postgres';
export { removePostgresData } from './database-home';
