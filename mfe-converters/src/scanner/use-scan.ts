import type { Product } from '@washcoat/contract-converters';
import type { Load, LoadItem } from '@washcoat/contract-loads';
import { useSession } from '@washcoat/platform-sdk';
import { choicesOf, entryOf, highlighted, useScanner } from '@washcoat/platform-sdk/scanning';
import { useEffect, useRef, useState } from 'react';
import { searchInCart } from './cart-search';
import type { ScanSound } from './scan-sound';
import { useCartPorts } from './use-cart-ports';
import { useTakenBack } from './use-taken-back';

export interface ScanDeskRules {
  cart: Load;
  /** Whether a code is added without another key. */
  addsAtOnce: boolean;
  sound: (which: ScanSound) => void;
}

/** What is typed, looked up, chosen and added at the scale, for one cart. */
export function useScan({ cart, addsAtOnce, sound }: ScanDeskRules) {
  const { isPictureMandatory } = useSession();
  const rules = { target: cart.loadId, addsAtOnce, asksFirst: isPictureMandatory };
  const { state, store, send } = useScanner<Product, LoadItem>(rules, useCartPorts(cart));
  const takenBack = useTakenBack(state);
  const [explained, setExplained] = useState<Product | null>(null);
  const entry = entryOf(state, state.current);
  const search = searchInCart(cart, entry?.code ?? '');
  const index = highlighted(state);
  const part = index === null ? undefined : entry?.found?.candidates[index];
  const choices = choicesOf(entry);
  const heard = entry?.found && (entry.found.match === 'whole' && choices === 0 ? 'found' : 'missing');
  const added = state.additions.filter(({ step }) => step === 'added').length;
  const last = useRef(added);

  useEffect(() => {
    if (heard) sound(heard);
  }, [heard, entry?.id, sound]);
  useEffect(() => {
    if (added > last.current) sound('added');
    last.current = added;
  }, [added, sound]);

  return {
    state,
    scanner: { store, send },
    search,
    entry,
    code: entry?.code ?? '',
    found: entry?.found ?? null,
    /** How many parts a digit chooses from. */
    choices,
    /** What was taken back last, as a sentence. */
    takenBack,
    index,
    /** The part that is highlighted, which is the one that is added. */
    part,
    choose: (next: number) => entry && send({ is: 'choose', entry: entry.id, index: next }),
    /** Opens how the price of the part came about, if the user sees prices. */
    explain: () => part?.offerPrice !== undefined && setExplained(part),
    explained,
    closeExplained: () => setExplained(null),
  };
}

/** A scale in use. */
export type Scan = ReturnType<typeof useScan>;
