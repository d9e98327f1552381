import {
  decimalColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';

const terms = {
  planName: textColumn,
  description: textColumn,
  noOfLookups: wholeColumn,
  /** Cents; 0 means Call Us. */
  finalPriceCents: wholeColumn,
  originalPriceCents: wholeColumn,
  /** Sales tax on top of the final price. */
  taxPercent: decimalColumn,
};

const columns = {
  modelId: textColumn,
  type: textColumn,
  ...terms,
  createdAt: momentColumn,
  /** When the version on sale was made; null for the first one. */
  updatedAt: optional(momentColumn),
  version: wholeColumn,
  deletedAt: optional(momentColumn),
  deletedBy: optional(textColumn),
};

/** A plan as it is stored. */
export type Plan = RecordOf<typeof columns>;
/** What is sold with a plan, and for how much; a change of any of it is a new version. */
export type PlanTerms = RecordOf<typeof terms>;

/** A plan as it is sold now. */
export class PlanModel extends tableModel('plan', ['modelId'], columns) {
  static override modifiers = {
    /** Those that are not hidden. */
    onSale: (query: QueryBuilder<PlanModel>) => void query.whereNull(p.deletedAt),
  };
}
const { columns: p } = PlanModel;

/** A version of a plan: the database writes it with the plan. */
export class PlanVersionModel extends tableModel('plan_version', ['modelId', 'version'], {
  modelId: textColumn,
  version: wholeColumn,
  ...terms,
  since: momentColumn,
}) {}

/** Plans on sale, the cheapest first and those without a price last. */
export const plansOnSale = (database: Knex): QueryBuilder<PlanModel> =>
  PlanModel.query(database)
    .modify('onSale')
    .orderByRaw('final_price_cents = 0, final_price_cents, created_at, model_id');

/** A plan, also one that is hidden; undefined when there is none. */
export const findPlan = (database: Knex, modelId: string): Promise<PlanModel | undefined> =>
  PlanModel.query(database).findById(modelId).execute();

/** A plan on sale, locked for a change; undefined when there is none. */
export const lockPlanOnSale = (trx: Knex.Transaction, modelId: string): Promise<PlanModel | undefined> =>
  PlanModel.query(trx).findById(modelId).modify('onSale').forUpdate().execute();
