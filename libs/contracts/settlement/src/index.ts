import * as autopsy from './autopsy.endpoints';
import * as lots from './lots.endpoints';
import * as metalAccount from './metal-account.endpoints';
import * as refiners from './refiner-statements.endpoints';
import * as settlements from './settlement.endpoints';
import { settlementHistory } from './settlement-history.endpoints';
import { yardMetal } from './yard.endpoints';

export * from './autopsy.endpoints';
export { MOST_ROWS } from './entered-values';
export * from './lots.endpoints';
export * from './metal-account.endpoints';
export * from './open-settlement.internal';
export * from './refiner-statements.endpoints';
export * from './settlement-entry';
export * from './settlement-history.endpoints';
export * from './assay-evidence.events';
export * from './booking.events';
export * from './settlement.endpoints';
export * from './settlement.events';
export * from './settlement.noun';
export * from './statement';
export * from './statement-file.internal';
export * from './yard.endpoints';

/** Every call of the settlement service. */
export const settlementEndpoints = [
  settlements.settlementList,
  settlements.settlementExport,
  settlements.settlementGet,
  settlementHistory,
  settlements.settlementPdf,
  settlements.settlementSave,
  settlements.settlementMail,
  settlements.settlementCompanies,
  lots.settlementPurchases,
  lots.settlementOffered,
  lots.purchasesChoose,
  lots.purchaseCount,
  lots.purchaseRemove,
  metalAccount.metalBook,
  metalAccount.metalEntries,
  yardMetal,
  autopsy.settlementAutopsy,
  refiners.refinerStatementGet,
  refiners.refinerStatementFile,
  refiners.refinerTermsSave,
  refiners.refinerDispute,
];
