import type { Readable } from 'node:stream';

/** Where stored files are: a directory of this machine or a bucket. Names are given by this service only. */
export interface FileStore {
  /** Stores a file whole or not at all; a file of this name is replaced. */
  put(name: string, content: Buffer): Promise<void>;
  /** The bytes that a file has, or null when there is none. */
  sizeOf(name: string): Promise<number | null>;
  /** The content of a file, or of a part of it; null when there is none. */
  read(name: string, part?: FilePart): Promise<StoredFile | null>;
  /** Removes a file; nothing happens when there is none. */
  remove(name: string): Promise<void>;
}

/** From byte to byte, both included, counted from 0. */
export interface FilePart {
  start: number;
  end: number;
}

export interface StoredFile {
  /** Of the whole file. */
  bytes: number;
  content: Readable;
}
