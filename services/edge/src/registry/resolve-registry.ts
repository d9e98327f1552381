import { createHash } from 'node:crypto';
import type { RegisteredRemote, RegistryAnswer } from '@washcoat/contract-kernel';
import type { RegistryFile, RemoteVersions, Trial } from './registry-file';

/** Who asks for the registry. */
export interface Visitor {
  /** The company of the signed-in user. */
  companyId?: string | undefined;
  /** What stays the same for one visitor across visits; without it a visitor is in no share. */
  visitorId?: string | undefined;
}

/** The version of each remote that `visitor` gets, remotes by name. Pure. */
export function resolveRegistry(file: RegistryFile, visitor: Visitor): RegistryAnswer {
  const remotes = Object.entries(file.remotes)
    .map(([name, versions]) => resolveRemote(name, versions, visitor))
    .filter((remote) => remote !== null)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return { revision: file.revision, remotes };
}

function resolveRemote(name: string, remote: RemoteVersions, visitor: Visitor): RegisteredRemote | null {
  const version = remote.targeted.find((trial) => fits(name, trial, visitor))?.version ?? remote.current;
  const release = version === null ? undefined : remote.versions[version];
  if (version === null || !release) return null;
  return { name, version, entry: release.entry, manifest: release.manifest };
}

function fits(name: string, { version, companies, percentage }: Trial, visitor: Visitor): boolean {
  const isOfCompany =
    !companies || (visitor.companyId !== undefined && companies.includes(visitor.companyId));
  return isOfCompany && (percentage === undefined || isInShare(`${name} ${version}`, percentage, visitor));
}

/** A visitor keeps its place in the line of one version, so that a greater share only adds visitors. */
function isInShare(what: string, percentage: number, { visitorId }: Visitor): boolean {
  if (visitorId === undefined) return false;
  const place = createHash('sha256').update(`${what} ${visitorId}`).digest().readUInt32BE(0);
  return place < (percentage / 100) * 2 ** 32;
}
