import type { Settlement, SettlementBlocks, SettlementStatement } from '@washcoat/contract-settlement';
import {
  assayed,
  assaysOutside,
  computeSettlement,
  settlementChecks,
  type ExpectedAssay,
  type Metal,
} from '@washcoat/metals';
import type { WholeSettlement } from './settlement.model';

/** What a statement is derived from. */
export type SettlementParts = Pick<
  WholeSettlement,
  'blocks' | 'receivedAt' | 'metalDueAt' | 'completedAt'
> & {
  lots: readonly SettlementBlocks['lotTableData'][number][];
  hedges: readonly SettlementBlocks['hedgeTableData'][number][];
};

/** The blocks of a statement with every derived value: pounds, troy ounces, USD. */
export type StatementBlocks = Omit<
  SettlementStatement,
  keyof Settlement | 'version' | 'preparedBy' | 'preparedFor' | 'expectedLots'
>;

/**
 * Derives a statement from what is stored (domain rules, section 6). Days are counted on the calendar of `timezone`;
 * `now` stands in for the completion while the settlement is open. Assays are held against what is `expected` of the lots.
 */
export function statementBlocks(
  { blocks, lots, hedges, receivedAt, metalDueAt, completedAt }: SettlementParts,
  now: Date,
  timezone: string,
  expected: readonly ExpectedAssay[] = [],
): StatementBlocks {
  const metalDueDate = metalDueAt?.toISOString() ?? null;
  const today = now.toISOString();
  const derived = computeSettlement({
    ...blocks,
    lotTableData: lots,
    hedgeTableData: hedges,
    metalDueDate,
    completedDate: completedAt?.toISOString() ?? null,
    today,
    timeZone: timezone,
  });
  const metalReturn = (metal: Metal) => ({
    ...derived[`${metal}MetalReturn`],
    ...blocks[`${metal}MetalReturn`],
  });
  const refiningCharge = (metal: Metal) => ({
    ...blocks[`${metal}RefiningCharge`],
    quantity: derived[`${metal}MetalReturn`].returnOz,
    chargeReturn: derived[`${metal}RefiningCharge`].chargeReturn,
  });
  return {
    shippingDocs: { ...derived.shippingDocs, ...blocks.shippingDocs },
    mmiReceived: { ...derived.mmiReceived, ...blocks.mmiReceived },
    mmiProcessed: { ...derived.mmiProcessed, ...blocks.mmiProcessed },
    hedgeTableData: hedges.map(enteredHedge),
    lotTableData: lots.map((lot) => ({ ...assayed(enteredLot(lot)), ...enteredLot(lot) })),
    ptMetalReturn: metalReturn('pt'),
    pdMetalReturn: metalReturn('pd'),
    rhMetalReturn: metalReturn('rh'),
    ptRefiningCharge: refiningCharge('pt'),
    pdRefiningCharge: refiningCharge('pd'),
    rhRefiningCharge: refiningCharge('rh'),
    advInvoice: { ...derived.advInvoice, ...blocks.advInvoice },
    intInvoice: { ...derived.intInvoice, ...blocks.intInvoice },
    tc: { ...derived.tc, ...blocks.tc },
    sc: { ...derived.sc, ...blocks.sc },
    af: { ...derived.af, ...blocks.af },
    espi: { ...derived.espi, ...blocks.espi },
    fi: { ...derived.fi, ...blocks.fi },
    totalMetalReturn: derived.totalMetalReturn,
    totalRefiningCharges: derived.totalRefiningCharges,
    totalProductCharges: derived.totalProductCharges,
    totalCharges: derived.totalCharges,
    totalSettlementAmount: derived.totalSettlementAmount,
    checks: settlementChecks(
      {
        statement: derived,
        receivedDate: receivedAt?.toISOString(),
        metalDueDate,
        today,
        timeZone: timezone,
      },
      [assaysOutside(expected)],
    ),
  };
}

const enteredLot = ({
  lotNo,
  sampleNo,
  h2O,
  netDry,
  sampleDry,
  ptPpm,
  pdPpm,
  rhPpm,
}: SettlementParts['lots'][number]) => ({
  ...{ lotNo, sampleNo, h2O, netDry, sampleDry, ptPpm, pdPpm, rhPpm },
});

const enteredHedge = (hedge: SettlementParts['hedges'][number]) => ({
  hedgeNo: hedge.hedgeNo,
  hedgeDate: hedge.hedgeDate,
  ptOz: hedge.ptOz,
  ptUnitPrice: hedge.ptUnitPrice,
  pdOz: hedge.pdOz,
  pdUnitPrice: hedge.pdUnitPrice,
  rhOz: hedge.rhOz,
  rhUnitPrice: hedge.rhUnitPrice,
});
