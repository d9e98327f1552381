import type { Readable } from 'node:stream';

/** Where stored files are: a directory of this machine or a bucket. Names are given by this service only. */
export interface FileStore {
  /** Stores a file whole or not at all; a file of this name is replaced. */
  put(name: string, content: Buffer): Promise<void>;
  /** The content of a file, or null when there is none. */
  read(name: string): Promise<StoredFile | null>;
  /** Removes a file; nothing happens when there is none. */
  remove(name: string): Promise<void>;
}

export interface StoredFile {
  bytes: number;
  content: Readable;
}
