import { externalStore } from '@washcoat/platform-sdk';

/** `reason`: a sentence for a person, where one is known. */
export type RemoteStatus =
  { is: 'loading' } | { is: 'ready' } | { is: 'failed'; incidentId: string; reason?: string };

/** How far each remote has come, by name; one that was never opened is absent. */
export const remoteStatus = externalStore<Readonly<Record<string, RemoteStatus>>>({});

export function setRemoteStatus(name: string, status: RemoteStatus): void {
  remoteStatus.set({ ...remoteStatus.get(), [name]: status });
}
