import { readsMakes } from '@washcoat/contract-converters';
import { lazyScreen, useAllowed } from '@washcoat/platform-sdk';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConverterRights } from '../converter/converter-rights';
import { useMakesAddress } from '../makes/use-makes-address';
import type { SearchTool } from './search-tools';

const MakesPopup = lazyScreen(() => import('../makes/makes-popup'), { waiting: null });

/**
 * Makes on the search screen, for those with the full search who may read tips; none for others.
 * @param make the make that is searched for
 * @returns the tool that opens them, and the popup while the address opens it
 */
export function useIdentifyMakes(make: string | undefined): {
  tools: readonly SearchTool[];
  popup: ReactNode;
} {
  const { isFullSearch } = useConverterRights();
  const mayList = useAllowed(readsMakes) && isFullSearch;
  const address = useMakesAddress();
  if (!mayList) return { tools: [], popup: null };
  return {
    tools: [
      { label: 'Makes', icon: (size) => <BookOpen size={size} />, onPress: () => address.show('list') },
    ],
    popup: address.isOpen && <MakesPopup address={address} text={make} />,
  };
}
