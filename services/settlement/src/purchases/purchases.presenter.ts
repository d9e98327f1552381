import type { AnswerOf } from '@washcoat/contract-kernel';
import type {
  ChosenBox,
  LotComparison,
  OfferedInvoice,
  PerMetalNumbers,
  PurchasedBox,
  settlementPurchases,
  SettlementStatement,
  TypeSums,
} from '@washcoat/contract-settlement';
import { Decimal, lotKey, lotsByKey, perMetal, roundTo, toCents, type Numeric } from '@washcoat/metals';
import type { WholeSettlement } from '../settlements/settlement.model';
import type { StatementBlocks } from '../settlements/statement';
import type { PurchaseSight } from './expected-lots.policy';
import type { BoxRow, ChosenItemRow, ChosenRow, InvoiceRow } from './purchase.repository';

type Lot = SettlementStatement['lotTableData'][number];

const ounces = (row: Pick<BoxRow, 'pt_oz' | 'pd_oz' | 'rh_oz'>): PerMetalNumbers =>
  perMetal((metal) => Number(row[`${metal}_oz`]));

/** Adds up in decimals what rows hold as text. */
const sumOf = (values: readonly Numeric[], places = 4): number =>
  roundTo(
    values.reduce<Decimal>((sum, value) => sum.plus(value ?? 0), new Decimal(0)),
    places,
  );

/** A box as it was bought. */
export function presentBox(row: BoxRow, { metal, costs }: PurchaseSight): PurchasedBox {
  return {
    loadId: row.load_id,
    box: row.box,
    invoiceNo: row.invoice_no,
    companyName: row.company_name,
    completedDate: row.completed_at.toISOString(),
    pieces: Number(row.pieces),
    ...(metal && { pounds: Number(row.pounds), ounces: ounces(row) }),
    ...(costs && { cost: toCents(row.cost) }),
    unknownLines: Number(row.unknown_lines),
  };
}

/** An invoice with the boxes of it that can be chosen. */
export function presentOffered(
  invoice: InvoiceRow,
  boxes: readonly BoxRow[],
  sight: PurchaseSight,
): OfferedInvoice {
  return {
    loadId: invoice.load_id,
    invoiceNo: invoice.invoice_no,
    companyName: invoice.company_name,
    completedDate: invoice.completed_at.toISOString(),
    lotStamps: invoice.stamps ?? '',
    boxes: boxes.filter(({ load_id }) => load_id === invoice.load_id).map((row) => presentBox(row, sight)),
  };
}

/** Expected against received against processed: what was chosen, beside what the statement says. */
export function presentPurchases(
  settlement: WholeSettlement,
  statement: StatementBlocks,
  {
    rows,
    items,
    sight,
  }: { rows: readonly ChosenRow[]; items: readonly ChosenItemRow[]; sight: PurchaseSight },
): AnswerOf<typeof settlementPurchases> {
  const boxes = rows.map((row) => presentChosen(row, sight));
  const expected = perMetal((metal) => sumOf(rows.map((row) => row[`${metal}_oz`])));
  const settled = perMetal((metal) => statement[`${metal}MetalReturn`].totalOz);
  const lotNos = [...new Set(statement.lotTableData.map(({ lotNo }) => lotNo))].filter(Boolean);
  return {
    settlementId: settlement.settlementId,
    settlementNo: settlement.settlementNo,
    companyName: settlement.companyName,
    isComplete: settlement.completedAt !== null,
    lotNos,
    boxes,
    counts: { bought: sumOf(boxes.map(({ pieces }) => pieces)), received: sumOf(boxes.map(receivedOf)) },
    weights: {
      ...(sight.metal && { expected: sumOf(rows.map(({ pounds }) => pounds)) }),
      shipped: statement.shippingDocs.net,
      received: statement.mmiReceived.net,
      processedNet: statement.mmiProcessed.totalProcessedNet,
      processedDry: statement.mmiProcessed.totalProcessedDry,
      lots: sumOf(statement.lotTableData.map(({ netDry }) => netDry)),
    },
    ounces: { settled, ...(sight.metal && { expected }) },
    ...(sight.metal && { accuracy: perMetal((metal) => percentOf(settled[metal], expected[metal])) }),
    ...(sight.costs && { cost: toCents(sumOf(rows.map(({ cost }) => cost))) }),
    unknownLines: sumOf(boxes.map(({ unknownLines }) => unknownLines)),
    types: typesOf(items, sight),
    lots: compareLots(boxes, statement.lotTableData, sight),
  };
}

function presentChosen(row: ChosenRow, sight: PurchaseSight): ChosenBox {
  const receivedPieces = row.received_pieces === null ? null : Number(row.received_pieces);
  return { ...presentBox(row, sight), lotNo: row.lot_no, receivedPieces };
}

const receivedOf = ({ receivedPieces, pieces }: ChosenBox) => receivedPieces ?? pieces;

function compareLots(
  boxes: readonly ChosenBox[],
  lots: readonly Lot[],
  sight: PurchaseSight,
): LotComparison[] {
  return [...lotsByKey([...lots, ...boxes].map(({ lotNo }) => lotNo))].map(([key, lotNo]) => {
    const put = boxes.filter((box) => lotKey(box.lotNo) === key);
    const settled = lots.filter((lot) => lotKey(lot.lotNo) === key);
    return {
      lotNo,
      pieces: sumOf(put.map(({ pieces }) => pieces)),
      receivedPieces: sumOf(put.map(receivedOf)),
      netDry: sumOf(settled.map(({ netDry }) => netDry)),
      ...(sight.metal && {
        pounds: sumOf(put.map(({ pounds }) => pounds ?? 0)),
        expectedOz: perMetal((metal) => sumOf(put.map((box) => box.ounces?.[metal] ?? 0))),
      }),
      settledOz: perMetal((metal) => sumOf(settled.map((lot) => lot[`${metal}Oz`]))),
    };
  });
}

/** What was bought by type of converter: the type that cost most first, or that has most pieces where no cost is seen. */
function typesOf(items: readonly ChosenItemRow[], sight: PurchaseSight): TypeSums[] {
  const types = [...new Set(items.map(({ type }) => type))];
  return types
    .map((type) => {
      const of = items.filter((item) => item.type === type);
      const [pieces, pounds] = [sumOf(of.map((item) => item.pieces)), sumOf(of.map((item) => item.pounds))];
      const cost = toCents(sumOf(of.map((item) => item.cost)));
      return {
        ...{ type, pieces },
        ...(sight.costs && { cost, dollarsPerUnit: ratio(cost, pieces) }),
        ...(sight.costs && sight.metal && { dollarsPerPound: ratio(cost, pounds) }),
        ...(sight.metal && {
          ...{ pounds, poundsPerUnit: ratio(pounds, pieces) },
          ounces: perMetal((metal) => sumOf(of.map((item) => item[`${metal}_oz`]))),
        }),
      };
    })
    .sort((one, other) => (other.cost ?? other.pieces) - (one.cost ?? one.pieces));
}

function ratio(of: number, by: number): number | null {
  return by > 0 ? roundTo(new Decimal(of).div(by), 2) : null;
}

function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? roundTo(new Decimal(part).times(100).div(whole), 2) : null;
}
