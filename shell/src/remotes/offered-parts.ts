import { misfitOf } from '@washcoat/contract-kernel';
import type { RegisteredRemote, SharedParts } from '@washcoat/contract-kernel';

/** Set by the build; in tests there is none. */
declare const OFFERED_PARTS: SharedParts | undefined;

/** What this shell offers to remotes. */
const offered = (): SharedParts | undefined =>
  typeof OFFERED_PARTS === 'undefined' ? undefined : OFFERED_PARTS;

/** A remote that was built for another shell than this one; `message` says why it can not run, for a person. */
export class MisfitRemote extends Error {
  constructor(
    remote: RegisteredRemote,
    readonly reason: string,
  ) {
    super(`${remote.name} ${remote.version} does not fit the shell. ${reason}`);
  }
}

/** Throws a MisfitRemote when a remote needs what the shell does not have; its code is not even fetched then. */
export function refuseMisfit(remote: RegisteredRemote): void {
  const { needs } = remote.manifest;
  const offers = offered();
  const reason = needs && offers ? misfitOf(needs, offers) : null;
  if (reason !== null) throw new MisfitRemote(remote, reason);
}
