import { creditsGet } from '@washcoat/contract-billing';
import { navContribution, pageContribution, slotContribution } from '@washcoat/contract-kernel';
import { isOffered, sendSignal } from '@washcoat/platform-sdk';
import { answers, fakeApi, fakeSession, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { billingApi } from '../app/api';
import { store } from '../app/store';
import { someCredits } from '../credits/credits.fixture';
import manifest from '../../remote.manifest.json';
import CreditsReadout from './credits-readout.panel';

describe('the readout of lookup credits', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    cleanup();
    store.dispatch(billingApi.util.resetApiState());
    api.restore();
  });

  it.each([
    [460, '460 lookups left'],
    [250_000, '250,000 lookups left'],
    [250_001, 'UNLIMITED lookups left'],
  ])('[CRED-007] shows %i as "%s" and leads to the payment page', async (count, words) => {
    api = fakeApi(answers(creditsGet, { ...someCredits, count }));
    renderWithPlatform(<CreditsReadout id="credits-readout" />, { store, session: { hierarchy: 2 } });
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/payment');
  });

  it('[CRED-007] is right as soon as somebody tells that the credits changed', async () => {
    api = fakeApi(answers(creditsGet, { ...someCredits, count: 7 }));
    renderWithPlatform(<CreditsReadout id="credits-readout" />, { store, session: { hierarchy: 2 } });
    await screen.findByRole('link', { name: '7 lookups left' });
    api.change(answers(creditsGet, { ...someCredits, count: 6 }));
    sendSignal('credits-changed');
    expect(await screen.findByRole('link', { name: '6 lookups left' })).toBeInTheDocument();
  });

  it('is absent while the credits are unknown', async () => {
    api = fakeApi(refuses(creditsGet, 503));
    renderWithPlatform(<CreditsReadout id="credits-readout" />, { store, session: { hierarchy: 2 } });
    await waitFor(() => expect(api.callsOf(creditsGet)).toHaveLength(1));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('[NAV-046] offers readout and payment page to hierarchy 2 only', () => {
  const offers = [
    ...manifest.panels.map((one) => slotContribution.parse(one)),
    ...manifest.pages.filter(({ path }) => path === '/payment').map((one) => pageContribution.parse(one)),
    ...manifest.nav.filter(({ route }) => route === '/payment').map((one) => navContribution.parse(one)),
  ];
  expect(offers).toHaveLength(3);
  for (const hierarchy of [1, 2, 3, 4, 10]) {
    const subject = fakeSession({ hierarchy });
    expect(offers.map((offer) => isOffered(offer, subject))).toEqual(offers.map(() => hierarchy === 2));
  }
});
