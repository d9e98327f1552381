import {
  exactColumn,
  flagColumn,
  inColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';

const columns = {
  promocodeId: textColumn,
  code: textColumn,
  isPercentage: flagColumn,
  /** Decimal text: percent or dollars. */
  value: exactColumn,
  isActive: flagColumn,
  /** How many purchases may have it altogether, and how many have it. */
  maxUses: inColumn('use_limit', optional(wholeColumn)),
  used: wholeColumn,
  /** The first and the last day on which it can be used, in the installation's zone. */
  startsOn: optional(textColumn),
  endsOn: optional(textColumn),
  createdAt: momentColumn,
  updatedAt: optional(momentColumn),
  version: wholeColumn,
  deletedAt: optional(momentColumn),
  deletedBy: optional(textColumn),
};

/** A promo code as it is stored. */
export type PromoCode = RecordOf<typeof columns>;

/** A promo code as it is stored. */
export class PromoCodeModel extends tableModel('promo_code', ['promocodeId'], columns) {
  static override modifiers = {
    /** Those that are not deleted. */
    kept: (query: QueryBuilder<PromoCodeModel>) => void query.whereNull(c.deletedAt),
  };
}
const { columns: c } = PromoCodeModel;

/** That a purchase has a promo code, and what it takes off; given back when the purchase came to nothing. */
export class PromoUseModel extends tableModel('promo_use', ['purchaseId'], {
  purchaseId: textColumn,
  promocodeId: textColumn,
  code: textColumn,
  userId: textColumn,
  modelId: textColumn,
  priceCents: wholeColumn,
  discountCents: wholeColumn,
  usedAt: momentColumn,
  releasedAt: optional(momentColumn),
}) {}

/** The promo code of what is typed, whatever its case. */
const byCode = (database: Knex, code: string): QueryBuilder<PromoCodeModel> =>
  PromoCodeModel.query(database).modify('kept').whereRaw('lower(code) = lower(?)', [code.trim()]);

/** The same, or undefined. */
export const findPromoCode = (database: Knex, code: string): Promise<PromoCodeModel | undefined> =>
  byCode(database, code).first().execute();

/** The same, locked: who uses it at the same moment comes before or after. */
export const lockPromoCode = (trx: Knex.Transaction, code: string): Promise<PromoCodeModel | undefined> =>
  byCode(trx, code).forUpdate().first().execute();
