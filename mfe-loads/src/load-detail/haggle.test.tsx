import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemCounter, itemHistory, itemReview, itemTakeBack, type LoadItem } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { aLoadDetail, anItem, idOf } from '../testing/loads.fixture';
import { known, leave, open } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

/** GS2, of which a side asks for another price and quantity. */
const asked = (party: 'seller' | 'buyer', facts: Partial<LoadItem> = {}) =>
  anItem({
    oem: 'GS2',
    status: 0,
    adjustedPrice: 240,
    quantity: 2,
    version: 4,
    offer: {
      party,
      by: 'Rosa Delgado',
      at: '2026-11-23T15:04:00.000Z',
      isPriceChanged: true,
      from: { quantity: 1, unit: 1, adjustedPrice: 265.91 },
    },
    ...facts,
  });
const withOpen = (...items: LoadItem[]) =>
  aLoadDetail({ party: 'buyer', items, unanswered: items, unansweredCount: items.length });

describe('a haggle on the page of a load', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    leave();
    api.restore();
  });

  it('[LDET-021] [LDET-045] [LDET-046] [LDET-082] says what is asked for, by whom and when, and sends the answer of what was seen', async () => {
    api = fakeApi(...known(withOpen(asked('seller'))), refuses(itemReview, 503));
    open();
    const bar = within(await screen.findByRole('region', { name: 'Review of GS2' }));
    expect(bar.getByText(/^GS2 \$265\.91 → \$240\.00, quantity 1 → 2$/)).toBeInTheDocument();
    expect(bar.getByText(/Rosa Delgado, 23rd Nov, 2026/)).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Cannot edit item please try agian later')).toBeInTheDocument();
    api.change(answers(itemReview, { message: 'Updated Successfully' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Updated Successfully')).toBeInTheDocument();
    expect(api.callsOf(itemReview).map(({ input }) => input)).toMatchObject([
      { itemId: idOf(800), status: 1, version: 4 },
      { itemId: idOf(800), status: 2, version: 4 },
    ]);
  });

  it('offers a seller no Reject of what was not offered yet, and says why', async () => {
    const unpriced = { ...asked('buyer'), adjustedPrice: undefined };
    const item = { ...unpriced, offer: unpriced.offer && { ...unpriced.offer, isOffered: false } };
    api = fakeApi(...known({ ...withOpen(item), party: 'seller' }), refuses(itemReview, 500));
    open();
    const bar = within(await screen.findByRole('region', { name: 'Review of GS2' }));
    const reject = bar.getByRole('button', { name: 'Reject' });
    act(() => reject.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('No price was offered for it yet');
    expect(reject).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(reject);
    await userEvent.click(screen.getByRole('button', { name: 'Actions of GS2' }));
    expect(await screen.findByRole('menuitem', { name: 'Approve' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Reject' })).not.toBeInTheDocument();
    expect(api.callsOf(itemReview)).toEqual([]);
  });

  it('[LDET-047] loads the item into the editor, whose counter-offer goes out', async () => {
    api = fakeApi(
      ...known(withOpen(asked('seller'))),
      answers(itemCounter, { message: 'Updated Successfully', item: asked('buyer') }),
    );
    open();
    const bar = within(await screen.findByRole('region', { name: 'Review of GS2' }));
    await userEvent.click(bar.getByRole('button', { name: 'Modify' }));
    const editor = within(screen.getByRole('dialog', { name: 'Counter-offer for GS2' }));
    expect(editor.getByText('It then waits for the seller.')).toBeInTheDocument();
    expect(editor.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await userEvent.click(editor.getByRole('button', { name: 'Send counter-offer' }));
    expect(editor.getByRole('alert')).toHaveTextContent('Ask for another price or quantity');
    const price = editor.getByRole('textbox', { name: 'ADJUSTED' });
    await userEvent.clear(price);
    await userEvent.type(price, '250');
    await userEvent.click(editor.getByRole('button', { name: 'Send counter-offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(itemCounter)[0]?.input).toEqual({
      loadId: idOf(700),
      itemId: idOf(800),
      version: 4,
      adjustedPrice: 250,
    });
  });

  it('offers who asked no Approve but to wait or take it back', async () => {
    api = fakeApi(
      ...known(withOpen(asked('buyer'))),
      refuses(itemTakeBack, 409, { error: 'GS2 is approved already.', code: 'NOT_UNDER_REVIEW' }),
    );
    open();
    const bar = within(await screen.findByRole('region', { name: 'Waiting for the seller: GS2' }));
    expect(bar.getByText(/waiting for the seller/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('GS2 is approved already.')).toBeInTheDocument();
    expect(api.callsOf(itemTakeBack)[0]?.input).toMatchObject({ itemId: idOf(800), version: 4 });
  });

  it('lets a seller who sees no prices know that one was changed, and answer with a quantity alone', async () => {
    const { basePrice: _1, adjustedPrice: _2, total: _3, ...item } = asked('buyer');
    const offer = item.offer && { ...item.offer, by: '', from: { quantity: 1, unit: 1 } };
    api = fakeApi(...known({ ...withOpen({ ...item, offer }), party: 'seller' }));
    open({ hierarchy: 2, canSeeUnitPrice: false, canSellerAddToCart: false });
    const bar = within(await screen.findByRole('region', { name: 'Review of GS2' }));
    expect(bar.getByText('GS2 another price, quantity 1 → 2')).toBeInTheDocument();
    expect(bar.getByText(/the buyer, 23rd Nov, 2026/)).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Modify' }));
    const editor = within(screen.getByRole('dialog', { name: 'Counter-offer for GS2' }));
    expect(editor.queryByRole('textbox', { name: 'ADJUSTED' })).not.toBeInTheDocument();
    expect(editor.getByRole('textbox', { name: 'Quantity' })).toBeInTheDocument();
  });

  it('holds COMPLETE ORDER back, says what is open and leads there', async () => {
    api = fakeApi(...known(withOpen(asked('buyer'))));
    open();
    const note = within(await screen.findByRole('note', { name: 'Open items' }));
    expect(note.getByText('GS2 waits for an answer of the seller.')).toBeInTheDocument();
    for (const name of ['COMPLETE ORDER', 'FINISH ORDER'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(note.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Waiting for the seller: GS2' }).parentElement).toHaveFocus(),
    );
  });

  it('lets a seller finish what waits for the buyer alone', async () => {
    api = fakeApi(...known({ ...withOpen(asked('seller')), party: 'seller' }));
    open({ hierarchy: 2 });
    expect(await screen.findByRole('button', { name: 'FINISH ORDER' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('shows who asked for what and who agreed', async () => {
    const step = { by: 'Rosa Delgado', at: '2026-11-23T15:04:00.000Z', unit: 1 };
    api = fakeApi(
      ...known(withOpen(asked('seller'))),
      answers(itemHistory, {
        list: [
          { ...step, action: 'added', quantity: 1, adjustedPrice: 265.91, isWaiting: false },
          { ...step, action: 'changed', quantity: 2, adjustedPrice: 240, isWaiting: true },
          {
            ...step,
            by: '',
            party: 'buyer',
            action: 'approved',
            quantity: 2,
            adjustedPrice: 240,
            isWaiting: false,
          },
          { ...step, by: '', action: 'changed', quantity: 2, adjustedPrice: 240, isWaiting: false },
        ],
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of GS2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'History of GS2' }));
    expect((await history.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('somebody · changed · 2 × $240.00'),
      expect.stringContaining('the buyer · approved · 2 × $240.00'),
      expect.stringContaining('Rosa Delgado · changed · 2 × $240.00'),
      expect.stringContaining('Rosa Delgado · added · 1 × $265.91'),
    ]);
  });
});
