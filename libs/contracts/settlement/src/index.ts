import * as settlements from './settlement.endpoints';

export { MOST_ROWS } from './entered-values';
export * from './settlement-entry';
export * from './assay-evidence.events';
export * from './settlement.endpoints';
export * from './settlement.events';
export * from './statement';

/** Every call of the settlement service. */
export const settlementEndpoints = [
  settlements.settlementList,
  settlements.settlementGet,
  settlements.settlementPdf,
  settlements.settlementSave,
  settlements.settlementCompanies,
];
