import { readFile } from 'node:fs/promises';

const goneCodes = ['ENOENT', 'ESRCH', 'EACCES'];

/** A file about a process; empty when the process has ended or is not ours to look at. */
export async function readProc(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && goneCodes.includes(String(error.code))) return '';
    throw error;
  }
}
