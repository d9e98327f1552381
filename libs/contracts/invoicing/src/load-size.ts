import { isPieceGroup } from '@washcoat/contract-loads';
import type { InvoiceDetail } from './invoices.endpoints';

/** Quantities have two decimals, so hundredths add up exactly. */
const sumOf = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + Math.round(figure * 100), 0) / 100;

/**
 * The size of what was bought, as papers say it: `15 pieces (13 full units), 3 boxes`. Pieces are whole converters, those
 * for test among them, as reports count them; full units, where they are fewer, are the converters that parts add up to.
 * 0 is no box.
 */
export function loadSize(
  { items }: { items: readonly Pick<InvoiceDetail['items'][number], SizeFact>[] },
  count: (figure: number) => string,
): string {
  const bought = items.filter(({ isDidNotBuy }) => !isDidNotBuy);
  const converters = bought.filter(({ type }) => isPieceGroup(type));
  const pieces = sumOf(converters.map(({ finalUnit }) => finalUnit));
  const fullUnits = sumOf(converters.map(({ finalQty }) => finalQty));
  const boxes = new Set(bought.map(({ box }) => box).filter((box) => box !== 0)).size;
  const parts = [
    pieces === 1 ? '1 piece' : `${count(pieces)} pieces`,
    fullUnits === pieces ? '' : ` (${count(fullUnits)} full units)`,
    boxes === 0 ? '' : boxes === 1 ? ', 1 box' : `, ${boxes} boxes`,
  ];
  return parts.join('');
}

/** How fast a load was graded, as every paper says it: a constant of the product (LDET-092). */
export const gradingSpeed = 'Cats per minute 0.0 P/M';

type SizeFact = 'type' | 'box' | 'finalQty' | 'finalUnit' | 'isDidNotBuy';
