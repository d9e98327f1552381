import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLinkMake, loadLinkRevoke, loadLinks, type LoadLink } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { known, leave, open } from '../load-detail/opened-load.fixture';
import { aLoadDetail, idOf } from '../testing/loads.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const link: LoadLink = {
  ...{ linkId: idOf(950), madeFor: 'Rosa Lind', madeBy: 'Maya Ellison', madeAt: '2026-11-20T15:00:00.000Z' },
  ...{ expiresAt: '2026-11-27T15:00:00.000Z', isOpen: true, revokedAt: null },
  ...{ visits: 3, visitedAt: '2026-11-20T16:00:00.000Z' },
  ...{ approvedAt: '2026-11-20T16:05:00.000Z', approvedBy: 'Rosa', isApprovalCurrent: false },
};
const address = 'https://washcoat.test/offer/abc';

describe('the public link on the page of a load', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });

  async function show(...more: Parameters<typeof fakeApi>) {
    api = fakeApi(...known(aLoadDetail({ party: 'buyer' })), ...more);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Public link' }));
    return within(await screen.findByRole('dialog', { name: 'Public link' }));
  }

  it('is made for somebody and for some days, and its address is shown to be copied', async () => {
    const user = userEvent.setup();
    const made = { message: 'Made a link', address, expiresAt: link.expiresAt };
    const dialog = await show(answers(loadLinks, { list: [] }), answers(loadLinkMake, made));
    await user.clear(dialog.getByLabelText(/^For/));
    await user.click(dialog.getByRole('button', { name: 'Make link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Say for whom it is');
    await user.type(dialog.getByLabelText(/^For/), 'Rosa Lind');
    await user.click(dialog.getByRole('button', { name: 'Make link' }));
    expect(await dialog.findByLabelText('Address of the new link')).toHaveValue(address);
    expect(api.callsOf(loadLinkMake).map(({ input }) => input)).toEqual([
      { loadId: idOf(700), madeFor: 'Rosa Lind', days: 7 },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('says why it was not made', async () => {
    const error = 'This link would show prices that you may not see. Ask somebody who may.';
    const dialog = await show(answers(loadLinks, { list: [] }), refuses(loadLinkMake, 403, { error }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make link' }));
    expect(await dialog.findByText(error)).toBeInTheDocument();
  });

  it('tells who opened and approved it and when, and is ended', async () => {
    const dialog = await show(
      answers(loadLinks, { list: [link] }),
      answers(loadLinkRevoke, { message: 'Ended the link' }),
    );
    const list = within(await dialog.findByRole('list', { name: 'Links of this load' }));
    expect(list.getByText(/Opened 3 times, last/)).toBeInTheDocument();
    expect(list.getByText(/Approved by Rosa.*; the list was changed since/)).toBeInTheDocument();
    api.change(
      answers(loadLinks, { list: [{ ...link, isOpen: false, revokedAt: '2026-11-20T17:00:00.000Z' }] }),
    );
    await userEvent.click(list.getByRole('button', { name: 'End the link for Rosa Lind' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^End the link/ })).toBeNull());
    expect(api.callsOf(loadLinkRevoke)[0]?.input).toEqual({ loadId: idOf(700), linkId: link.linkId });
  });

  it('is not offered to who sells', async () => {
    api = fakeApi(...known(aLoadDetail({ party: 'seller' })));
    open({ hierarchy: 10 });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
    expect(await screen.findByRole('menuitem', { name: 'Print labels' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Public link' })).toBeNull();
  });
});
