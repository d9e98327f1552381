import { ScanLine } from 'lucide-react';
import { useMemo } from 'react';
import type { SearchTool } from '../identify/search-tools';
import { useScannerAddress } from './scanner-address';

/** The scanner mode beside a search; null for those who may not add to carts. */
export function useScannerTool(): SearchTool | null {
  const { isOffered, open } = useScannerAddress();
  return useMemo(
    () =>
      isOffered ? { label: 'Scanner mode', icon: (size) => <ScanLine size={size} />, onPress: open } : null,
    [isOffered, open],
  );
}
