import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settlementCompanies, settlementList } from '@washcoat/contract-settlement';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf } from '../statement/statement.fixture';

describe('the dialog CREATE SETTLEMENT', () => {
  let api: ReturnType<typeof fakeApi>;
  const corner = {
    companyId: idOf(100),
    companyName: 'Gulf Coast Recyclers',
    city: 'Tampa',
    state: 'FL',
    facilities: ['Tampa', 'Atlanta'].map((name, index) => ({
      ...{ facilityId: idOf(200 + index), name, city: name, state: 'FL' },
    })),
  };
  afterEach(() => {
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    api.restore();
  });

  it('[SET-005] [SET-006] [SET-007] [SET-069] asks for a customer and a facility before it can be saved', async () => {
    const nothing = answers(settlementList, { list: [], areMoreItemsAvailable: false });
    api = fakeApi(nothing, answers(settlementCompanies, { list: [corner], areMoreItemsAvailable: false }));
    renderWithPlatform(<Root />, {
      route: '/settlement/open',
      store,
      session: { canAccessSettlement: true },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Create settlement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'CREATE SETTLEMENT' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('combobox', { name: /Customer/ }), 'gulf');
    await userEvent.click(await screen.findByRole('option', { name: /Gulf Coast/ }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    const place = dialog.getByRole('combobox', { name: /Location/ });
    place.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /Tampa/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Settlement' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/settlement/open/create/new');
  });
});
