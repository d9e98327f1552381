import type { Migration } from '@washcoat/service-kit';
import { createSettlements } from './create-settlements';

/** The tables of the settlement service, oldest change first. */
export const settlementMigrations: readonly Migration[] = [createSettlements];
