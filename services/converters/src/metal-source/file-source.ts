import { readFile, stat } from 'node:fs/promises';
import { readingOf, SourceFailure, type MetalSource } from './metal-source';

/** The few lines of a reading; more is another file. */
const LONGEST = 10_000;

/** Market prices in a file, which something else writes anew. */
export const fileSource = (file: string): MetalSource => ({
  kind: 'file',
  async read() {
    return readingOf(await textOf(file));
  },
});

async function textOf(file: string): Promise<string> {
  try {
    if ((await stat(file)).size > LONGEST) throw new SourceFailure('The file of prices is too long.');
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof SourceFailure) throw error;
    throw new SourceFailure('The file of prices can not be read.', { cause: error });
  }
}
