import {
  settlementChanged,
  settlementCompleted,
  type SettlementSnapshot,
} from '@washcoat/contract-settlement';
import { METALS } from '@washcoat/metals';
import type { SavedFacts, SavedPart } from './on-saved';
import { statementBlocks, type StatementBlocks } from './statement';

/** Tells other domains of a saved settlement, and once that it is completed. */
export const announceSettlement: SavedPart = async (unit, saved) => {
  const { settlementId, completedAt } = saved.settlement;
  const data = snapshotOf(saved, unit.now);
  await unit.publish(settlementChanged, settlementId, data);
  if (completedAt) await unit.publish(settlementCompleted, settlementId, data);
};

function snapshotOf({ settlement, company, timezone }: SavedFacts, now: Date): SettlementSnapshot {
  const statement = statementBlocks(settlement, now, timezone);
  return {
    settlementId: settlement.settlementId,
    version: settlement.version,
    settlementNo: settlement.settlementNo,
    contractNo: settlement.contractNo,
    shipmentNo: settlement.shipmentNo,
    companyId: settlement.companyId,
    companyName: settlement.companyName,
    parentCompanyId: company.parentCompanyId,
    facilityCity: settlement.facilityCity,
    receivedDate: settlement.receivedAt?.toISOString() ?? null,
    metalDueDate: settlement.metalDueAt?.toISOString() ?? null,
    createdDate: settlement.createdAt.toISOString(),
    completedDate: settlement.completedAt?.toISOString() ?? null,
    isComplete: settlement.completedAt !== null,
    receivedNet: statement.mmiReceived.net,
    processedNet: statement.mmiProcessed.totalProcessedNet,
    processedDry: statement.mmiProcessed.totalProcessedDry,
    hedges: statement.hedgeTableData,
    lots: statement.lotTableData.map(
      ({ lotNo, sampleNo, netDry, ptPpm, ptOz, pdPpm, pdOz, rhPpm, rhOz }) => ({
        ...{ lotNo, sampleNo, netDry, ptPpm, ptOz, pdPpm, pdOz, rhPpm, rhOz },
      }),
    ),
    totalOz: ouncesOf(statement, 'totalOz'),
    returnOz: ouncesOf(statement, 'returnOz'),
    hedgedOz: ouncesOf(statement, 'hedgedOz'),
    totalMetalReturn: statement.totalMetalReturn,
    totalCharges: statement.totalCharges,
    totalSettlementAmount: statement.totalSettlementAmount,
    changedAt: now.toISOString(),
  };
}

function ouncesOf(statement: StatementBlocks, field: 'totalOz' | 'returnOz' | 'hedgedOz') {
  const [pt, pd, rh] = METALS.map((metal) => statement[`${metal}MetalReturn`][field]);
  return { pt: pt ?? 0, pd: pd ?? 0, rh: rh ?? 0 };
}
