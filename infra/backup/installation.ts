import path from 'node:path';

/** What of a data folder a backup holds beside the database; the broker, caches and reports can be made again. */
export const keptParts = ['files', 'mail', 'remotes', 'secret', 'demonstration'] as const;

/** Names of the database's parts in a backup. */
export const CLUSTER = 'postgres/cluster';
export const PASSWORD = 'postgres/password';

/** The folder of the database in a data folder. */
export const postgresIn = (dataDir: string): string => path.join(dataDir, 'postgres');

/** The broker of the external profile keeps its topics here. */
export const kafkaIn = (dataDir: string): string => path.join(dataDir, 'kafka');
