import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { topCatsReport, type TopCat } from '@washcoat/contract-reporting';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { reportsApi } from '../app/api';
import { store } from '../app/store';
import TopCatsScreen from './top-cats.screen';

const aCat = (oem: string, count: number): TopCat => ({
  ...{ productId: null, oem, type: 'CERAMIC', description: 'Mercedes C-Class', url: null },
  ...{ count, quantity: count },
});
const totals = { codes: 2, pieces: 1234, quantity: 1234 };
const first = { list: [aCat('KT 0334', 1200)], areMoreItemsAvailable: true, totals };
const all = { list: [...first.list, aCat('GS2', 34)], areMoreItemsAvailable: true, totals };

describe('Top Cats of many codes', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
  });
  const open = () =>
    renderWithPlatform(<TopCatsScreen />, {
      route: '/dashboard/top-cats',
      store,
      session: { canViewTopCats: true },
    });
  const table = async () => within(await screen.findByRole('region', { name: 'Top Cats' }));
  const find = async (oem: string) => expect(await (await table()).findAllByText(oem)).not.toHaveLength(0);
  const counts = () => api.callsOf(topCatsReport).map(({ input }) => input.count);

  it('shows the first rows with the sums of all, and the others when they are there', async () => {
    let come: (answer: typeof all) => void = () => undefined;
    const others = new Promise<typeof all>((resolve) => (come = resolve));
    api = fakeApi(answers(topCatsReport, ({ input }) => (input.count ? first : others)));
    open();
    await find('KT 0334');
    expect(screen.getAllByText('1,234')).toHaveLength(2);
    expect((await table()).queryAllByText('GS2')).toHaveLength(0);
    expect(screen.queryByText(/are listed/)).toBeNull();
    come(all);
    await find('GS2');
    expect(screen.getByText('The first 2 are listed; the download has all.')).toBeInTheDocument();
    expect(counts()).toEqual(['100', undefined]);
  });

  it('asks once where the first rows are all', async () => {
    api = fakeApi(answers(topCatsReport, { ...first, areMoreItemsAvailable: false }));
    open();
    await find('KT 0334');
    await waitFor(() => expect(counts()).toEqual(['100']));
  });

  it('keeps the first rows, and says so, where the others do not come', async () => {
    api = fakeApi({
      definition: topCatsReport,
      reply: ({ input }) =>
        input.count ? Response.json(first) : Response.json({ error: 'That took too long.' }, { status: 500 }),
    });
    open();
    await find('KT 0334');
    expect(await screen.findByText(/That took too long|did not load/)).toBeInTheDocument();
    await find('KT 0334');
  });
});
