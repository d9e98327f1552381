import { registeredRemote, registryAnswer } from '@washcoat/contract-kernel';
import type { RegisteredRemote } from '@washcoat/contract-kernel';
import { reportSkipped, sessionStore } from '@washcoat/platform-sdk';
import { z } from 'zod';
import { inWords } from './in-words';

const envelope = registryAnswer.extend({ remotes: z.array(z.unknown()) });

/** Reads which remotes this visitor gets, in which version. An entry that makes no sense is named and skipped. */
export async function fetchRegistry(token = sessionStore.current()?.token): Promise<RegisteredRemote[]> {
  const headers: Record<string, string> = token ? { token } : {};
  const response = await fetch('/registry.json', { headers, cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const { remotes } = envelope.parse(await response.json());
  return remotes.flatMap((entry, index) => {
    const read = registeredRemote.safeParse(entry);
    if (!read.success) reportSkipped(`entry ${index} of the registry`, inWords(read.error));
    return read.success ? [read.data] : [];
  });
}
