import { seedId } from '@washcoat/service-kit/seed';
import { converterScreens } from './converter-screens';
import { peopleScreens } from './people-screens';

/** A picture to take: who looks at which page, and what the page shows when it is ready. */
export interface ScreenShot {
  name: string;
  signIn: string | null;
  path: string;
  /** Text that is there once the screen has loaded. */
  ready: string;
}

/** Every screen that exists, as somebody who uses it. */
export const screens: readonly ScreenShot[] = [
  { name: 'sign-in', signIn: null, path: '/', ready: 'Login' },
  {
    name: 'identify-table',
    signIn: 'buyer@washcoat.test',
    path: '/converters/identify/text=ford',
    ready: 'Ford',
  },
  {
    name: 'identify-limited',
    signIn: 'subscriber@corner.test',
    path: '/converters/identify/text=KT',
    ready: 'Search results limited',
  },
  { name: 'create-cart', signIn: 'buyer@washcoat.test', path: '/loads/create-load', ready: 'Alamance' },
  { name: 'active-carts', signIn: 'buyer@washcoat.test', path: '/loads/active-load', ready: 'Active Carts' },
  { name: 'sell', signIn: 'partner@gulfcoast.test', path: '/loads/sell', ready: 'My requests and quotes' },
  { name: 'my-cart', signIn: 'partner@gulfcoast.test', path: '/loads/my-cart', ready: 'My Cart' },
  { name: 'invoices', signIn: 'buyer@washcoat.test', path: '/invoices/settled', ready: 'ATL-' },
  {
    name: 'sage-invoice',
    signIn: 'sa@washcoat.test',
    path: '/config/sageinvoice',
    ready: 'ATL-',
  },
  { name: 'config-payment', signIn: 'sa@washcoat.test', path: '/config/payment', ready: 'Starter' },
  {
    name: 'config-promo-codes',
    signIn: 'sa@washcoat.test',
    path: '/config/payment?tab=promocode',
    ready: 'WELCOME10',
  },
  {
    name: 'config-billing-operations',
    signIn: 'sa@washcoat.test',
    path: '/config/payment?tab=operations',
    ready: 'Lookups by what they were paid from',
  },
  {
    name: 'config-payment-purchases',
    signIn: 'sa@washcoat.test',
    path: '/config/payment?tab=purchases',
    ready: 'Shop',
  },
  { name: 'customers', signIn: 'buyer@washcoat.test', path: '/entities/viewGroup', ready: 'Alamance' },
  {
    name: 'customers-bin',
    signIn: 'sa@washcoat.test',
    path: '/entities/viewGroup?bin=1',
    ready: 'Deleted customers',
  },
  { name: 'dashboard', signIn: 'sa@washcoat.test', path: '/dashboard', ready: 'Waiting for you' },
  {
    name: 'transactions',
    signIn: 'buyer@washcoat.test',
    path: '/dashboard/transactionsreport',
    ready: 'Transactions',
  },
  {
    name: 'cost-sheet',
    signIn: 'sa@washcoat.test',
    path: '/dashboard/costsheetreport?from=2026-01-01&to=2030-12-31',
    ready: 'Grand Total',
  },
  {
    name: 'top-cats',
    signIn: 'sa@washcoat.test',
    path: '/dashboard/top-cats?from=2026-01-01&to=2030-12-31',
    ready: 'Min Price',
  },
  {
    name: 'top-lookups',
    signIn: 'sa@washcoat.test',
    path: '/dashboard/top-lookups?from=2026-01-01&to=2030-12-31',
    ready: 'Codes looked up most',
  },
  {
    name: 'did-not-buy',
    signIn: 'sa@washcoat.test',
    path: '/dashboard/didnotbuy?from=2026-01-01&to=2030-12-31',
    ready: 'Is Group',
  },
  {
    name: 'top-customers',
    signIn: 'sa@washcoat.test',
    path: '/dashboard/top-customers?from=2026-01-01&to=2030-12-31',
    ready: 'Invoices',
  },
  {
    name: 'global-modifier',
    signIn: 'sa@washcoat.test',
    path: '/dashboard/globalmodifier?from=2026-01-01&to=2030-12-31',
    ready: 'Net of an ounce',
  },
  {
    name: 'report-mails',
    signIn: 'sa@washcoat.test',
    path: '/dashboard/report-mails',
    ready: 'No report comes by mail yet',
  },
  {
    name: 'sales',
    signIn: 'sa@washcoat.test',
    path: '/sales?from=2026-01-01&to=2030-12-31',
    ready: 'Sales History',
  },
  {
    name: 'settlements',
    signIn: 'buyer@washcoat.test',
    path: '/settlement/completed',
    ready: 'Settlement No',
  },
  {
    name: 'settlement-statement',
    signIn: 'buyer@washcoat.test',
    path: `/settlement/statement/${seedId('settlement', '037')}`,
    ready: 'SETTLEMENT STATEMENT',
  },
  {
    name: 'settlement-diff',
    signIn: 'buyer@washcoat.test',
    path: `/settlement/diff/${seedId('settlement', '037')}`,
    ready: 'No statement of the refiner yet',
  },
  {
    name: 'settlements-open',
    signIn: 'buyer@washcoat.test',
    path: '/settlement/open',
    ready: 'Shipment No',
  },
  {
    name: 'metal-account',
    signIn: 'buyer@washcoat.test',
    path: '/settlement/metal-account',
    ready: 'Platinum book',
  },
  {
    name: 'settlement-expected',
    signIn: 'buyer@washcoat.test',
    path: `/settlement/analysis/${seedId('settlement', '037')}`,
    ready: 'Boxes of this settlement',
  },
  {
    name: 'settlement-autopsy',
    signIn: 'buyer@washcoat.test',
    path: `/settlement/analysis/${seedId('settlement', '037')}/autopsy`,
    ready: 'Where the profit went',
  },
  {
    name: 'settlement-early-money',
    signIn: 'buyer@washcoat.test',
    path: `/settlement/analysis/${seedId('settlement', '037')}/early-money`,
    ready: 'Yearly rate',
  },
  { name: 'payment', signIn: 'subscriber@corner.test', path: '/payment', ready: 'Lookup credits' },
  {
    name: 'under-construction',
    signIn: 'buyer@washcoat.test',
    path: '/dashboard/loadreport',
    ready: 'Under construction',
  },
  { name: 'pricing', signIn: 'sa@washcoat.test', path: '/pricing', ready: 'Metal prices' },
  { name: 'preview-pricing', signIn: 'sa@washcoat.test', path: '/previewPricing', ready: 'Metal prices' },
  { name: 'what-if', signIn: 'sa@washcoat.test', path: '/what-if', ready: 'Open carts' },
  {
    name: 'vehicle-search',
    signIn: 'buyer@washcoat.test',
    path: '/converters/vehicle?make=Honda&model=Accord',
    ready: 'Honda',
  },
  ...peopleScreens,
  ...converterScreens,
  { name: 'not-found', signIn: 'buyer@washcoat.test', path: '/nowhere', ready: 'This page is not here' },
];

export const sizes = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844 },
] as const;

export const themes = ['light', 'dark'] as const;
