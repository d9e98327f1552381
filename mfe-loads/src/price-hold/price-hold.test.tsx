import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemReview, loadEdit, loadReprice } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { known, leave, open } from '../load-detail/opened-load.fixture';
import { aLoadDetail, anItem } from '../testing/loads.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const aQuote = (facts: Parameters<typeof aLoadDetail>[0] = {}) =>
  aLoadDetail({
    type: 5,
    status: 3,
    party: 'buyer',
    isOffered: true,
    heldUntil: null,
    holdHours: 24,
    ...facts,
  });

describe('a quote that holds its prices', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });
  const note = () => screen.findByRole('region', { name: 'Held prices' });
  const menu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
    return screen.findByRole('menu');
  };

  it('is sent with the hours of the customer or others, and with none that nobody can mean', async () => {
    api = fakeApi(...known(aQuote()), answers(loadEdit, { message: 'Successfully updated the load' }));
    open();
    await userEvent.click(
      within(await menu()).getByRole('menuitem', { name: 'Send the prices to the seller' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the prices to the seller' }));
    const hours = dialog.getByRole('textbox', { name: 'Hours for which the prices are held' });
    expect(hours).toHaveValue('24');
    for (const wrong of ['721', '-1']) {
      await userEvent.clear(hours);
      await userEvent.type(hours, wrong);
      await userEvent.click(dialog.getByRole('button', { name: 'Send prices' }));
      expect(dialog.getByRole('alert')).toHaveTextContent('Enter whole hours from 0 to 720');
    }
    await userEvent.clear(hours);
    await userEvent.type(hours, '48');
    await userEvent.click(dialog.getByRole('button', { name: 'Send prices' }));
    expect(await screen.findByText('Successfully updated the load')).toBeInTheDocument();
    expect(api.callsOf(loadEdit).map(({ input }) => input)).toMatchObject([
      { isOffered: true, holdHours: 48 },
    ]);
  });

  it.each([
    ['buyer', 3, 'Only the seller turns it into a cart while its prices are held.'],
    ['buyer', -1, 'Its prices are not held any more: price it again, or send it again.'],
    ['seller', -1, 'Its prices are not held any more: the buyer has to price it again.'],
  ] as const)(
    'says to its %s why it becomes no cart, %d hours before its prices are let go',
    async (party, hours, reason) => {
      api = fakeApi(...known(aQuote({ party, heldUntil: inHours(hours) })));
      open(party === 'seller' ? { hierarchy: 10 } : {});
      await userEvent.click(within(await menu()).getByRole('menuitem', { name: 'Turn into a cart' }));
      expect(await screen.findByText(reason)).toBeInTheDocument();
      expect(api.callsOf(loadEdit)).toEqual([]);
    },
  );

  it('becomes a cart by its seller while the prices are held', async () => {
    api = fakeApi(
      ...known(aQuote({ party: 'seller', heldUntil: inHours(3) })),
      answers(loadEdit, { message: 'Successfully updated the load' }),
    );
    open({ hierarchy: 10 });
    await userEvent.click(within(await menu()).getByRole('menuitem', { name: 'Turn into a cart' }));
    await screen.findByText('Successfully updated the load');
    expect(api.callsOf(loadEdit).map(({ input }) => input)).toMatchObject([{ isQuote: false }]);
  });

  it('says to its seller for how long, without a way to change it', async () => {
    api = fakeApi(...known(aQuote({ party: 'seller', heldUntil: inHours(3.2) })));
    open({ hierarchy: 10 });
    const shown = await note();
    expect(within(shown).getByRole('timer')).toHaveTextContent(/^3 h 1\d min$/);
    expect(within(shown).queryByRole('button')).toBeNull();
  });

  it('counts down to the moment from which on nothing is agreed to', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00.000Z') });
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const waiting = anItem({
      status: 0,
      offer: { party: 'buyer', by: 'Maya', at: '2026-11-20T14:00:00.000Z', isPriceChanged: false },
    });
    const facts = { items: [waiting], unanswered: [waiting], unansweredCount: 1 };
    try {
      api = fakeApi(
        ...known(aQuote({ ...facts, party: 'seller', heldUntil: '2026-11-20T15:01:00.000Z' })),
        answers(itemReview, { message: 'Updated Successfully' }),
      );
      open({ hierarchy: 10 });
      const shown = within(await note());
      expect(shown.getByRole('timer')).toHaveTextContent('1 min 00 s');
      // Each part of the page looks anew after it was drawn anew, which is at the end of a step.
      for (let step = 0; step < 8; step++) await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(await within(await note()).findByRole('status')).toHaveTextContent(
        /^The prices are not held any more\. .* The buyer has to price it again\.$/,
      );
      const approve = await screen.findByRole('button', { name: 'Approve' });
      await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'true'));
      await user.click(approve);
      expect(api.callsOf(itemReview)).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is priced again by its buyer when that is over, and says what stayed or why it was refused', async () => {
    api = fakeApi(
      ...known(aQuote({ heldUntil: inHours(-1) })),
      refuses(loadReprice, 409, { error: 'The prices of this quote are held.', code: 'PRICES_ARE_HELD' }),
    );
    open();
    await userEvent.click(within(await note()).getByRole('button', { name: 'Price again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Price this quote again' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Price again' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The prices of this quote are held.');
    api.change(
      answers(loadReprice, { message: 'Successfully priced the quote again', changedCount: 1, keptCount: 2 }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Price again' }));
    expect(
      await screen.findByText('Successfully priced the quote again: 1 price changed, 2 set by hand kept'),
    ).toBeInTheDocument();
    expect(api.callsOf(loadReprice).at(-1)?.input).toMatchObject({ holdHours: 24 });
  });
});
