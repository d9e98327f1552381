import type { SettlementBlocks } from '@washcoat/contract-settlement';
import type { CompanyCopy, UnitOfWork } from '@washcoat/service-kit';
import { bookSaved } from '../metal-account/book-metal';
import { proposeAssays } from '../assay-evidence/propose-assays';
import { publishSavedBooking } from '../booking/publish-booking';
import { announceSettlement } from './announce-settlement';
import type { WholeSettlement } from './settlement.model';

/** A settlement as it is after a save. */
export type SettlementAfter = Pick<
  WholeSettlement,
  | 'settlementId'
  | 'companyId'
  | 'companyName'
  | 'facilityCity'
  | 'settlementNo'
  | 'contractNo'
  | 'shipmentNo'
  | 'receivedAt'
  | 'metalDueAt'
  | 'blocks'
  | 'createdAt'
  | 'updatedAt'
  | 'completedAt'
  | 'version'
> & {
  lots: readonly SettlementBlocks['lotTableData'][number][];
  hedges: readonly SettlementBlocks['hedgeTableData'][number][];
};

/** What was saved: the settlement before (null for a new one) and after, and whose it is. */
export interface SavedFacts {
  before: WholeSettlement | null;
  settlement: SettlementAfter;
  company: CompanyCopy;
  /** On whose calendar days are counted. */
  timezone: string;
}

/** Something of this service that goes with every save of a settlement, in the same transaction. */
export type SavedPart = (unit: UnitOfWork, saved: SavedFacts) => Promise<void>;

/** What goes with a save, in this order. */
export const onSaved: readonly SavedPart[] = [
  announceSettlement,
  bookSaved,
  proposeAssays,
  publishSavedBooking,
];
