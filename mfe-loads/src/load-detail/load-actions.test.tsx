import { act, screen, waitFor } from '@testing-library/react';
import { loadEdit } from '@washcoat/contract-loads';
import { offeredActions } from '@washcoat/platform-sdk';
import { answers, fakeApi } from '@washcoat/platform-sdk/testing';
import { aLoadDetail, idOf } from '../testing/loads.fixture';
import { known, leave, open } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

describe('what the palette offers of an open load', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });

  const names = () => offeredActions.get().map(({ name }) => name);
  async function show(load: Parameters<typeof aLoadDetail>[0], session: object = {}) {
    api = fakeApi(...known(aLoadDetail(load)), answers(loadEdit, { message: 'Saved' }));
    open(session);
    await screen.findByRole('button', { name: 'Actions of the load' });
  }

  it('is what its menu does, said as what comes of it, until the page is left', async () => {
    await show({ party: 'buyer', verifiedAt: null });
    expect(names()).toEqual(
      expect.arrayContaining(['Mark as verified', 'Let the seller add items', 'Public link', 'Print labels']),
    );
    act(() =>
      offeredActions
        .get()
        .find(({ name }) => name === 'Mark as verified')
        ?.run(),
    );
    await waitFor(() =>
      expect(api.callsOf(loadEdit)[0]?.input).toEqual({ loadId: idOf(700), isVerified: true }),
    );
    leave();
    expect(names()).toEqual([]);
  });

  it('says of what is on how it ends', async () => {
    await show({ party: 'buyer', verifiedAt: '2026-11-20T15:00:00.000Z', canSellerAddToCart: true });
    expect(names()).toEqual(
      expect.arrayContaining(['Mark as not verified', 'Let the seller add no more items']),
    );
  });

  it('holds nothing for which somebody has no right', async () => {
    await show({ party: 'seller' }, { hierarchy: 2, canBuildCart: false });
    expect(names()).toEqual(['Print labels']);
  });
});
