import { useLiveRecord } from '@washcoat/platform-sdk';
import { useEffect, useRef, useState } from 'react';

interface ShownLoad {
  /** Undefined before it is known. */
  version: number | undefined;
  isFetching: boolean;
  refetch(): unknown;
}

/**
 * Keeps an open load as new as the newest version that was told of it: what was told while an answer was on its way is
 * asked for after it, and what is shown already is not asked for again.
 */
export function useFreshLoad(loadId: string | null, { version, isFetching, refetch }: ShownLoad) {
  const [told, setTold] = useState(0);
  const asked = useRef(0);
  const presence = useLiveRecord('load', loadId, (change) => {
    if (change.topic !== 'record') return;
    if (change.version === undefined) void refetch();
    else setTold(Math.max(told, change.version));
  });
  const isBehind = version !== undefined && told > version;
  useEffect(() => {
    if (!isBehind || isFetching || asked.current >= told) return;
    asked.current = told;
    void refetch();
  }, [isBehind, isFetching, told, refetch]);
  return presence;
}
