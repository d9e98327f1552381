import * as settlements from './settlement.endpoints';

export * from './settlement.endpoints';
export * from './statement';

/** Every call of the settlement service. */
export const settlementEndpoints = [
  settlements.settlementList,
  settlements.settlementGet,
  settlements.settlementPdf,
];
