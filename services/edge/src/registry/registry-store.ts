import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryAnswer } from '@washcoat/contract-kernel';
import { emptyRegistry, REGISTRY_FILE_NAME, registryFile, type RegistryFile } from './registry-file';
import { resolveRegistry, type Visitor } from './resolve-registry';

/** The registry as it lies on disk, read again whenever a release or a rollback has changed it. */
export class RegistryStore {
  private readonly file: string;
  private known: { registry: RegistryFile; mark: string } = { registry: emptyRegistry, mark: '' };

  /** `remotesFolder` holds `registry.json` and the versions of the remotes; before the first release it may lack. */
  constructor(readonly remotesFolder: string) {
    this.file = path.join(remotesFolder, REGISTRY_FILE_NAME);
  }

  /** The registry now. Throws when the file is not a registry. */
  async read(): Promise<RegistryFile> {
    const mark = await this.mark();
    if (mark === null) return emptyRegistry;
    if (mark !== this.known.mark) {
      this.known = { registry: registryFile.parse(JSON.parse(await readFile(this.file, 'utf8'))), mark };
    }
    return this.known.registry;
  }

  /** Which version of each remote `visitor` gets. */
  async resolveFor(visitor: Visitor): Promise<RegistryAnswer> {
    return resolveRegistry(await this.read(), visitor);
  }

  /** Tells one content from the next: every change replaces the file by a new one. Null: there is none. */
  private async mark(): Promise<string | null> {
    try {
      const { ino, mtimeMs, size } = await stat(this.file);
      return `${ino} ${mtimeMs} ${size}`;
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }
}

const isMissingFile = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
