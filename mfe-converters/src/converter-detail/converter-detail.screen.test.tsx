import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceHistory, productDetail, productList } from '@washcoat/contract-converters';
import type { SignedIn } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { onSignal, Route, Routes } from '@washcoat/platform-sdk';
import { percentSign } from '@washcoat/ui';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { converterA, detailA, foundTwo, testId, withoutRights } from '../converter/converter.fixture';
import ConverterDetailScreen from './converter-detail.screen';

const house: Partial<SignedIn> = {
  hierarchy: 1,
  canShowPricing: true,
  canAccessAssay: true,
  canBuildCart: true,
};
const history = answers(priceHistory, {
  list: [
    { date: '2026-11-18', abListPrice: 187.15, abPublishPrice: 187.15, changePercent: 1.2345 },
    { date: '2026-11-11', abListPrice: 184.87, abPublishPrice: 184.87, changePercent: null },
  ],
  high: 211.8,
  low: 164.9,
  average: 188.1,
});
const bare = {
  ...withoutRights(detailA),
  abSubcode: '',
  vehicles: [],
  version: 1,
  notes: '',
  comment: '',
  createdDate: detailA.createdDate,
  updatedDate: detailA.updatedDate,
};

describe('the page of a converter', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (route: string, session: Partial<SignedIn> = house) =>
    renderWithPlatform(
      <Routes>
        <Route path="/converter/:id/:type?/:parameters?" element={<ConverterDetailScreen />} />
        <Route path="/pricing/:id" element={<ConverterDetailScreen />} />
      </Routes>,
      { route, store, session },
    );

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
  });

  it('[CONV-003] [CONV-038] shows what it is and what it is worth', async () => {
    api = fakeApi(answers(productDetail, detailA), history);
    open(`/converter/${testId(1)}`);
    expect(await screen.findByRole('heading', { name: 'KT 0334', level: 2 })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Converters', level: 1 })).toBeInTheDocument();
    for (const fact of ['Mercedes', 'MB-204 / 3', 'Check the weight.']) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
    expect(screen.getByText(/^Prices of(?! another)/)).toHaveTextContent('Prices of 20th Nov, 2026');
    expect(api.callsOf(productDetail)[0]?.input).toEqual({ productId: testId(1) });
  });

  it.each([
    ['Converters', `/converter/${testId(1)}`],
    ['Converters', `/converter/${testId(1)}/2/text=KT`],
    ['Pricing', `/pricing/${testId(1)}`],
  ])('[CONV-034] is headed %s at %s', async (heading, path) => {
    api = fakeApi(answers(productDetail, detailA), history);
    open(path);
    expect(await screen.findByRole('heading', { name: 'KT 0334', level: 2 })).toBeInTheDocument();
    const headings = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([heading]);
  });

  it('[CONV-053] shows the vehicles that it fits, and high, low and average of twelve months', async () => {
    const vehicles = [
      { make: 'Mercedes', model: 'C-Class', yearFrom: 2001, yearTo: 2007, engine: '2.2 petrol' },
      { make: 'Mercedes', model: 'CLK', yearFrom: 2003, yearTo: 2003, engine: '' },
    ];
    const range = { high: 261.8, low: 144.9, average: 178.12 };
    api = fakeApi(answers(productDetail, { ...detailA, ...range, vehicles }), history);
    open(`/converter/${testId(1)}`);
    const fits = within(await screen.findByRole('list', { name: 'Vehicles it fits' }));
    expect(fits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mercedes C-Class 2001–2007, 2.2 petrol',
      'Mercedes CLK 2003',
    ]);
    for (const [name, value] of [
      ['High, 12 months', '$261.80'],
      ['Low, 12 months', '$144.90'],
      ['Average, 12 months', '$178.12'],
    ] as const)
      expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value);
  });

  it('[CONV-040] [CONV-041] shows the pricing panel, the calculated price in whole dollars, and the waterfall', async () => {
    api = fakeApi(answers(productDetail, detailA), history);
    open(`/converter/${testId(1)}`);
    const waterfall = await screen.findByRole('table', { name: 'How the price of KT 0334 came about' });
    expect(within(waterfall).getByText('980 / 1,070 / 4,600 per oz')).toBeInTheDocument();
    expect(screen.getByText('$187')).toBeInTheDocument();
    expect(screen.getByText('$182.59')).toBeInTheDocument();
    const prices = () =>
      within(screen.getByLabelText('Prices', { selector: 'dl' }))
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    expect(prices()).toEqual(['Calculated', 'Market', 'Base', 'Listed', 'Scheme', 'Alt1']);
    await userEvent.click(screen.getByRole('button', { name: /Offer of KT 0334/ }));
    expect(await screen.findByRole('dialog', { name: 'Prices of KT 0334' })).toBeInTheDocument();
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    const { calculatedPrice: _calculated, basePrice: _base, price: _override, ...partners } = detailA;
    api.change(answers(productDetail, partners));
    open(`/converter/${testId(1)}`, { hierarchy: 10, canShowPricing: true });
    await screen.findByRole('table', { name: 'How the price of KT 0334 came about' });
    expect(prices()).toEqual(['Market', 'Listed', 'Scheme', 'Alt1']);
  });

  it('[CONV-016] [CONV-058] shows the price history with every change to three decimals, the oldest blank', async () => {
    const prices = [
      ['2026-11-18', 1.2345],
      ['2026-11-16', 10],
      ['2026-11-15', -2.5],
      ['2026-11-13', 0],
      ['2026-11-12', -0.0004],
      ['2026-11-11', null],
    ] as const;
    const list = prices.map(([date, changePercent]) => ({
      ...{ date, changePercent, abListPrice: 187.15, abPublishPrice: 187.15 },
    }));
    const range = { high: 211.8, low: 164.9, average: 188.1 };
    api = fakeApi(answers(productDetail, detailA), answers(priceHistory, { list, ...range }));
    open(`/converter/${testId(1)}`);
    expect(await screen.findByRole('heading', { name: 'Price history' })).toBeInTheDocument();
    const changes = await screen.findByRole('region', { name: 'Every price change' });
    const [, ...rows] = within(changes).getAllByRole('row');
    const shown = ['+1.235', '+10.000', '−2.500', '0.000', '0.000', ''].map(
      (text) => text && text + percentSign,
    );
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(shown);
    expect(screen.getByText('$211.80')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /table/i }));
    const table = await screen.findByRole('table', { name: /Price history/ });
    const [, ...told] = within(table).getAllByRole('row');
    expect(told.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(shown);
  });

  it('leads from its history to what it is worth by the prices of another day, also where none is on record', async () => {
    const none = { list: [], high: null, low: null, average: null };
    api = fakeApi(answers(productDetail, detailA), answers(priceHistory, none));
    open(`/converter/${testId(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Prices of another day' }));
    const dialog = await screen.findByRole('dialog', { name: 'Prices of KT 0334' });
    expect(await within(dialog).findByText(/^Offer \$172\.23 then, \$172\.23 today/)).toBeInTheDocument();
    const { input } = api.callsOf(productDetail).at(-1) ?? {};
    expect(input).toMatchObject({ productId: testId(1), onDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  it('[CONV-039] shows weight, ppm and ounces only when the answer has them', async () => {
    api = fakeApi(answers(productDetail, detailA), history);
    open(`/converter/${testId(1)}`);
    const assay = await screen.findByRole('table', { name: 'Assay' });
    expect(within(assay).getByText('2,310')).toBeInTheDocument();
    expect(within(assay).getByText('0.088')).toBeInTheDocument();
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.change(answers(productDetail, bare));
    open(`/converter/${testId(1)}`, { hierarchy: 4 });
    await screen.findByRole('heading', { name: 'KT 0334', level: 2 });
    expect(screen.queryByRole('table', { name: 'Assay' })).not.toBeInTheDocument();
    expect(screen.queryByText('Price history')).not.toBeInTheDocument();
    expect(screen.queryByText('How this price came about')).not.toBeInTheDocument();
  });

  it.each<[string, object, string, string]>([
    ['by the difference', {}, '$175.92 Listed $187.15, −$11.23', '$168.44 Listed $187.15, −$18.71'],
    [
      'by its rules in percent',
      { schemeDisc: 6, schemeDiscIsPercentage: true, price2Modifier: -10, price2ModifierIsPercentage: true },
      '$175.92 Listed $187.15, −6 %',
      '$168.44 Listed $187.15, −10 %',
    ],
    [
      'by its rules in dollars',
      { schemeDisc: -2.5, schemeDiscIsPercentage: false, price2Modifier: null },
      '$175.92 Listed $187.15, +$2.50',
      '$168.44 As listed',
    ],
    [
      'by what it is without',
      { isWithoutMetal: true, listedPrice: 0, schemePice: 0, alt1Price: 0 },
      '$0.00 Without precious metal',
      '$0.00 Without precious metal',
    ],
  ])('explains scheme and alt1 %s', async (_how, rules, scheme, alt1) => {
    api = fakeApi(answers(productDetail, { ...detailA, ...rules }), history);
    open(`/converter/${testId(1)}`);
    const beside = await screen.findByRole('heading', { name: 'Beside the listed price' });
    const facts = document.querySelectorAll('[aria-label="Beside the listed price"] dd');
    expect(beside).toBeInTheDocument();
    const told = [...facts].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(told).toEqual([scheme, alt1]);
  });

  it('says that a converter holds no precious metal, by its price and by its assay', async () => {
    api = fakeApi(answers(productDetail, { ...detailA, isWithoutMetal: true, testCount: 1 }), history);
    open(`/converter/${testId(1)}`);
    await screen.findByRole('table', { name: 'Assay' });
    expect(screen.getAllByText('Without precious metal')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Without precious metal' })).toBeInTheDocument();
  });

  it('[CONV-037] shows its pictures and opens them in the light box', async () => {
    api = fakeApi(answers(productDetail, detailA), history);
    open(`/converter/${testId(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Show picture 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge KT 0334, picture 2' }));
    expect(await screen.findByText('2 of 2')).toBeInTheDocument();
  });

  it('[CONV-004] [CONV-035] prices as the search did and leads back to it', async () => {
    api = fakeApi(answers(productDetail, detailA), answers(productList, foundTwo), history);
    open(`/converter/${testId(1)}/2/text=KT?facility=Atlanta&customer=${testId(70)}&customerName=Harlan`);
    expect(await screen.findByText('Offer for Harlan')).toBeInTheDocument();
    expect(api.callsOf(productDetail)[0]?.input).toEqual({
      productId: testId(1),
      companyId: testId(70),
      facilityCity: 'Atlanta',
    });
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/converters/identify/text=KT?facility=Atlanta&customer=${testId(70)}&customerName=Harlan`,
    );
  });

  it('[CONV-036] leads back to /converters from any other type', async () => {
    api = fakeApi(answers(productDetail, detailA), history);
    open(`/converter/${testId(1)}/1`);
    await screen.findByRole('heading', { name: 'KT 0334', level: 2 });
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/converters');
    expect(api.callsOf(productList)).toEqual([]);
  });

  it('walks through the list it was found in with J and K', async () => {
    api = fakeApi(answers(productDetail, detailA), answers(productList, foundTwo), history);
    open(`/converter/${testId(1)}/2/text=KT`);
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    await userEvent.keyboard('j');
    expect(window.location.pathname).toBe(`/converter/${testId(2)}/2/text=KT`);
    expect(await screen.findByText('2 of 2')).toBeInTheDocument();
    await userEvent.keyboard('k');
    await waitFor(() => expect(window.location.pathname).toBe(`/converter/${testId(1)}/2/text=KT`));
  });

  it('says that a converter is gone, and offers another try when it did not load', async () => {
    api = fakeApi(refuses(productDetail, 404, { error: 'This converter was not found', requestId: 'x' }));
    open(`/converter/${testId(1)}/2/text=KT`);
    expect(await screen.findByText(/^This converter is no longer in the catalogue/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to converters' })).toHaveAttribute(
      'href',
      '/converters/identify/text=KT',
    );
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.change(refuses(productDetail, 503), history);
    open(`/converter/${testId(1)}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.change(answers(productDetail, detailA));
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'KT 0334', level: 2 })).toBeInTheDocument();
  });

  it('lets a subscriber open the price with a credit', async () => {
    api = fakeApi(
      answers(productDetail, bare),
      answers(productList, { list: [converterA], areMoreItemsAvailable: false, isLimited: true }),
      history,
    );
    open(`/converter/${testId(1)}`, { hierarchy: 2 });
    const button = await screen.findByRole('button', { name: 'Look up price' });
    const told = jest.fn();
    const stop = onSignal('credits-changed', told);
    api.change(answers(productDetail, detailA));
    await userEvent.click(button);
    expect((await screen.findAllByText('$172.23')).length).toBeGreaterThan(0);
    expect(api.callsOf(productList)[0]?.input).toEqual({ productId: testId(1), isClicked: 'true' });
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });
});
