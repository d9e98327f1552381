import { billingExport } from '@washcoat/contract-billing';
import {
  everyRow,
  exportFile,
  keysetPageOf,
  type Download,
  type ExportColumn,
  type Service,
} from '@washcoat/service-kit';
import { dollarsOf } from '../plans/plan.rules';
import { rangeOf } from './moment-range';
import { sales, type Sale } from './sales.repository';

/** What was taken off the price; tax comes on top of what is left. */
const discountOf = ({ listCents, amountCents, taxCents }: Sale) => listCents - (amountCents - taxCents);

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
  { id: 'discount', title: 'Discount', value: (sale) => dollarsOf(discountOf(sale)) },
  { id: 'tax', title: 'Tax', value: ({ taxCents }) => dollarsOf(taxCents) },
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
