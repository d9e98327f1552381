import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { metalBook, metalEntries, type BookWeek } from '@washcoat/contract-settlement';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';

const none = { pt: 0, pd: 0, rh: 0 };
const weeks: BookWeek[] = [
  { week: null, bought: { ...none, pt: 12.5 }, locked: none, shipped: none, settled: none },
  {
    week: '2026-12-28',
    bought: { ...none, pt: 20 },
    locked: { pt: 15, pd: 3, rh: 0 },
    shipped: { pt: 18, pd: 2, rh: 0 },
    settled: none,
  },
];
const entry = {
  entryId: '7',
  date: '2026-12-08T15:00:00.000Z',
  stage: 'locked' as const,
  metal: 'pt' as const,
  ounces: 15,
  week: '2026-12-28',
  companyName: 'Corner Muffler',
  source: 'ST-2026-041',
  settlementId: null,
};

describe('the metal account', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (route = '/settlement/metal-account') =>
    renderWithPlatform(<Root />, { route, store, session: { canAccessSettlement: true } });

  beforeEach(() => {
    api = fakeApi(
      answers(metalBook, { weeks }),
      answers(metalEntries, { list: [entry], areMoreItemsAvailable: false }),
    );
  });
  afterEach(() => {
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    api.restore();
  });

  it('shows the book of a metal week by week, with what is open', async () => {
    open();
    const book = await screen.findByRole('table', { name: 'Platinum book' }, { timeout: 15_000 });
    expect(book).toHaveAttribute('data-cards', 'phone');
    const rows = within(book).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^No due date12\.5000\.0000\.0000\.00012\.50011\.250Nothing locked$/),
      expect.stringMatching(/20\.00015\.00018\.0000\.0003\.0001\.200Covered$/),
    ]);
    expect(await screen.findByText('ST-2026-041')).toBeInTheDocument();
  });

  it('warns of locks that no metal covers, whichever metal is shown', async () => {
    open();
    expect(await screen.findByText(/^Over-hedged: Palladium, due/)).toBeInTheDocument();
  });

  it('calls no lock uncovered to who is not told what was bought', async () => {
    const [first, second] = weeks.map(({ bought: _bought, ...week }) => week);
    if (!first || !second) throw new Error('There are two weeks.');
    const locked = { ...first, locked: { ...none, pt: 5 } };
    api.change(answers(metalBook, { weeks: [second, locked] }));
    open();
    const book = await screen.findByRole('table', { name: 'Platinum book' });
    expect(within(book).queryByRole('columnheader', { name: 'Bought' })).not.toBeInTheDocument();
    const rows = within(book).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/15\.00018\.0000\.0003\.0001\.200Covered$/),
      expect.stringMatching(/^No due date5\.0000\.0000\.000Not shownNot shownCover not shown$/),
    ]);
    expect(screen.queryByText(/Uncovered lock/)).not.toBeInTheDocument();
    expect(screen.getByText(/^What was bought is not shown to you/)).toBeVisible();
  });

  it('says what a lock would do before it is made', async () => {
    open();
    const ounces = await screen.findByRole('textbox', { name: 'Platinum, oz' });
    await userEvent.type(ounces, '1.2');
    expect(
      screen.getByText(/^16\.200 oz would be locked of 18\.000 oz\. There is room for 0\.000 oz/),
    ).toBeVisible();
    await userEvent.clear(ounces);
    await userEvent.type(ounces, '4');
    expect(screen.getByText(/over-hedged by 1\.000 oz/)).toBeVisible();
  });

  it('asks for the entries of the metal that is chosen, which the address carries', async () => {
    open('/settlement/metal-account?metal=rh');
    expect(await screen.findByRole('table', { name: 'Rhodium book' })).toBeInTheDocument();
    await screen.findByText('ST-2026-041');
    expect(api.callsOf(metalEntries).at(-1)?.input).toMatchObject({ metal: 'rh' });
  });

  it('says so when it did not load, and tries again', async () => {
    api.restore();
    api = fakeApi(refuses(metalBook, 503));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
