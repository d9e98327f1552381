import type { Release, RemoteVersions, Trial } from '@washcoat/service-edge/registry';
import { RefusedRelease } from './refused-release';

/** So many of the newest versions of a remote stay on disk, for open tabs and for going back. */
const KEPT_VERSIONS = 5;

/** Who gets a release that is not for everybody. */
export type Audience = Pick<Trial, 'companies' | 'percentage'>;

const unreleased: RemoteVersions = { current: null, previous: [], targeted: [], versions: {} };

/**
 * `remote` after a release of `version`. For everybody it becomes the current one and ends all trials; for an
 * audience it becomes the newest trial. Answers the same object when that is how things are already.
 */
export function withRelease(
  remote: RemoteVersions = unreleased,
  version: string,
  release: Release,
  audience: Audience = {},
): RemoteVersions {
  if (remote.current === version) return remote;
  const versions = { ...remote.versions, [version]: release };
  if (!audience.companies && audience.percentage === undefined) {
    const previous = remote.current === null ? [] : [remote.current, ...remote.previous];
    return keepNewest({
      current: version,
      previous: previous.filter((earlier) => earlier !== version),
      targeted: [],
      versions,
    });
  }
  const trial: Trial = { version, ...audience };
  if (JSON.stringify(remote.targeted[0]) === JSON.stringify(trial)) return remote;
  const others = remote.targeted.filter((earlier) => earlier.version !== version);
  return keepNewest({ ...remote, targeted: [trial, ...others], versions });
}

/**
 * `remote` after going back. To a named version: everybody gets it and trials end. Without a name the last
 * release is taken back: the newest trial when there is one, else the current version gives way to the one before.
 */
export function withRollback(remote: RemoteVersions, to?: string): RemoteVersions {
  if (to !== undefined) return withNamed(remote, to);
  if (remote.targeted.length > 0) return { ...remote, targeted: remote.targeted.slice(1) };
  const [before, ...earlier] = remote.previous;
  if (before === undefined) throw new RefusedRelease('There is no version before the current one.');
  return { ...remote, current: before, previous: earlier };
}

function withNamed(remote: RemoteVersions, version: string): RemoteVersions {
  if (!remote.versions[version]) {
    const known = Object.keys(remote.versions).join(', ');
    throw new RefusedRelease(`There is no version ${version} on disk; there are ${known}.`);
  }
  const place = remote.previous.indexOf(version);
  const current = remote.current === null || remote.current === version ? [] : [remote.current];
  const previous = place < 0 ? [...current, ...remote.previous] : remote.previous.slice(place + 1);
  return { ...remote, current: version, previous, targeted: [] };
}

function keepNewest(remote: RemoteVersions): RemoteVersions {
  const newestFirst = Object.entries(remote.versions).sort(([, one], [, other]) =>
    other.releasedAt.localeCompare(one.releasedAt),
  );
  const inUse = [remote.current, ...remote.targeted.map(({ version }) => version)];
  const kept = newestFirst.filter(([version], age) => age < KEPT_VERSIONS || inUse.includes(version));
  const versions = Object.fromEntries(kept);
  return { ...remote, versions, previous: remote.previous.filter((version) => versions[version]) };
}
