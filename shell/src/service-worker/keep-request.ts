import type { RegisteredRemote } from '@washcoat/contract-kernel';

/** What a page asks of the worker once it is quiet: to keep what it needs to open without a connection. */
export interface KeepRequest {
  type: 'keep';
  /** The paths of all that the page has loaded. */
  loaded: readonly string[];
  /** The remotes in the versions that this page runs or would load. */
  remotes: readonly RegisteredRemote[];
  /** Whether the user wants no more to be transferred than is asked for: then nothing is loaded ahead. */
  isSavingData: boolean;
}

/** Whether a message of a page is a request to keep; a page and the worker may be of different builds. */
export function isKeepRequest(message: unknown): message is KeepRequest {
  if (typeof message !== 'object' || message === null) return false;
  const { type, loaded, remotes } = message as Partial<KeepRequest>;
  return type === 'keep' && Array.isArray(loaded) && Array.isArray(remotes);
}
