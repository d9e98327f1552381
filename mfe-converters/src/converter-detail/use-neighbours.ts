import { navigate } from '@washcoat/platform-sdk';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useConvertersQuery } from '../converter/converter.api';
import { foundConverterAddress, isSearching, requestOf } from '../identify/identify-search';
import type { IdentifySearch } from '../identify/identify-search';

const keySteps: Readonly<Record<string, -1 | 1>> = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 };
const busySelector =
  'input, textarea, select, [role="dialog"], [role="tablist"], [role="menu"], [role="radiogroup"]';

export interface Neighbours {
  /** Place in the list, starting at 1. */
  position: number;
  count: number;
  /** Absent at the ends of the list. */
  toPrevious?: () => void;
  toNext?: () => void;
}

/** The converters beside this one in the list it was found in; null when it was not found by a search. J, K and the arrows walk. */
export function useNeighbours(
  productId: string,
  search: IdentifySearch,
  isFound: boolean,
): Neighbours | null {
  const request = useMemo(() => requestOf(search), [search]);
  const { data } = useConvertersQuery(request, { skip: !isFound || !isSearching(search) });
  const list = data?.list ?? [];
  const at = list.findIndex((product) => product.productId === productId);
  const leadTo = (index: number) => {
    const product = list[index];
    return product && (() => navigate(foundConverterAddress(product.productId, search), { replace: true }));
  };
  const toPrevious = at < 0 ? undefined : leadTo(at - 1);
  const toNext = at < 0 ? undefined : leadTo(at + 1);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isBusy = target instanceof Element && target.closest(busySelector) !== null;
    if (isBusy || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = keySteps[key];
    if (step === 1) toNext?.();
    if (step === -1) toPrevious?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return at < 0 ? null : { position: at + 1, count: list.length, toPrevious, toNext };
}
