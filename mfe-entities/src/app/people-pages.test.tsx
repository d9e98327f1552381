import { cleanup, screen } from '@testing-library/react';
import { isOffered } from '@washcoat/platform-sdk';
import { fakeApi, fakeSession, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { navContribution, pageContribution } from '@washcoat/contract-kernel';
import manifest from '../../remote.manifest.json';
import { entitiesApi } from './api';
import { Root } from './root';
import { store } from './store';

describe('the pages of users, facilities, invitations and the customers file', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it.each([
    ['[USER-001]', '/entities/users', 'Users'],
    ['[USER-002]', '/entities/Franchise/users', 'Users'],
    ['[USER-003]', '/settings', 'User Profile'],
    ['[FAC-001]', '/config/facilities', 'Facilities'],
    ['[FAC-002]', '/config/cart-config', 'Facility Activation'],
    ['[INVT-001]', '/entities/inviteUsers', 'Invite Users'],
    ['[BULK-002]', '/config/download-customers', 'Download customers'],
  ])('%s %s shows %s', async (_row, path, heading) => {
    api = fakeApi();
    renderWithPlatform(<Root />, { route: path, store, session: { isSA: true } });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    const page = manifest.pages.find((one) => one.path === path);
    expect(pageContribution.parse(page).isUnderConstruction).toBe(false);
  });

  it('[BULK-013] has the customers file for super admins and hierarchy 10 alone, in the menu too', () => {
    const path = '/config/download-customers';
    const page = pageContribution.parse(manifest.pages.find((one) => one.path === path));
    const entries = manifest.nav
      .filter(({ route }) => route === path)
      .map((one) => navContribution.parse(one));
    for (const [facts, hasIt] of [
      [{ hierarchy: 1, isSA: true }, true],
      [{ hierarchy: 10 }, true],
      [{ hierarchy: 1, isAdmin: true, canBuildCart: true }, false],
      [{ hierarchy: 4 }, false],
      [{ hierarchy: 2 }, false],
    ] as const) {
      const offers = [page, ...entries].filter((one) => isOffered(one, fakeSession(facts)));
      expect([facts, offers.length]).toEqual([facts, hasIt ? 2 : 0]);
    }
  });
});
