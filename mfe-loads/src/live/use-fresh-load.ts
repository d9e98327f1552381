import { useLiveRecord } from '@washcoat/platform-sdk';
import { useState } from 'react';
import { useAsking, type Question } from './use-asking';
import { useCatchUp } from './use-catch-up';

interface ShownLoad extends Question {
  /** Undefined before it is known. */
  version: number | undefined;
}

/**
 * Keeps an open load as new as the newest version that was told of it: what was told while an answer was on its way is
 * asked for after it, and what is shown already is not asked for again. What is told without a version is of another
 * service, such as the number of its invoice, and is always asked for.
 */
export function useFreshLoad(loadId: string | null, { version, ...question }: ShownLoad) {
  const [told, setTold] = useState(0);
  const catchUp = useCatchUp({ isFetching: question.isFetching, refetch: question.refetch });
  const presence = useLiveRecord('load', loadId, (change) => {
    if (change.topic !== 'record') return;
    if (change.version === undefined) catchUp();
    else setTold(Math.max(told, change.version));
  });
  const isBehind = version !== undefined && told > version;
  useAsking(question, isBehind ? told : 0);
  return presence;
}
