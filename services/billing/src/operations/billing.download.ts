import { billingExport } from '@washcoat/contract-billing';
import {
  everyRow,
  exportFile,
  keysetPageOf,
  type Download,
  type ExportColumn,
  type Service,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { dollarsOf } from '../plans/plan.rules';
import { rangeOf } from './moment-range';
import type { MomentRange } from './overview.repository';

/** What was bought, as the books need it; amounts are cents. */
interface Sale {
  subscriptionId: string;
  createdAt: Date;
  userName: string;
  companyName: string;
  planName: string;
  planVersion: number | null;
  lookupCount: number;
  listCents: number;
  promoCode: string;
  amountCents: number;
  refundedCents: number;
  paymentId: string;
  brand: string;
  card: string;
  status: string;
}

const columns: readonly ExportColumn<Sale>[] = [
  { id: 'date', title: 'Date', value: ({ createdAt }) => createdAt },
  { id: 'subscriptionId', title: 'Subscription', value: ({ subscriptionId }) => subscriptionId },
  { id: 'companyName', title: 'Company', value: ({ companyName }) => companyName },
  { id: 'userName', title: 'User', value: ({ userName }) => userName },
  { id: 'planName', title: 'Plan', value: ({ planName }) => planName },
  { id: 'planVersion', title: 'Plan Version', value: ({ planVersion }) => planVersion },
  { id: 'lookupCount', title: 'Lookups', value: ({ lookupCount }) => lookupCount },
  { id: 'listPrice', title: 'Price', value: ({ listCents }) => dollarsOf(listCents) },
  { id: 'promoCode', title: 'Promo Code', value: ({ promoCode }) => promoCode },
  { id: 'discount', title: 'Discount', value: (sale) => dollarsOf(sale.listCents - sale.amountCents) },
  { id: 'tax', title: 'Tax', value: () => 0 },
  { id: 'amount', title: 'Paid', value: ({ amountCents }) => dollarsOf(amountCents) },
  { id: 'refunded', title: 'Refunded', value: ({ refundedCents }) => dollarsOf(refundedCents) },
  { id: 'paymentId', title: 'Payment', value: ({ paymentId }) => paymentId },
  { id: 'card', title: 'Card', value: ({ brand, card }) => [brand, card].filter(Boolean).join(' ') },
  { id: 'status', title: 'Status', value: ({ status }) => status },
];

const order = {
  columns: [
    { sql: '"createdAt"', type: 'timestamptz' },
    { sql: '"subscriptionId"', type: 'uuid' },
  ],
  direction: 'asc',
} as const;

function sales(database: Knex, { from, to }: MomentRange) {
  const sold = database('subscription as sold')
    .leftJoin('payment_transaction as paid', 'paid.subscription_id', 'sold.subscription_id')
    .leftJoin('purchase', 'purchase.purchase_id', 'sold.subscription_id')
    .leftJoin('user_copy', 'user_copy.user_id', 'sold.user_id')
    .leftJoin('company_copy', 'company_copy.company_id', 'sold.company_id')
    .whereBetween('sold.created_at', [from, to])
    .select({
      subscriptionId: 'sold.subscription_id',
      createdAt: 'sold.created_at',
      userName: database.raw(`coalesce(user_name, '')`),
      companyName: database.raw(`coalesce(company_name, '')`),
      planName: 'sold.plan_name',
      planVersion: 'sold.plan_version',
      lookupCount: 'sold.lookup_count',
      listCents: database.raw('coalesce(list_cents, sold.amount_cents)'),
      promoCode: database.raw(`coalesce(promo_code, '')`),
      amountCents: 'sold.amount_cents',
      refundedCents: database.raw('coalesce(refunded_cents, 0)'),
      paymentId: database.raw(`coalesce(paid.payment_id, '')`),
      brand: database.raw(`coalesce(paid.brand, '')`),
      card: database.raw(`coalesce(paid.card, '')`),
      status: database.raw(`coalesce(paid.status, 'none')`),
    })
    .as('sale');
  return database.from(sold).select<Sale[]>('sale.*');
}

/** What was bought in a range, oldest first: read page by page while the file is sent. */
export function billingDownload({ platform }: Service): Download {
  return {
    call: billingExport,
    async make({ database, now }, input) {
      const { format, columns: chosen, ...asked } = billingExport.input.parse(input);
      const range = rangeOf(asked, now);
      const rows = everyRow<Sale>((page) => keysetPageOf(database, sales(database, range), page, order));
      const { timezone: timeZone } = platform;
      return exportFile({ fileName: 'billing', format, columns, chosen, rows, timeZone });
    },
  };
}
