import type { Product } from '@washcoat/contract-converters';
import type { Load, LoadItem } from '@washcoat/contract-loads';
import { useSession } from '@washcoat/platform-sdk';
import { useEffect, useState } from 'react';
import type { ScannedParts } from './scanned-parts';
import { mostPieces, pointedAt, quantityOf, readEntry } from './scan-entry';
import type { ScanSound } from './scan-sound';
import { useAdditions } from './use-additions';
import { useCartSearch, useScannedParts } from './use-scanned-parts';

/** How many parts of the page a digit chooses from: none where there is nothing to choose. */
function choicesOf(found: ScannedParts | null): number {
  if (!found) return 0;
  return found.match === 'whole' && found.parts.length === 1 ? 0 : found.parts.length;
}

/** What is typed, looked up, chosen and added at the scale, for one cart. */
export function useScan(cart: Load, sound: (which: ScanSound) => void) {
  const { isPictureMandatory } = useSession();
  const [line, setLine] = useState('');
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [quantity, setQuantity] = useState(1);
  const [forPictures, setForPictures] = useState<Product | null>(null);
  const [explained, setExplained] = useState<Product | null>(null);
  const search = useCartSearch(cart, code);
  const lookup = useScannedParts(search, code);
  const { additions, addPart, note, undo, isBusy, problem } = useAdditions(() => sound('added'));
  const { found } = lookup;
  const match = found?.match;

  useEffect(() => {
    if (match) sound(match === 'whole' ? 'found' : 'missing');
  }, [match, code, sound]);

  const choices = choicesOf(found);
  const pointed = pointedAt(line, choices);
  const index = pointed ?? chosen ?? (match === 'whole' ? 0 : null);
  const part = index === null ? undefined : found?.parts[index];

  const add = async () => {
    setLine('');
    setChosen(index);
    if (!part || isBusy) return;
    if (isPictureMandatory) setForPictures(part);
    else if (await addPart(cart, part, quantity)) setQuantity((now) => (now === quantity ? 1 : now));
  };
  const lookUp = (text: string) => {
    setLine('');
    setCode(text);
    setChosen(null);
  };
  const enter = () => {
    const entry = readEntry(line, choices);
    if (entry.kind === 'code') lookUp(entry.code);
    else void add();
  };
  const takeQuantity = (next: number) => {
    setLine('');
    setQuantity(Math.min(Math.max(next, 1), mostPieces));
  };
  return {
    ...lookup,
    search,
    code,
    line,
    type: setLine,
    enter,
    lookUp,
    isPointing: pointed !== null,
    part,
    index,
    choices,
    choose: (next: number) => {
      setLine('');
      setChosen(next);
    },
    quantity,
    takeQuantity,
    /** The quantity that `*` would make of what is typed. */
    typedQuantity: quantityOf(line),
    add: () => void add(),
    additions,
    undo,
    isBusy,
    problem,
    explained,
    /** Opens how the price of the part came about, if the user sees prices. */
    explain: () => part?.offerPrice !== undefined && setExplained(part),
    closeExplained: () => setExplained(null),
    forPictures,
    closePictures: () => setForPictures(null),
    noteAdded: (item: LoadItem) => {
      note(item);
      setQuantity(1);
    },
  };
}

/** A scale in use. */
export type Scan = ReturnType<typeof useScan>;
