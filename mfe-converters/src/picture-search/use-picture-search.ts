import { searchesByPicture } from '@washcoat/contract-converters';
import { useAllowed, useQueryChange } from '@washcoat/platform-sdk';
import { useCallback } from 'react';

const PICTURE = 'picture';

/** The search by picture over a page: who may search so, and whether the address says that it is open. */
export function usePictureSearch() {
  const maySearch = useAllowed(searchesByPicture);
  const { search, change } = useQueryChange();
  const isOpen = maySearch && new URLSearchParams(search).has(PICTURE);
  const open = useCallback(() => change({ [PICTURE]: '1' }), [change]);
  const close = useCallback(() => change({ [PICTURE]: '' }), [change]);
  return { maySearch, isOpen, open, close };
}
