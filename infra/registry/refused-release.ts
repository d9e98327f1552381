/** Why a release or a rollback did not happen, in one sentence for the person who asked for it. */
export class RefusedRelease extends Error {
  override readonly name = 'RefusedRelease';
}
