import { facilityCopyMigration, type Migration } from '@washcoat/service-kit';
import { createSettlements } from './create-settlements';
import { settlementTables } from './settlement-tables';

/** The tables of the settlement service, oldest change first. */
export const settlementMigrations: readonly Migration[] = [
  createSettlements,
  settlementTables,
  facilityCopyMigration,
];
