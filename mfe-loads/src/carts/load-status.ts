import { loadStatuses, type LoadStatus } from '@washcoat/contract-loads';

const words: Record<LoadStatus, string> = {
  [loadStatuses.notStarted]: 'not started',
  [loadStatuses.inProcess]: 'in process',
  [loadStatuses.convertedToQuote]: 'converted to quote',
  [loadStatuses.waitingBuyerApproval]: 'waiting buyer approval',
  [loadStatuses.completed]: 'completed',
};

/** The status of a load in words. */
export const loadStatusWord = (status: LoadStatus): string => words[status];
