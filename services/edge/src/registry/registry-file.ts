import { remoteManifest } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** A version that only some visitors get: those of the companies, that share of visitors, or both at once. */
const trial = z.strictObject({
  version: z.string(),
  companies: z.array(z.string()).optional(),
  percentage: z.number().min(0).max(100).optional(),
});

const release = z.strictObject({
  releasedAt: z.iso.datetime(),
  /** Address of the Module Federation manifest. */
  entry: z.string(),
  manifest: remoteManifest,
});

const remoteVersions = z.strictObject({
  /** What everybody gets; null while there are only trials. */
  current: z.string().nullable(),
  /** What everybody got before, newest first. */
  previous: z.array(z.string()),
  /** Newest first; the first that fits a visitor wins. */
  targeted: z.array(trial),
  /** Every version that lies on disk. */
  versions: z.record(z.string(), release),
});

/** `registry.json` as it lies beside the versions of the remotes. */
export const registryFile = z.strictObject({
  /** Grows with every change. */
  revision: z.number().int(),
  remotes: z.record(z.string(), remoteVersions),
});

export type Trial = z.infer<typeof trial>;
export type Release = z.infer<typeof release>;
export type RemoteVersions = z.infer<typeof remoteVersions>;
export type RegistryFile = z.infer<typeof registryFile>;

/** The registry before the first release. */
export const emptyRegistry: RegistryFile = { revision: 0, remotes: {} };

/** The file's name in the folder of the remotes. */
export const REGISTRY_FILE_NAME = 'registry.json';
