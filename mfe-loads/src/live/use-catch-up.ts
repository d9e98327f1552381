import { useEffect, useRef, useState } from 'react';

/** Asks again whenever it is told to; what was told while an answer was on its way is asked for after it. */
export function useCatchUp({ isFetching, refetch }: { isFetching: boolean; refetch(): unknown }): () => void {
  const [told, setTold] = useState(0);
  const asked = useRef(0);
  useEffect(() => {
    if (isFetching || asked.current >= told) return;
    asked.current = told;
    void refetch();
  }, [isFetching, told, refetch]);
  return () => setTold((count) => count + 1);
}
