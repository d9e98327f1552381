import type { AnswerOf } from '@washcoat/contract-kernel';
import type { AutopsyUnit, settlementAutopsy } from '@washcoat/contract-settlement';
import { autopsy, Decimal, perMetal, toCents, type AutopsyItem, type ItemAutopsy } from '@washcoat/metals';
import type { PurchaseSight } from '../purchases/expected-lots.policy';
import type { ChosenItemRow, ChosenRow } from '../purchases/purchase.repository';
import type { WholeSettlement } from '../settlements/settlement.model';
import type { StatementBlocks } from '../settlements/statement';

/** What was put into a settlement. */
export interface Purchases {
  rows: readonly ChosenRow[];
  items: readonly ChosenItemRow[];
}

/**
 * The profit of a settlement taken apart, with the items most responsible. Who sees no assays is told what the statement
 * and the invoices say: a part that rests on expected ounces or pounds says those of a settlement of one converter, and
 * where nothing is returned recovery has its price from them.
 */
export function autopsyOf(
  settlement: WholeSettlement,
  statement: StatementBlocks,
  { rows, items }: Purchases,
  { metal }: Pick<PurchaseSight, 'metal'>,
): AnswerOf<typeof settlementAutopsy> {
  const { tc, sc, af, fi, intInvoice, espi, totalRefiningCharges } = statement;
  const charges = [tc, sc, af, fi].reduce(
    (sum, { chargeReturn }) => sum.plus(chargeReturn),
    new Decimal(totalRefiningCharges),
  );
  const found = autopsy({
    items: items.map((item) => itemOf(item, rows)),
    lots: statement.lotTableData.map((lot) => ({
      lotNo: lot.lotNo,
      netDry: lot.netDry,
      ounces: perMetal((metal) => lot[`${metal}Oz`]),
    })),
    returns: perMetal((metal) => statement[`${metal}MetalReturn`]),
    charges: charges.toFixed(),
    interest: new Decimal(intInvoice.chargeReturn).plus(espi.chargeReturn).toFixed(),
  });
  const byId = new Map(items.map((item) => [item.item_id, item]));
  return {
    settlementId: settlement.settlementId,
    settlementNo: settlement.settlementNo,
    isComplete: settlement.completedAt !== null,
    cost: found.cost,
    profit: found.profit,
    ...(metal
      ? {
          marginAsBought: found.marginAsBought,
          parts: found.parts,
          units: found.items.flatMap((unit) => {
            const item = byId.get(unit.itemId);
            return item ? [presentUnit(item, unit)] : [];
          }),
        }
      : { parts: { charges: found.parts.charges, interest: found.parts.interest } }),
  };
}

function itemOf(item: ChosenItemRow, rows: readonly ChosenRow[]): AutopsyItem {
  return {
    itemId: item.item_id,
    lotNo: item.lot_no,
    pounds: item.pounds,
    ounces: perMetal((metal) => item[`${metal}_oz`]),
    boughtAt: perMetal((metal) => item[`${metal}_market`]),
    receivedShare: receivedShare(rows.find((row) => row.load_id === item.load_id && row.box === item.box)),
    cost: item.cost,
  };
}

/** Received of bought pieces of a box; all of them where nobody counted or nothing can be counted. */
function receivedShare(row: ChosenRow | undefined): string {
  if (!row || row.received_pieces === null || Number(row.pieces) === 0) return '1';
  return new Decimal(row.received_pieces).div(row.pieces).toFixed(20);
}

function presentUnit(item: ChosenItemRow, unit: ItemAutopsy): AutopsyUnit {
  return {
    itemId: item.item_id,
    ...(item.product_id && { productId: item.product_id }),
    loadId: item.load_id,
    invoiceNo: item.invoice_no,
    oem: item.oem,
    description: item.description,
    type: item.type,
    pieces: Number(item.pieces),
    lotNo: item.lot_no,
    cost: toCents(item.cost),
    metalMove: unit.metalMove,
    countLoss: unit.countLoss,
    weightLoss: unit.weightLoss,
    assayDrift: unit.assayDrift,
    recovery: unit.recovery,
    charges: unit.charges,
    interest: unit.interest,
    effect: unit.effect,
  };
}
