import type { LiveRecord } from '@washcoat/contract-kernel';
import { openLoad } from '@washcoat/contract-loads';
import { openSettlement } from '@washcoat/contract-settlement';
import { Problem, type ServiceCaller } from '@washcoat/service-kit';
import type { z } from 'zod';

/** A record as somebody may open it. */
export type OpenedRecord = z.infer<typeof openLoad.output>;

/**
 * Asks the service that owns a record how far it has come and on which side somebody is. Rejects with its refusal for who
 * may not open it.
 */
export async function askRecord(
  services: ServiceCaller,
  sessionId: string,
  { kind, recordId }: LiveRecord,
): Promise<OpenedRecord> {
  if (kind === 'settlement') {
    const opened = await services.post('settlement', openSettlement.path, {
      sessionId,
      settlementId: recordId,
    });
    const { version } = openSettlement.output.parse(JSON.parse(opened.toString()));
    return { version, isSeller: false, isShownToSellers: true, videoPart: null };
  }
  const answer = await services.post('loads', openLoad.path, { sessionId, loadId: recordId });
  return openLoad.output.parse(JSON.parse(answer.toString()));
}

/** Whether the service has said that this is not for this person; when it is away, nobody knows. */
export const isRefused = (error: unknown): boolean => error instanceof Problem && error.status < 500;
