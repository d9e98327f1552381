import { loadTypes } from '@washcoat/contract-loads';
import type { LoadRecord } from './load.model';

type Asked = Pick<LoadRecord, 'type' | 'startedBy' | 'assistantId' | 'videoGraderId'>;

/** Whether a load is a grading session: a request for one, one that was accepted, or one that somebody grades. */
export function isGradingSession({ type, startedBy, assistantId, videoGraderId }: Asked): boolean {
  if (type === loadTypes.request || videoGraderId !== null) return true;
  return type !== loadTypes.quote && startedBy === 'seller' && assistantId !== null;
}
