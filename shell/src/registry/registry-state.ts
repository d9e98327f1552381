import type { RegisteredRemote } from '@washcoat/contract-kernel';
import { externalStore } from '@washcoat/platform-sdk';

/** `waiting` until the registry was read for the first time, `failed` when it could not be. */
export interface RegistryState {
  status: 'waiting' | 'ready' | 'failed';
  remotes: readonly RegisteredRemote[];
}

export const registryState = externalStore<RegistryState>({ status: 'waiting', remotes: [] });
