import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unlessMissing } from '@washcoat/data-services';
import type { BackupManifest } from './backup-manifest';

/** Collects what was copied. */
export type Copied = Pick<BackupManifest, 'files' | 'folders'>;

/**
 * Copies a folder of a running installation into a backup and notes each file with its checksum. A file that vanishes
 * meanwhile is left out: what runs had no more use for it.
 * @param name path below `to`, under which everything is noted
 * @param isWanted says of a path below `from` whether it comes along
 */
export async function copyTree(
  from: string,
  to: string,
  name: string,
  copied: Copied,
  isWanted: (below: string) => boolean = () => true,
): Promise<void> {
  const facts = await unlessMissing(lstat(from));
  if (!facts) return;
  if (facts.isFile()) return copyFile(from, to, name, facts.mode, copied);
  if (!facts.isDirectory()) return;
  copied.folders[name] = { mode: facts.mode & 0o777 };
  await mkdir(path.join(to, name), { recursive: true });
  const entries = (await unlessMissing(readdir(from))) ?? [];
  for (const entry of entries.filter(isWanted)) {
    const below = (deeper: string) => isWanted(`${entry}/${deeper}`);
    await copyTree(path.join(from, entry), to, `${name}/${entry}`, copied, below);
  }
}

async function copyFile(from: string, to: string, name: string, mode: number, { files }: Copied) {
  const target = path.join(to, name);
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const copy = pipeline(createReadStream(from), counting, createWriteStream(target, { mode: 0o600 }));
  if ((await unlessMissing(copy.then(() => true))) === undefined) return;
  files[name] = { bytes, sha256: hash.digest('hex'), mode: mode & 0o777 };
}

/** Lays what a backup holds below `name` into `to`, with the modes it had. */
export async function layOut(
  backup: string,
  { files, folders }: Copied,
  name: string,
  to: string,
): Promise<void> {
  const isBelow = (one: string) => one === name || one.startsWith(`${name}/`);
  const target = (one: string) => path.join(to, path.relative(name, one));
  for (const folder of Object.keys(folders).filter(isBelow).sort())
    await mkdir(target(folder), { recursive: true });
  for (const [file, { mode }] of Object.entries(files).filter(([one]) => isBelow(one))) {
    await mkdir(path.dirname(target(file)), { recursive: true });
    await pipeline(createReadStream(path.join(backup, file)), createWriteStream(target(file), { mode }));
    await chmod(target(file), mode);
  }
  for (const [folder, { mode }] of Object.entries(folders).filter(([one]) => isBelow(one)))
    await chmod(target(folder), mode);
}
