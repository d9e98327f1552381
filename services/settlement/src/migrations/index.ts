import { facilityCopyMigration, type Migration } from '@washcoat/service-kit';
import { createSettlements } from './create-settlements';
import { keepMetalSums } from './keep-metal-sums';
import { keepPurchases } from './keep-purchases';
import { keepRefinerStatements } from './keep-refiner-statements';
import { nameDefaultPieces } from './name-default-pieces';
import { openMetalAccount } from './open-metal-account';
import { rememberBookings } from './remember-bookings';
import { settlementTables } from './settlement-tables';
import { weighUnknownWire } from './weigh-unknown-wire';

/** The tables of the settlement service, oldest change first. */
export const settlementMigrations: readonly Migration[] = [
  createSettlements,
  settlementTables,
  facilityCopyMigration,
  keepPurchases,
  openMetalAccount,
  keepRefinerStatements,
  nameDefaultPieces,
  keepMetalSums,
  rememberBookings,
  weighUnknownWire,
];
