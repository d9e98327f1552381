/** A menu entry, or one with the entries below it. */
export type Expected = string | readonly [string, readonly string[]];

const carts: Expected = ['Carts', ['Create Cart', 'Active Carts', 'Load']];
const settlement: Expected = ['Settlement', ['Open', 'Completed', 'Metal account']];
const houseTrade: readonly Expected[] = [
  carts,
  ['Invoices', ['Settled', 'Franchise']],
  settlement,
  'Sales History',
];
const partnerTrade: readonly Expected[] = [
  'Sell',
  carts,
  'My Cart',
  ['Invoices', ['Settled', 'My Invoices']],
  'Sales History',
];
const franchiseTrade: readonly Expected[] = [...partnerTrade.slice(0, -1), settlement, 'Sales History'];
const partnerConfig: readonly Expected[] = [
  [
    'Config',
    [
      'Converters bulk upload',
      'Download customers',
      'Facility Activation',
      'Facilities',
      'Roles',
      'Settings config',
    ],
  ],
];
const everybody = ['Identify Converters', 'Vehicle Search'];
const foot = ['User Profile', 'Logout'];

/**
 * What the seeds' table of the menu gives each demonstration sign-in, from top to bottom, with what has come since:
 * proposals for assays, the metal account, and settlements of franchises.
 */
export const menuOf: Readonly<Record<string, readonly Expected[]>> = {
  'sa@washcoat.test': [
    ...everybody,
    'Identification Queue',
    'Manufacturer Tips',
    'Add Converters',
    'Assay Proposals',
    ...houseTrade,
    'Customers and Users',
    'Invite Users',
    'Franchise',
    'Pricing',
    'Reports',
    [
      'Config',
      [
        'Converters bulk upload',
        'Download customers',
        'Lookup',
        'Sage invoice',
        'Facility Activation',
        'Facilities',
        'Roles & Permissions',
        'Settings config',
      ],
    ],
    ...foot,
  ],
  'admin@washcoat.test': [
    ...everybody,
    'Identification Queue',
    'Manufacturer Tips',
    'Add Converters',
    'Assay Proposals',
    ...houseTrade,
    'Customers and Users',
    'Invite Users',
    'Franchise',
    'Pricing',
    'Reports',
    'Lookup',
    'Sage invoice',
    'Roles & Permissions',
    ...foot,
  ],
  'buyer@washcoat.test': [
    ...everybody,
    'Identification Queue',
    'Manufacturer Tips',
    ...houseTrade,
    'Customers and Users',
    'Franchise',
    'Pricing',
    'Reports',
    'Lookup',
    'Sage invoice',
    ...foot,
  ],
  'grader@washcoat.test': [...everybody, 'Manufacturer Tips', ['Carts', ['Active Carts']], ...foot],
  'owner@peachtree.test': [
    ...everybody,
    'Identification Queue',
    'Manufacturer Tips',
    ...franchiseTrade,
    'Customers and Users',
    'Invite Users',
    'Reports',
    ...partnerConfig,
    ...foot,
  ],
  'owner@piedmont.test': [
    ...everybody,
    'Identification Queue',
    'Manufacturer Tips',
    ...franchiseTrade,
    'Customers and Users',
    'Invite Users',
    'Reports',
    ...partnerConfig,
    ...foot,
  ],
  'partner@gulfcoast.test': [
    ...everybody,
    'Identification Queue',
    'Manufacturer Tips',
    ...partnerTrade,
    'Customers and Users',
    'Invite Users',
    ...partnerConfig,
    ...foot,
  ],
  'partner@bayshore.test': [
    ...everybody,
    'Identification Queue',
    'Manufacturer Tips',
    ...partnerTrade,
    'Customers and Users',
    'Invite Users',
    ...partnerConfig,
    ...foot,
  ],
  'subscriber@corner.test': [...everybody, 'Identification Queue', 'Sell', 'Profile', 'Payment', ...foot],
  'lapsed@corner.test': [...everybody, 'Identification Queue', 'Sell', 'Profile', 'Payment', ...foot],
};
