import { registeredRemote, registryAnswer } from '@washcoat/contract-kernel';
import type { RegisteredRemote } from '@washcoat/contract-kernel';
import { reportSkipped } from '@washcoat/platform-sdk';
import * as z from 'zod/mini';
import { inWords } from './in-words';

const envelope = z.extend(registryAnswer, { remotes: z.array(z.unknown()) });

/** The remotes in what the registry answered. An entry that makes no sense is named and skipped. */
export function readRemotes(answer: unknown): RegisteredRemote[] {
  return envelope.parse(answer).remotes.flatMap((entry, index) => {
    const read = registeredRemote.safeParse(entry);
    if (!read.success) reportSkipped(`entry ${index} of the registry`, inWords(read.error));
    return read.success ? [read.data] : [];
  });
}
