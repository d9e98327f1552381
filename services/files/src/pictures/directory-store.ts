import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '@washcoat/service-kit';
import type { FilePart, FileStore, StoredFile } from './file-store';

/** Stored files in a directory, spread over folders by the first letters of their names. */
export class DirectoryStore implements FileStore {
  constructor(private readonly directory: string) {}

  async put(name: string, content: Buffer): Promise<void> {
    const target = this.pathOf(name);
    await mkdir(path.dirname(target), { recursive: true });
    const unfinished = `${target}.${newId()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, target);
  }

  async sizeOf(name: string): Promise<number | null> {
    const facts = await stat(this.pathOf(name)).catch(nullWhenMissing);
    return facts?.size ?? null;
  }

  async read(name: string, part?: FilePart): Promise<StoredFile | null> {
    const file = await open(this.pathOf(name), 'r').catch(nullWhenMissing);
    if (!file) return null;
    const { size } = await file.stat();
    return { bytes: size, content: file.createReadStream(part) };
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    return path.join(this.directory, name.slice(0, 2), name);
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
