import { rm } from 'node:fs/promises';

interface Started {
  washcoatTestPostgres?: { postgres: { stop(): Promise<void> }; dataDir: string };
}

/** Stops what the global set-up has started. */
export default async function globalTeardown(): Promise<void> {
  const started = (globalThis as Started).washcoatTestPostgres;
  if (!started) return;
  await started.postgres.stop();
  await rm(started.dataDir, { recursive: true, force: true });
}
