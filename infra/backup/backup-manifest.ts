import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupProblem } from '@washcoat/data-services';
import { z } from 'zod';

const MANIFEST = 'manifest.json';
const FORMAT = 1;

const keptFile = z.object({ bytes: z.number(), sha256: z.string(), mode: z.number() });

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** Major version of the PostgreSQL that wrote the database; the same one has to open it. */
  postgres: z.number(),
  /** Whether events went through Kafka, whose contents a backup does not hold. */
  hasKafka: z.boolean(),
  /** Empty folders count too: PostgreSQL does not start without some of them. */
  folders: z.record(z.string(), z.object({ mode: z.number() })),
  files: z.record(z.string(), keptFile),
});

/** What a backup holds, by path below its folder. */
export type BackupManifest = z.infer<typeof manifestSchema>;
export type KeptFile = z.infer<typeof keptFile>;

/** Written last: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: Omit<BackupManifest, 'format'>): Promise<void> {
  await writeFile(
    path.join(folder, MANIFEST),
    `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`,
  );
}

/**
 * The manifest of a backup, once every file that it names was read and is as it was when it was written.
 * @throws StartupProblem naming the first file that is missing or differs.
 */
export async function readSoundManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartupProblem(`${folder} holds no backup: it has no ${MANIFEST}.`);
  const { success, data: manifest } = manifestSchema.safeParse(parsed(text));
  if (!success)
    throw new StartupProblem(`${MANIFEST} in ${folder} is not of a backup that this version reads.`);
  for (const [name, kept] of Object.entries(manifest.files)) await demandSound(folder, name, kept);
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function demandSound(folder: string, name: string, kept: KeptFile): Promise<void> {
  const file = path.join(folder, name);
  const facts = await stat(file).catch(() => undefined);
  if (!facts) throw new StartupProblem(`The backup is not whole: ${name} is missing. Nothing was restored.`);
  if (facts.size !== kept.bytes || (await sha256Of(file)) !== kept.sha256)
    throw new StartupProblem(
      `The backup is damaged: ${name} is not as it was written. Nothing was restored.`,
    );
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
