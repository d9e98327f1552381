import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facilityList } from '@washcoat/contract-entities';
import { pageContribution, slotContribution, type Endpoint } from '@washcoat/contract-kernel';
import * as reporting from '@washcoat/contract-reporting';
import { isOffered, rememberedQuery, rememberQuery } from '@washcoat/platform-sdk';
import {
  answers,
  fakeApi,
  fakeSession,
  refuses,
  renderWithPlatform,
  type FakeAnswer,
} from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import manifest from '../../remote.manifest.json';
import { reportsApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-11-20T15:00:00.000Z';
const paged = { areMoreItemsAvailable: true, next: 'after row 1' };
const whole = { areMoreItemsAvailable: false };
const groups = {
  ...{
    ceramicUnits: 1.5,
    ceramicValue: 60.1,
    dieselUnits: 0,
    dieselValue: 0,
    foilUnits: 3.3,
    foilValue: 40.3,
  },
  ...{ afmktUnits: 0, afmktValue: 0, miscUnits: 0, miscValue: 0, grandtotal: 100.4 },
};

interface Tab {
  route: string;
  heading: string;
  table: string;
  /** The titles of its columns, in their order. */
  columns: readonly string[];
  /** What stands in its first row. */
  shows: readonly string[];
  report: Endpoint;
  dump: Endpoint;
  found: FakeAnswer;
  empty: string;
  fields: readonly string[];
  isPaged?: true;
}

const tabs: readonly [rows: string, tab: Tab][] = [
  [
    '[REP-001]',
    {
      route: '/dashboard/costsheetreport',
      heading: 'Cost Sheet Report',
      table: 'Cost Sheet',
      columns: [
        'Invoice',
        'Date',
        'Company',
        'Facility',
        'Buyer',
        'Ceramic',
        'Ceramic $',
        'Diesel',
        'Diesel $',
      ].concat(['Foil lb', 'Foil $', 'Aftermarket', 'Aftermarket $', 'Misc', 'Misc $', 'Grand Total']),
      shows: ['ATL-000001', 'Corner Muffler', '$60.10', '$100.40'],
      report: reporting.costSheetReport,
      dump: reporting.costSheetDump,
      found: answers(reporting.costSheetReport, {
        ...paged,
        list: [
          {
            ...{ loadId: id(1), invoiceNo: 'ATL-000001', date: at, companyName: 'Corner Muffler' },
            ...{ facility: 'Atlanta', buyer: 'Bo Buyer', ...groups },
          },
        ],
        days: [{ day: '2026-11-20', orders: 1, grandtotal: 100.4 }],
        totals: { rows: 1, ...groups },
      }),
      empty: 'No order was completed in this range',
      fields: ['Facility', 'Buyer', 'Franchise', 'Customer'],
      isPaged: true,
    },
  ],
  [
    '[REP-005] [REP-014] [REP-015] [REP-016] [REP-017] [REP-018] [REP-019] [REP-020] [REP-021] [REP-022] [REP-023] [REP-024] [REP-025] [REP-026] [REP-027]',
    {
      route: '/dashboard/didnotbuy',
      heading: 'Did Not Buy Report',
      table: 'Did Not Buy',
      columns: ['OEM', 'Type', 'Price', 'Quantity', 'Unit', 'Date', 'Buyer', 'Customer', 'Facility'],
      shows: ['GD3', 'CERAMIC', '$172.23', '1.75', 'Bo Buyer', 'Corner Muffler', 'Atlanta'],
      report: reporting.didNotBuyReport,
      dump: reporting.didNotBuyDump,
      found: answers(reporting.didNotBuyReport, {
        ...paged,
        list: [
          {
            ...{ rowId: id(1), oem: 'GD3', type: 'CERAMIC', price: 172.23, qty: 1.75, unit: 1, date: at },
            ...{ buyer: 'Bo Buyer', customer: 'Corner Muffler', facility: 'Atlanta' },
          },
        ],
        days: [{ day: '2026-11-20', pieces: 2, spend: 301.4 }],
        totals: { rows: 1, pieces: 2, spend: 301.4 },
      }),
      empty: 'Everything was bought in this range',
      fields: ['Facility', 'Buyer', 'Franchise', 'Customer', 'Is Group'],
      isPaged: true,
    },
  ],
  [
    '[REP-004] [REP-029] [REP-030] [REP-031] [REP-032]',
    {
      route: '/dashboard/top-lookups',
      heading: 'Top Lookups Report',
      table: 'Top Lookups',
      columns: ['OEM', 'Count', 'User'],
      shows: ['GD3', '17', 'Sam Corner'],
      report: reporting.topLookupsReport,
      dump: reporting.topLookupsDownload,
      found: answers(reporting.topLookupsReport, {
        ...whole,
        list: [{ oem: 'GD3', count: 17, fname: 'Sam', lname: 'Corner' }],
        codes: [{ oem: 'GD3', count: 17 }],
        totals: { lookups: 17, codes: 1, people: 1 },
      }),
      empty: 'Nothing was looked up in this range',
      fields: [],
    },
  ],
  [
    '[REP-003] [REP-058] [REP-059] [REP-060]',
    {
      route: '/dashboard/top-cats',
      heading: 'Top Cats Report',
      table: 'Top Cats',
      columns: [
        'Picture',
        'OEM',
        'Description',
        'Count',
        'Quantity',
        'Min Price',
        'Max Price',
        'Price Override',
      ].concat(['Pt', 'Pd', 'Rh']),
      shows: [
        'KT 0334',
        'Mercedes C-Class',
        '6.75',
        '$100.10',
        '$191.22',
        '$240.00',
        '1,250',
        '2,310',
        '388',
      ],
      report: reporting.topCatsReport,
      dump: reporting.topCatsDownload,
      found: answers(reporting.topCatsReport, {
        ...whole,
        list: [
          {
            ...{
              productId: id(1),
              oem: 'KT 0334',
              type: 'CERAMIC',
              description: 'Mercedes C-Class',
              url: null,
            },
            ...{ count: 7, quantity: 6.75, minPrice: 100.1, maxPrice: 191.22, priceOverride: 240 },
            ...{ ptAssay: 1250, pdAssay: 2310, rhAssay: 388 },
          },
        ],
        totals: { codes: 1, pieces: 7, quantity: 6.75 },
      }),
      empty: 'Nothing was bought in this range',
      fields: [],
    },
  ],
  [
    '[REP-007] [REP-061] [REP-062] [REP-063]',
    {
      route: '/dashboard/top-customers',
      heading: 'Top Customers Report',
      table: 'Top Customers',
      columns: [
        'Company',
        'Contact',
        'Active',
        'Facility',
        'Address',
        'Company Type',
        'Created',
        'Last Login',
      ].concat(['Invoices', 'Lookups']),
      shows: ['Corner Muffler', 'Lee Corner', 'Active', '12 Corner St, Atlanta, GA, 30318', '41', '23'],
      report: reporting.topCustomersReport,
      dump: reporting.topCustomersDownload,
      found: answers(reporting.topCustomersReport, {
        ...whole,
        list: [
          {
            ...{ companyId: id(1), companyName: 'Corner Muffler', firstName: 'Lee', lastName: 'Corner' },
            ...{ isActive: true, facility: 'Atlanta', address: '12 Corner St', city: 'Atlanta', state: 'GA' },
            ...{ zipcode: '30318', companyType: 'CUSTOMER', groupModifier: 1.5, createdDate: at, ts: at },
            ...{ invcount: 41, lookupcount: 23 },
          },
        ],
        totals: { customers: 1, orders: 41, lookups: 23 },
      }),
      empty: 'No customer sold or looked anything up in this range',
      fields: [],
    },
  ],
  [
    '[REP-008] [REP-049] [REP-050] [REP-051] [REP-052] [REP-053] [REP-054] [REP-055] [REP-056]',
    {
      route: '/dashboard/globalmodifier',
      heading: 'Global Modifier Report',
      table: 'Global Modifier',
      columns: ['Market', 'Hedge', 'Discount', 'Net', 'Date', 'User'],
      shows: ['$1,000.00', '$1,070.00', '12 %', '$250.00', '$4,350.00', 'Maya Ellison'],
      report: reporting.globalModifiersReport,
      dump: reporting.globalModifiersDownload,
      found: answers(reporting.globalModifiersReport, {
        ...paged,
        list: [
          {
            ...{ snapshotId: id(1), marketPtOz: 1000, marketPdOz: 1100, marketRhOz: 4800 },
            ...{ hedgePtOz: 980, hedgePdOz: 1070, hedgeRhOz: 4600 },
            ...{ modifierPt: 12, modifierPd: 15, modifierRh: 250 },
            ...{ modifierPtIsPercentage: true, modifierPdIsPercentage: true, modifierRhIsPercentage: false },
            ...{ npaPt: 862.4, npaPd: 909.5, npaRh: 4350, created: at, username: 'Maya Ellison' },
          },
        ],
        days: [{ day: '2026-11-20', npaPt: 862.4, npaPd: 909.5, npaRh: 4350 }],
        totals: { rows: 1 },
      }),
      empty: 'Prices did not change in this range',
      fields: [],
      isPaged: true,
    },
  ],
  [
    'GAP-PRIC-13',
    {
      route: '/sales',
      heading: 'Sales History',
      table: 'Sales',
      columns: ['Date', 'State', 'Invoice', 'Load', 'Company', 'Facility', 'Buyer', 'Pieces', 'Grand Total'],
      shows: ['Completed', 'ATL-000001', 'Corner weekly', 'Corner Muffler', '$337.57'],
      report: reporting.salesReport,
      dump: reporting.salesDump,
      found: answers(reporting.salesReport, {
        ...paged,
        list: [
          {
            ...{ loadId: id(1), loadName: 'Corner weekly', type: 4, invoiceNo: 'ATL-000001' },
            ...{ companyName: 'Corner Muffler', facility: 'Atlanta', buyer: 'Bo Buyer', pieces: 2 },
            ...{ grandtotal: 337.57, date: at },
          },
        ],
        days: [{ day: '2026-11-20', orders: 1, grandtotal: 337.57 }],
        totals: { rows: 1, pieces: 2, grandtotal: 337.57 },
      }),
      empty: 'Nothing was finished in this range',
      fields: ['Invoice, load or company', 'State'],
      isPaged: true,
    },
  ],
];

const everything = {
  ...{ hierarchy: 1, canAccessDashboard: true, canViewCostSheet: true, canViewTopCats: true },
  ...{ canViewTopLookups: true, canViewDNBReport: true, canViewGlobalModifierHistoryReport: true },
  ...{ canSeeUnitPrice: true, canSeeSubtotal: true, canShowPricing: true, canAccessAssay: true },
};
const blind = {
  ...everything,
  hierarchy: 10,
  canSeeUnitPrice: false,
  canSeeSubtotal: false,
  canAccessAssay: false,
};
const facilities = answers(facilityList, { list: [], areMoreItemsAvailable: false });

describe.each(tabs)('%s', (_rows, tab) => {
  let api: ReturnType<typeof fakeApi>;
  const open = (search = '', session = everything) =>
    renderWithPlatform(<Root />, { route: `${tab.route}${search}`, store, session });
  const lastInput = () => api.callsOf(tab.report).at(-1)?.input;
  const table = async () => screen.findByRole('region', { name: tab.table });

  afterEach(() => {
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
  });

  it(`[REP-070] ${tab.heading} asks for today, and shows its columns, rows and totals`, async () => {
    api = fakeApi(tab.found, facilities);
    const { container } = open();
    const shown = await table();
    for (const text of tab.shows) expect((await within(shown).findAllByText(text)).length).toBeGreaterThan(0);
    const titles = within(shown).getAllByRole('columnheader');
    expect(titles.map((title) => title.getAttribute('aria-label') ?? title.textContent)).toEqual(tab.columns);
    const start = new Date();
    start.setHours(0, 0, 0, 0);
    expect(lastInput()).toMatchObject({
      from: String(start.getTime()),
      to: String(start.getTime() + 86_399_999),
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has its filters, keeps them in the address, and forgets them with Reset', async () => {
    api = fakeApi(tab.found, facilities);
    open('?from=2026-11-01&to=2026-11-20');
    await table();
    const search = screen.getByRole('search', { name: tab.table });
    for (const field of tab.fields) expect(within(search).getByLabelText(field)).toBeInTheDocument();
    expect(lastInput()).toMatchObject({ from: String(new Date(2026, 10, 1).getTime()) });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(window.location.search).toContain('from=2026-11-01');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('[REP-089] offers another try when it did not load, says when there is nothing, and logs a failed download', async () => {
    api = fakeApi(refuses(tab.report, 503), refuses(tab.dump, 503), facilities);
    open();
    expect(
      await screen.findByText(`${tab.table} did not load. The rest of Washcoat works.`),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(api.callsOf(tab.dump)).toHaveLength(1));
    expect(screen.queryByText(/download/i, { selector: '[role="status"] *' })).not.toBeInTheDocument();
    api.change({
      definition: tab.report,
      reply: async (seen) => {
        const full = await (await tab.found.reply(seen)).json();
        return Response.json({ ...full, list: [], areMoreItemsAvailable: false });
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(tab.empty)).toBeInTheDocument();
  });

  it('[REP-057] [REP-028] [REP-090] pages by ten from the last row of the page before, where it has pages', async () => {
    api = fakeApi(tab.found, facilities);
    open();
    await screen.findAllByText(tab.shows[0] ?? '');
    const next = screen.queryByText('Next');
    expect(next !== null).toBe(tab.isPaged === true);
    if (!next) return;
    await userEvent.click(next);
    await waitFor(() =>
      expect(lastInput()).toMatchObject({ offset: '10', count: '10', after: 'after row 1' }),
    );
  });

  it('asks for the file of the same dates', async () => {
    api = fakeApi(tab.found, facilities, refuses(tab.dump, 503));
    open('?from=2026-11-01&to=2026-11-20');
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(api.callsOf(tab.dump)[0]?.input).toMatchObject({
        from: String(new Date(2026, 10, 1).getTime()),
      }),
    );
  });

  it('has no column for what may not be seen', async () => {
    api = fakeApi(tab.found, facilities);
    open('', blind);
    const titles = await within(await table()).findAllByRole('columnheader');
    const hidden = /Price|Grand Total|\$|^(Pt|Pd|Rh)$/;
    expect(titles.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')).toEqual(
      tab.columns.filter((title) => !hidden.test(title)),
    );
  });
});

it('[REP-013] the cost sheet starts with the filters of the invoices, and leaves them its own', async () => {
  const cost = tabs[0]?.[1];
  if (!cost) throw new Error('There is no cost sheet.');
  const api = fakeApi(cost.found, facilities);
  renderWithPlatform(<p>Signed in</p>, { route: '/invoices', store, session: everything });
  rememberQuery('invoices', `from=2026-11-01&to=2026-11-20&customer=${id(7)}&customerName=Corner&paid=open`);
  cleanup();
  renderWithPlatform(<Root />, { route: cost.route, store, session: everything });
  await waitFor(() =>
    expect(api.callsOf(cost.report).at(-1)?.input).toMatchObject({
      ...{ customer: id(7), from: String(new Date(2026, 10, 1).getTime()) },
    }),
  );
  expect(api.callsOf(cost.report)).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  expect(new URLSearchParams(rememberedQuery('invoices')).get('paid')).toBe('open');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(rememberedQuery('invoices')).toBe('paid=open'));
  expect(api.callsOf(cost.report).at(-1)?.input).not.toHaveProperty('customer');
  cleanup();
  store.dispatch(reportsApi.util.resetApiState());
  api.restore();
});

it('[REP-006] shows the same report in the other spelling of its address', async () => {
  const api = fakeApi(refuses(reporting.didNotBuyReport, 503), facilities);
  renderWithPlatform(<Root />, { route: '/dashboard/didNotBuy', store, session: everything });
  expect(await screen.findByText(/Did Not Buy did not load/)).toBeInTheDocument();
  cleanup();
  store.dispatch(reportsApi.util.resetApiState());
  api.restore();
});

it('[REP-071] [REP-072] offers each report to whom its right is given', () => {
  const rights = [
    ['/dashboard/costsheetreport', { canViewCostSheet: true }],
    ['/dashboard/top-cats', { canViewTopCats: true }],
    ['/dashboard/top-lookups', { canViewTopLookups: true }],
    ['/dashboard/didnotbuy', { canViewDNBReport: true }],
    ['/dashboard/top-customers', { canAccessDashboard: true, canViewTopCats: true }],
    ['/dashboard/globalmodifier', { canViewGlobalModifierHistoryReport: true }],
  ] as const;
  for (const [route, right] of rights) {
    const offers = [
      ...manifest.pages.filter(({ path }) => path === route).map((one) => pageContribution.parse(one)),
      ...manifest.tabs.filter((tab) => tab.route === route).map((one) => slotContribution.parse(one)),
    ];
    expect(offers.map((offer) => isOffered(offer, fakeSession(right)))).toEqual([true, true]);
    expect(offers.map((offer) => isOffered(offer, fakeSession({ hierarchy: 4 })))).toEqual([false, false]);
  }
});
