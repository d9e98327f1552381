import { useLocation, useQueryChange, useSession } from '@washcoat/platform-sdk';
import { useCallback } from 'react';
import { mayScan, SCANS } from './scan-rights';

/** The scanner mode in the address: who may open it, whether it is open, and how it opens and closes. */
export function useScannerAddress() {
  const isOffered = mayScan(useSession());
  const { search } = useLocation();
  const { change } = useQueryChange();
  const isOpen = isOffered && new URLSearchParams(search).has(SCANS);
  const open = useCallback(() => change({ [SCANS]: '1' }), [change]);
  const close = useCallback(() => change({ [SCANS]: '' }), [change]);
  return { isOffered, isOpen, open, close };
}
