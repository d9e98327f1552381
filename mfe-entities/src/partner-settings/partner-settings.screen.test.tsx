import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyDetail, companyEdit, facilityList } from '@washcoat/contract-entities';
import type { SignedIn } from '@washcoat/platform-sdk';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { entitiesApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { aFacility, aWholeCompany, listed, ownCompanyId } from '../customers/customer.fixture';

describe('the settings of the own company', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (session: Partial<SignedIn>) =>
    renderWithPlatform(<Root />, { route: '/settings-config', store, session });
  const own = aWholeCompany({ companyId: ownCompanyId, companyName: 'Gulf Coast Cores' });

  beforeEach(() => {
    api = fakeApi(answers(companyDetail, own), answers(facilityList, listed(aFacility())));
  });
  afterEach(() => {
    cleanup();
    toast.clear();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('[CUST-009] [CUST-041] [CUST-042] [CUST-043] [CUST-044] [CUST-046] is SETTINGS with the ways to users and customers', async () => {
    open({ hierarchy: 10, isAdmin: true, canCreateUser: true });
    expect(await screen.findByRole('form', { name: 'SETTINGS' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'SETTINGS' })).toBeInTheDocument();
    const users = `/entities/viewGroupId/${ownCompanyId}`;
    expect(screen.getByRole('link', { name: 'Go To Users' })).toHaveAttribute('href', users);
    expect(screen.getByRole('link', { name: 'Create user' })).toHaveAttribute('href', `${users}?add=1`);
    expect(screen.getByRole('link', { name: 'Back To Customers' })).toHaveAttribute(
      'href',
      '/entities/viewGroup',
    );
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/entities/viewGroup');
  });

  it('[CUST-043] [CUST-044] shows other tiers neither button', async () => {
    open({ hierarchy: 4, isAdmin: true, isSA: true, canCreateUser: true });
    await screen.findByRole('form', { name: 'SETTINGS' });
    expect(screen.queryByRole('link', { name: 'Go To Users' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create user' })).not.toBeInTheDocument();
  });

  it('[CUST-045] edits the own company and stays with what was saved', async () => {
    api.change(answers(companyEdit, { message: 'Successfully edited the Partner', version: 4 }));
    open({ hierarchy: 10, isAdmin: true });
    const city = await screen.findByRole('textbox', { name: /City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Mobile');
    api.change(answers(companyDetail, { ...own, city: 'Mobile', version: 4 }));
    await userEvent.click(screen.getByRole('button', { name: 'Save customer' }));
    expect(await screen.findByText('Successfully edited the Partner')).toBeInTheDocument();
    expect(api.callsOf(companyEdit)[0]?.input).toEqual({
      companyId: ownCompanyId,
      version: 3,
      city: 'Mobile',
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /City/ })).toHaveValue('Mobile'));
    expect(window.location.pathname).toBe('/settings-config');

    const state = screen.getByRole('textbox', { name: /Zipcode/ });
    await userEvent.clear(state);
    await userEvent.type(state, '36602');
    await userEvent.click(screen.getByRole('button', { name: 'Save customer' }));
    await waitFor(() => expect(api.callsOf(companyEdit)).toHaveLength(2));
    expect(api.callsOf(companyEdit)[1]?.input).toMatchObject({ version: 4, zipcode: '36602' });
  }, 30_000);
});
