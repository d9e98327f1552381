import { loadStatuses, type Load } from '@washcoat/contract-loads';
import { useSession } from '@washcoat/platform-sdk';
import { useState } from 'react';

/**
 * The grading request that asks for attention: the one chosen in the list, else the one that waits longest and was not
 * closed here. Only for those who may accept it (LOAD-040).
 */
export function useGradingRequest(requests: readonly Load[]) {
  const { canAcceptLoadRequest } = useSession();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const waiting = requests.filter(({ status }) => status === loadStatuses.notStarted);
  const chosen = requests.find(({ loadId }) => loadId === chosenId);
  const next = waiting.filter(({ loadId }) => !closed.has(loadId)).at(-1);
  return {
    request: canAcceptLoadRequest ? (chosen ?? next) : undefined,
    choose: ({ loadId }: Load) => setChosenId(loadId),
    close: ({ loadId }: Load) => {
      setChosenId(null);
      setClosed(new Set([...closed, loadId]));
    },
  };
}
