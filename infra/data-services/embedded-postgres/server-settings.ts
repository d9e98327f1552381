const tuned = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  jit: 'off',
  random_page_cost: '1.1',
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Tables that nobody has counted look large: starting helpers for their few rows takes longer than reading them. */
const forSmallTables = { max_parallel_workers_per_gather: '0' };

/**
 * Command line settings of the server: loopback only, modest memory, statement statistics.
 * `ephemeral` gives up durability for speed: a crash of the machine may cost the whole database, so tests only; their
 * tables are small.
 */
export function serverSettings(ephemeral: boolean): string[] {
  const settings = { ...tuned, ...(ephemeral ? { ...withoutDurability, ...forSmallTables } : {}) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
