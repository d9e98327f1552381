import {
  choiceColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { Pot } from './credit-balance';

export type CreditReason =
  'month' | 'lookup' | 'sale' | 'purchase' | 'refund' | 'grant' | 'correction' | 'lapse';

const told = {
  userId: textColumn,
  companyId: optional(textColumn),
  pot: choiceColumn<Pot>(),
  change: wholeColumn,
  reason: choiceColumn<CreditReason>(),
  /** The month and the day in the installation's zone: `2026-11`, `2026-11-20`. */
  month: textColumn,
  day: textColumn,
  at: momentColumn,
};
/** Of a lookup: the converter and which lookup it was. */
const ofLookup = {
  oem: optional(textColumn),
  productId: optional(textColumn),
  lookupId: optional(textColumn),
};
/** The load, purchase or grant that the credits came with. */
const ofSource = { sourceId: optional(textColumn) };

/** A movement of credits that is appended. */
export type LedgerEntry = RecordOf<typeof told> & Partial<RecordOf<typeof ofLookup & typeof ofSource>>;

/** The ledger as it is stored: its rows are never changed and never deleted. */
export class CreditEntryModel extends tableModel('credit_ledger', ['entryId'], {
  entryId: wholeColumn,
  ...told,
  ...ofLookup,
  ...ofSource,
}) {}

/** Whose credits can lapse; its lock is what takes, corrections and the end of a month wait for. */
export class CreditAccountModel extends tableModel('credit_account', ['userId'], { userId: textColumn }) {}

/** The ends of months that are done. */
export class MonthEndModel extends tableModel('credit_month_end', ['month'], {
  month: textColumn,
  firstDoneAt: momentColumn,
  /** When nothing of it could come any more. */
  closedAt: optional(momentColumn),
}) {}
