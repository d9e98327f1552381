import { statfs } from 'node:fs/promises';
import { StartupProblem } from '../startup-problem';

const megabyte = 1024 * 1024;

/** Megabytes that an empty database takes with its first write-ahead log. */
export const spaceForNewDatabase = 120;
/** Megabytes below which an existing database may stop in the middle of a write: two segments of its log. */
export const spaceForExistingDatabase = 32;

/**
 * Refuses to start on a disk that is as good as full.
 * @param needed megabytes
 * @throws StartupProblem naming the directory, what is free and what is needed.
 */
export async function demandDiskSpace(directory: string, needed: number): Promise<void> {
  const disk = await statfs(directory);
  const free = Math.floor((disk.bavail * disk.bsize) / megabyte);
  if (free < needed) {
    throw new StartupProblem(
      `The disk of ${directory} is full: ${free} MB are free and the database needs ${needed} MB.`,
    );
  }
}
