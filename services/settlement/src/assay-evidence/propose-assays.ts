import { assayProposed, MOST_SETTLED_CONVERTERS, type AssayEvidence } from '@washcoat/contract-settlement';
import { Decimal, orZero, perMetal } from '@washcoat/metals';
import { unitsOf, type SettledUnit } from '../purchases/units-of';
import type { SavedPart } from '../settlements/on-saved';
import { statementBlocks } from '../settlements/statement';

/**
 * A settlement that is completed tells what its lots hold and which converters went into them; one of which nobody said
 * so, or without lots, tells nothing. Whoever keeps the catalogue makes proposals of it.
 */
export const proposeAssays: SavedPart = async (unit, { settlement, timezone }) => {
  const { settlementId, settlementNo, companyId, companyName, completedAt, version } = settlement;
  if (!completedAt || !settlement.lots.length) return;
  const { units, unknownPieces } = convertersIn(await unitsOf(unit.trx, settlementId));
  if (!units.length) return;
  const statement = statementBlocks(settlement, unit.now, timezone);
  const netDry = Decimal.sum(0, ...settlement.lots.map((lot) => orZero(lot.netDry)));
  await unit.publish(assayProposed, settlementId, {
    ...{ settlementId, settlementNo, companyId, companyName, version },
    completedDate: completedAt.toISOString(),
    settledOz: perMetal((metal) => statement[`${metal}MetalReturn`].totalOz),
    netDry: netDry.toNumber(),
    ...{ units, unknownPieces },
  });
};

/** What went in of each converter; those of which nobody knows the converter are only counted. */
function convertersIn(settled: readonly SettledUnit[]): Pick<AssayEvidence, 'units' | 'unknownPieces'> {
  const known = new Map<string, { pieces: Decimal; pounds: Decimal }>();
  let unknown = new Decimal(0);
  for (const { productId, pieces, pounds } of settled) {
    const before = productId ? known.get(productId) : undefined;
    if (!productId || (!before && known.size >= MOST_SETTLED_CONVERTERS)) unknown = unknown.plus(pieces);
    else
      known.set(productId, {
        pieces: orZero(before?.pieces).plus(pieces),
        pounds: orZero(before?.pounds).plus(pounds),
      });
  }
  return {
    units: [...known].map(([productId, { pieces, pounds }]) => ({
      ...{ productId, pieces: pieces.toNumber(), pounds: pounds.toNumber() },
    })),
    unknownPieces: unknown.toNumber(),
  };
}
