import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemList, itemsReview, loadGet, type LoadItem } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { aLoadDetail, anItem, idOf } from '../testing/loads.fixture';
import { known, leave, open } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const FIRST = 1000;
/** The first is item 1. */
const itemId = (number: number) => idOf(FIRST + number);

/** An item of the seller, of which no price was agreed on. */
const waiting = (number: number): LoadItem =>
  anItem({
    itemId: itemId(number),
    oem: `KT ${number}`,
    status: 0,
    version: 4,
    offer: { party: 'seller', by: 'Rosa Delgado', at: '2026-11-23T15:04:00.000Z', isPriceChanged: false },
  });

type Lines = { itemId: string; status: number; version: number }[];

describe('Approve all', () => {
  let api: ReturnType<typeof fakeApi>;
  /** What waits on the server. */
  let left: LoadItem[];
  /** By item: why the server approves it not. */
  let refusals: Map<string, string>;

  const load = () =>
    aLoadDetail({
      ...{ party: 'buyer', items: left.slice(0, 20), areMoreItemsAvailable: left.length > 20 },
      unanswered: left.slice(0, 50),
      ...{ unansweredCount: left.length, waitingCount: left.length, itemCount: left.length },
    });
  const linesOf = (input: Record<string, unknown>) => input['lines'] as Lines;
  const review = (input: Record<string, unknown>) => {
    const answered = linesOf(input).map((line) => {
      const error = refusals.get(line.itemId);
      return { itemId: line.itemId, ...(error ? { problem: { status: 409, error, code: 'CONFLICT' } } : {}) };
    });
    const done = new Set(answered.filter(({ problem }) => !problem).map((line) => line.itemId));
    left = left.filter((item) => !done.has(item.itemId));
    return { message: `Updated ${done.size}`, lines: answered };
  };
  const sent = () => api.callsOf(itemsReview).map(({ input }) => linesOf(input));
  const begin = (count: number) => {
    left = Array.from({ length: count }, (_, index) => waiting(index + 1));
    refusals = new Map();
    api = fakeApi(
      ...known(load()),
      answers(loadGet, load),
      answers(itemList, () => ({ list: left, areMoreItemsAvailable: false })),
      answers(itemsReview, ({ input }) => review(input)),
    );
    open();
  };

  afterEach(() => {
    leave();
    api.restore();
  });

  it('approves what the page knows in one call, as it was seen there', async () => {
    begin(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve all 2' }));
    expect(await screen.findByText('Approved 2 items')).toBeInTheDocument();
    expect(sent()).toEqual([
      [
        { itemId: itemId(1), status: 1, version: 4 },
        { itemId: itemId(2), status: 1, version: 4 },
      ],
    ]);
    expect(api.callsOf(itemList)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Review of/ })).not.toBeInTheDocument());
  });

  it('goes on until nothing is left, also what the page does not show, and says how far it is', async () => {
    begin(1020);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.change(
      answers(itemsReview, async ({ input }) => {
        if (api.callsOf(itemsReview).length === 3) await held;
        return review(input);
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Approve all 1,020' }));
    const progress = await screen.findByText('Approved 100 of 1,020');
    expect(progress).toHaveRole('status');
    const bar = within(screen.getByRole('region', { name: /^Review of/ }));
    expect(bar.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    expect(await screen.findByText('Approved 1,020 items')).toBeInTheDocument();
    expect(sent().map(({ length }) => length)).toEqual([...Array<number>(20).fill(50), 20]);
    expect(new Set(sent().flatMap((lines) => lines.map((line) => line.itemId))).size).toBe(1020);
    expect(left).toEqual([]);
    expect(new Set(api.callsOf(itemsReview).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(
      21,
    );
  });

  it('approves nothing that came after it was asked for, and of what was shown no newer version', async () => {
    begin(60);
    await screen.findByRole('button', { name: 'Approve all 60' });
    api.change(answers(loadGet, load()));
    left = left.map((item, place) => (place === 0 ? { ...item, version: 5, adjustedPrice: 500 } : item));
    api.change(
      answers(itemsReview, ({ input }) => {
        left = [...left, waiting(500 + sent().length)];
        return review(input);
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve all 60' }));
    expect(await screen.findByText('Approved 60 items')).toBeInTheDocument();
    expect(sent()[0]?.[0]).toEqual({ itemId: itemId(1), status: 1, version: 4 });
    expect(sent().flat()).toHaveLength(60);
  });

  it('stops at the first refusal, says why, and goes on with the others when it is asked again', async () => {
    begin(120);
    refusals.set(itemId(70), 'Somebody else changed this item.');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve all 120' }));
    const why = 'Approved 99 of 120. KT 70: Somebody else changed this item.';
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(sent()).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve all 21' }));
    expect(
      await screen.findByText('Approved 20 of 21. KT 70: Somebody else changed this item.'),
    ).toBeInTheDocument();
    expect(sent()[2]?.at(-1)?.itemId).toBe(itemId(70));
    expect(await screen.findByRole('region', { name: 'Review of KT 70' })).toBeInTheDocument();
  });

  it('says that nothing was done when the service does not answer, and can be asked again', async () => {
    begin(60);
    api.change(refuses(itemsReview, 503));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve all 60' }));
    expect(await screen.findByText('Cannot edit item please try agian later')).toBeInTheDocument();
    api.change(
      answers(itemsReview, ({ input }) => review(input)),
      refuses(itemList, 403, { error: 'You are not allowed to do this.' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Approve all 60' }));
    expect(await screen.findByText('You are not allowed to do this.')).toBeInTheDocument();
    api.change(answers(itemList, () => ({ list: left, areMoreItemsAvailable: false })));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve all 60' }));
    expect(await screen.findByText('Approved 60 items')).toBeInTheDocument();
  });

  it('ends with the page', async () => {
    begin(200);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.change(
      answers(itemsReview, async ({ input }) => {
        await held;
        return review(input);
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Approve all 200' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    leave();
    answer();
    await api.settled();
    expect(sent()).toHaveLength(1);
  });
});
