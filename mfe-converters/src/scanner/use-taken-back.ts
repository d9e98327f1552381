import type { Product } from '@washcoat/contract-converters';
import type { LoadItem } from '@washcoat/contract-loads';
import type { Addition, ScanState } from '@washcoat/platform-sdk/scanning';
import { useState } from 'react';
import { piecesText } from './pieces';

type State = ScanState<Product, LoadItem>;
type Added = Addition<Product, LoadItem>;

interface Seen {
  additions: State['additions'];
  /** The addition that went last, and what was on the scale then. */
  out: { addition: Added; entry: State['current'] } | null;
}

/** What was taken back last, as a sentence; null once another code is scanned or something is added. */
export function useTakenBack({ additions, current }: State): string | null {
  const [seen, setSeen] = useState<Seen>({ additions, out: null });
  if (seen.additions !== additions) {
    const gone = seen.additions.find(({ id }) => !additions.some((one) => one.id === id));
    const isMore = additions.some(({ id }) => !seen.additions.some((one) => one.id === id));
    const out = gone ? { addition: gone, entry: current } : isMore ? null : seen.out;
    setSeen({ additions, out });
  }
  if (!seen.out || seen.out.entry !== current) return null;
  const { item, quantity } = seen.out.addition;
  return `Took back ${piecesText(quantity)} of ${item.oem}.`;
}
