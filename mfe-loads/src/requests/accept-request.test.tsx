import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadAccept, loadGet, loadTypes } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { known, leave, open } from '../load-detail/opened-load.fixture';
import { aLoadDetail, idOf } from '../testing/loads.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const request = aLoadDetail({ party: 'buyer', type: loadTypes.request, status: 1 });
const mayAccept = { hierarchy: 4, canAcceptLoadRequest: true };
const button = () => screen.queryByRole('button', { name: 'ACCEPT REQUEST NOW' });

describe('a grading request that is open', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });

  it('[LOAD-039] is accepted where it is, and is a cart then', async () => {
    api = fakeApi(...known(request), answers(loadAccept, { message: 'Accepted' }));
    open(mayAccept);
    await userEvent.click(await screen.findByRole('button', { name: 'ACCEPT REQUEST NOW' }));
    await waitFor(() => expect(api.callsOf(loadAccept)[0]?.input).toEqual({ loadId: idOf(700) }));
    await waitFor(() => expect(api.callsOf(loadGet).length).toBeGreaterThan(1));
  });

  it('says who was faster', async () => {
    api = fakeApi(
      ...known(request),
      refuses(loadAccept, 409, { error: 'Sam accepted this request already.' }),
    );
    open(mayAccept);
    await userEvent.click(await screen.findByRole('button', { name: 'ACCEPT REQUEST NOW' }));
    expect(await screen.findByText('Sam accepted this request already.')).toBeInTheDocument();
  });

  it.each([
    ['who may not accept one', request, { hierarchy: 4, canAcceptLoadRequest: false }],
    ['the seller who waits', { ...request, party: 'seller' as const }, mayAccept],
    ['who has it as a cart', aLoadDetail({ party: 'buyer' }), mayAccept],
  ])('is not offered to %s', async (_who, load, session) => {
    api = fakeApi(...known(load));
    open(session);
    await screen.findByText('Customer Details');
    expect(button()).not.toBeInTheDocument();
  });
});
