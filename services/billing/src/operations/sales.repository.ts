import type { billingSales } from '@washcoat/contract-billing';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { mapPage, pageOf, type Page } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { MomentRange } from './overview.repository';

/** What was bought, as the books need it; amounts are cents. */
export interface Sale {
  subscriptionId: string;
  createdAt: Date;
  userId: string;
  userName: string;
  companyName: string;
  planName: string;
  planVersion: number | null;
  lookupCount: number;
  listCents: number;
  promoCode: string;
  amountCents: number;
  taxCents: number;
  refundedCents: number;
  paymentId: string;
  brand: string;
  card: string;
  status: string;
}

/** What was bought in a range, each with who bought it and how it was paid. */
export function sales(database: Knex, { from, to }: MomentRange) {
  const sold = database('subscription as sold')
    .leftJoin('payment_transaction as paid', 'paid.subscription_id', 'sold.subscription_id')
    .leftJoin('purchase', 'purchase.purchase_id', 'sold.subscription_id')
    .leftJoin('promo_use', (on) =>
      on.on('promo_use.purchase_id', 'sold.subscription_id').andOnNull('promo_use.released_at'),
    )
    .leftJoin('user_copy', 'user_copy.user_id', 'sold.user_id')
    .leftJoin('company_copy', 'company_copy.company_id', 'sold.company_id')
    .whereBetween('sold.created_at', [from, to])
    .select({
      subscriptionId: 'sold.subscription_id',
      createdAt: 'sold.created_at',
      userId: 'sold.user_id',
      userName: database.raw(`coalesce(user_name, '')`),
      companyName: database.raw(`coalesce(company_name, '')`),
      planName: 'sold.plan_name',
      planVersion: 'sold.plan_version',
      lookupCount: 'sold.lookup_count',
      listCents: database.raw('coalesce(list_cents, price_cents, sold.amount_cents)'),
      promoCode: database.raw(`coalesce(promo_code, promo_use.code, '')`),
      amountCents: 'sold.amount_cents',
      taxCents: database.raw('coalesce(tax_cents, 0)'),
      refundedCents: database.raw('coalesce(refunded_cents, 0)'),
      paymentId: database.raw(`coalesce(paid.payment_id, '')`),
      brand: database.raw(`coalesce(paid.brand, '')`),
      card: database.raw(`coalesce(paid.card, '')`),
      status: database.raw(`coalesce(paid.status, 'none')`),
    })
    .as('sale');
  return database.from(sold).select<Sale[]>('sale.*');
}

/** A page of what was bought, the newest first: of a plan, with a promo code or by a user where that is asked for. */
export async function listSales(
  database: Knex,
  { planName, promoCode, userId, ...page }: Omit<InputOf<typeof billingSales>, 'from' | 'to'>,
  range: MomentRange,
): Promise<Page<ListedSale>> {
  const asked = { planName, promoCode, userId };
  const found = sales(database, range).orderBy('createdAt', 'desc').orderBy('subscriptionId', 'desc');
  for (const [column, value] of Object.entries(asked))
    if (value !== undefined) void found.where(column, value);
  return mapPage(await pageOf(found, page), presentSale);
}

type ListedSale = AnswerOf<typeof billingSales>['list'][number];

const presentSale = (sale: Sale): ListedSale => ({
  subscriptionId: sale.subscriptionId,
  userId: sale.userId,
  userName: sale.userName,
  companyName: sale.companyName,
  at: sale.createdAt.toISOString(),
  planName: sale.planName,
  planVersion: sale.planVersion,
  lookups: sale.lookupCount,
  listPrice: sale.listCents,
  promoCode: sale.promoCode,
  amount: sale.amountCents,
  tax: sale.taxCents,
  refunded: sale.refundedCents,
  card: [sale.brand, sale.card].filter(Boolean).join(' '),
  status: sale.status,
});
