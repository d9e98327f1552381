import {
  choiceColumn,
  decimalColumn,
  flagColumn,
  jsonColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';

const setting = {
  userId: textColumn,
  firstName: textColumn,
  lastName: textColumn,
  setAt: momentColumn,
  /** Why it was not done when it was due; empty while it is not due. */
  waits: textColumn,
};

/** When the draft of a company comes in force, as somebody set it. */
export class PricingLaterModel extends tableModel('pricing_later', ['companyId'], {
  ...setting,
  companyId: textColumn,
  applyAt: momentColumn,
  /** The draft that was meant: another one is not put in force. */
  draftTouchedAt: momentColumn,
}) {}

/** When drafts are made of market prices, as the house chose. */
export class MarketScheduleModel extends tableModel('market_schedule', ['scheduleId'], {
  ...setting,
  scheduleId: choiceColumn<1>(),
  days: jsonColumn<number[]>(),
  time: optional(textColumn),
  percent: optional(decimalColumn),
  isApplied: flagColumn,
}) {}

/** The only one; absent until the house chose something. */
export const findMarketSchedule = (database: Knex): Promise<MarketScheduleModel | undefined> =>
  MarketScheduleModel.query(database).findById(1).execute();
