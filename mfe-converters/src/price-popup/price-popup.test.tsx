import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceHistory, productDetail, productList } from '@washcoat/contract-converters';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { converterA, detailA, foundTwo, sharedStamp, testId } from '../converter/converter.fixture';
import type { ConverterDetail } from '../converter/converter.api';
import { FoundConverters } from '../identify/found-converters';
import { emptySearch } from '../identify/identify-search';
import { PricePopup } from './price-popup';

const house = { hierarchy: 1, canShowPricing: true, canAccessAssay: true };
const search = {
  ...emptySearch,
  customer: { value: testId(70), label: 'Harlan' },
  facility: { value: testId(72), label: 'Atlanta' },
};
const since = '2026-11-20T14:12:00.000Z';
const explained: ConverterDetail = {
  ...detailA,
  explanation: detailA.explanation?.map((step) => ({ ...step, date: since, source: 'Dana Whitlock' })),
  metalValue: {
    isDefaultAssay: false,
    date: since,
    source: 'Bo Buyer',
    shares: [
      share('pt', '0.04742235', 1000, 47.42, 862.4, 38.85),
      share('pd', '0.0876365', 1100, 96.4, 909.5, 79.71),
      share('rh', '0.0147199', 4800, 70.66, 4350, 64.03),
    ],
  },
};

function share(
  metal: 'pt' | 'pd' | 'rh',
  ounces: string,
  marketOunce: number,
  marketValue: number,
  netOunce: number,
  baseValue: number,
) {
  return { metal, ounces, marketOunce, marketValue, hedgeOunce: netOunce, netOunce, baseValue };
}

const history = answers(priceHistory, {
  list: [{ date: '2026-11-11', abListPrice: 184.87, abPublishPrice: 169.5, changePercent: null }],
  high: 184.87,
  low: 184.87,
  average: 184.87,
});

describe('the explanation of a price', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
  });

  const showPopup = (detail: ConverterDetail) => {
    api = fakeApi(answers(productDetail, detail), history);
    renderWithPlatform(<PricePopup product={detail} search={search} onClose={() => undefined} />, {
      store,
      session: house,
    });
  };
  const showFound = (list = foundTwo.list) => {
    api = fakeApi(answers(productDetail, explained), answers(productList, foundTwo), history);
    const results = {
      isIdle: false,
      answer: { ...foundTwo, list },
      isLoading: false,
      isUpdating: false,
      error: undefined,
      retry: () => undefined,
      offline: null,
    };
    renderWithPlatform(
      <FoundConverters
        search={search}
        results={results}
        prompt={null}
        emptyHint=""
        onPage={() => undefined}
      />,
      { store, session: house },
    );
  };
  const popup = () => screen.findByRole('dialog', { name: 'Prices of KT 0334' });

  it('tells since when each input stands and who set it, and what each metal adds', async () => {
    showPopup(explained);
    const waterfall = await screen.findByRole('table', { name: 'How the price of KT 0334 came about' });
    expect(within(waterfall).getAllByText(/^20th Nov, 2026 .*, Dana Whitlock$/)).toHaveLength(3);
    const metals = screen.getByRole('table', { name: 'What each metal adds to the price of KT 0334' });
    const cells = within(metals)
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells[1]).toEqual(['0.047', '1,000.00', '$47.42', '862.40', '$38.85']);
    expect(cells[4]).toEqual(['', '', '$214.48', '', '$182.59']);
    expect(screen.getByText(/^Weight and assay: 20th Nov, 2026 .*, Bo Buyer$/)).toBeInTheDocument();
    expect(screen.queryByText('Rests on a single test')).not.toBeInTheDocument();
  });

  it('leaves net and base value to the house', async () => {
    const shares = explained.metalValue?.shares.map(({ metal, ounces, marketOunce, marketValue }) => ({
      ...{ metal, ounces, marketOunce, marketValue },
    }));
    showPopup({ ...explained, metalValue: { isDefaultAssay: false, shares: shares ?? [] } });
    const metals = await screen.findByRole('table', { name: /^What each metal adds/ });
    const heads = within(metals).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Metal',
      'oz',
      'Market, $/oz',
      'Market value',
    ]);
  });

  it('says that it rests on a single test, and what it would be without the override', async () => {
    showPopup({ ...explained, testCount: 1, price: 240, isCalculatedPrice: true });
    expect(await screen.findByText('Rests on a single test')).toBeInTheDocument();
    expect(screen.getByText('Override $240.00, calculated $187.15')).toBeInTheDocument();
  });

  it('says that it rests on the default piece', async () => {
    showPopup({ ...explained, testCount: 1, isDefaultAssay: true });
    expect(await screen.findByText('Rests on the default piece')).toBeInTheDocument();
    expect(screen.queryByText('Rests on a single test')).not.toBeInTheDocument();
  });

  it('explains a price of the past with the prices of its day, and comes back', async () => {
    showPopup(explained);
    await userEvent.click(await screen.findByRole('button', { name: /^\$169\.50, Offer of KT 0334/ }));
    expect(await screen.findByText(/^Offer on 11th Nov, 2026: \$169\.50\./)).toBeInTheDocument();
    expect(api.callsOf(productDetail).at(-1)?.input).toEqual({
      productId: testId(1),
      companyId: testId(70),
      facilityId: testId(72),
      facilityCity: 'Atlanta',
      onDay: '2026-11-11',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show today’s prices' }));
    expect(screen.queryByText(/^Offer on 11th Nov/)).not.toBeInTheDocument();
  });

  it('goes to any day, and from there to the prices applied before and after, beside those of today', async () => {
    const beside = {
      earlier: { snapshotId: testId(301), appliedAt: '2026-10-01T08:00:00.000Z' },
      later: null,
    };
    const then = { ...explained, offerPrice: 160.03, besidePrices: beside };
    showPopup(explained);
    await screen.findByRole('table', { name: 'How the price of KT 0334 came about' });
    expect(screen.queryByRole('button', { name: 'Prices before' })).not.toBeInTheDocument();
    api.change(answers(productDetail, then));
    fireEvent.change(await screen.findByLabelText('Prices in force at the end of'), {
      target: { value: '2026-10-15' },
    });
    expect(
      await screen.findByText(/^Offer \$160\.03 then, \$172\.23 today: −12\.20\. Explained with the metal/),
    ).toBeInTheDocument();
    expect(api.callsOf(productDetail).at(-1)?.input).toMatchObject({ onDay: '2026-10-15' });
    expect(screen.getByRole('button', { name: 'Prices after' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Prices before' }));
    expect(await screen.findByText(/^Offer \$160\.03 then/)).toBeInTheDocument();
    const { input } = api.callsOf(productDetail).at(-1) ?? {};
    expect(input).toMatchObject({ productId: testId(1), snapshotId: testId(301) });
    expect(input).not.toHaveProperty('onDay');
    await userEvent.click(screen.getByRole('button', { name: 'Show today’s prices' }));
    expect(screen.queryByText(/then,/)).not.toBeInTheDocument();
  });

  it('says what the market of the prices came from to those who are told, and offers no day without a price', async () => {
    const marketSource = { kind: 'http', at: '2026-11-20T14:00:00.000Z' } as const;
    const { pricedFor, offerPrice: _offer, ...blind } = explained;
    if (!pricedFor) throw new Error('The example is priced.');
    showPopup({ ...explained, pricedFor: { ...pricedFor, marketSource } });
    expect(await screen.findByText(/market read from a feed on/)).toHaveTextContent(/20th Nov, 2026/);
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    showPopup(blind);
    expect(await screen.findByRole('dialog', { name: 'Prices of KT 0334' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Prices in force at the end of')).not.toBeInTheDocument();
  });

  it('opens from every price of a row, the offer by keyboard too, and leaves the row to open the converter', async () => {
    showFound();
    const table = await screen.findByRole('region', { name: 'Converters' });
    const prices = await within(table).findAllByRole('button', { name: /of KT 0334: how it came about$/ });
    expect(prices.map((price) => price.textContent)).toEqual(
      expect.arrayContaining(['214.48', '187.15', '175.92', '168.44', '$172.23']),
    );
    const market = within(table).getByRole('button', { name: /^\$214\.48, Market of KT 0334/ });
    await userEvent.click(market);
    expect(within(await popup()).getByText('Priced for Harlan at Atlanta')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    within(table)
      .getByRole('button', { name: /^\$172\.23, Offer of KT 0334/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(await popup()).toBeInTheDocument();
  });

  it('tells parts with one stamp apart by kind, shape and weight, in rows and on cards', async () => {
    const twin = { ...sharedStamp, productId: testId(3), typeName: 'CERAMIC', shape: 'can', subweight: 640 };
    showFound([sharedStamp, twin, converterA]);
    for (const text of ['cylinder · 1,180 g · DIESEL', 'can · 640 g · CERAMIC'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('GM Captiva diesel')).toHaveLength(2);
    expect(screen.queryByText(/cylinder.* · CERAMIC/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
    for (const text of ['DIESEL · cylinder · 1,180 g', 'CERAMIC · can · 640 g'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^\$172\.23, Offer of KT 0334/ }));
    expect(await popup()).toBeInTheDocument();
  });
});
