import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changePassword,
  companyAdd,
  companyDetail,
  companyDuplicates,
  facilityList,
  logout,
  me,
  roleList,
} from '@washcoat/contract-entities';
import { navigate, pageLoad, sessionStore, type SignedIn } from '@washcoat/platform-sdk';
import { answers, fakeApi, fakeSession, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { entitiesApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { aRole } from '../testing/people.fixture';
import { aFacility, aWholeCompany, idOf, listed, ownCompanyId } from '../customers/customer.fixture';

describe('the account screen', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = async (route: string, session: Partial<SignedIn> = {}) => {
    renderWithPlatform(<Root />, { route, store, session });
    return screen.findByRole('form', { name: 'Create account' });
  };
  const newUser: Partial<SignedIn> = {
    isNewUser: true,
    companyId: null,
    hierarchy: 2,
    email: 'ada@new.test',
    firstName: '',
    lastName: '',
  };
  const fill = async (label: RegExp | string, text: string) => {
    const box = screen.getByLabelText(label, { selector: 'input' });
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(text);
  };
  const choose = async (label: RegExp, option: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  const fillCompany = async () => {
    await fill(/^Company name/, 'Byron Cores');
    await fill(/^Address 1/, '1 Engine Way');
    await fill(/^City/, 'Atlanta');
    await choose(/State/, 'Georgia');
    await fill(/^Zipcode/, '30303');
    await fill(/^First name/, 'Ada');
    await fill(/^Last name/, 'Byron');
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save account' }));
  const sent = () => api.callsOf(companyAdd)[0]?.input;

  beforeEach(() => {
    api = fakeApi(
      answers(companyAdd, { message: 'Successfully added the Partner', companyId: idOf(300) }),
      answers(companyDuplicates, { list: [] }),
      answers(companyDetail, aWholeCompany({ companyId: ownCompanyId })),
      answers(facilityList, listed(aFacility())),
      answers(roleList, { list: [], areMoreItemsAvailable: false }),
    );
  });
  afterEach(() => {
    cleanup();
    toast.clear();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    jest.restoreAllMocks();
    api.restore();
  });

  it('[CUST-007] [CUST-047] [CUST-066] [CUST-067] [CUST-096] makes a customer with its user and goes back to the cart', async () => {
    const form = await open('/entities/create', { canCreateUser: true });
    act(() => navigate('/entities/create', { state: { isFromCart: true } }));
    expect(screen.queryByLabelText(/Current password/)).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Same as the company/ })).toBeChecked();
    await fillCompany();
    await choose(/Company type/, 'Partner Seller');
    await choose(/Facility/, 'Atlanta');
    await fill(/^Email/, 'ada@byron.test');
    expect(within(form).getByLabelText(/User email/)).toHaveValue('ada@byron.test');
    await fill('New password', 'analytical');
    await fill('Confirm password', 'analytical');
    await save();
    expect(await screen.findByText('Successfully added the Partner')).toBeInTheDocument();
    expect(sent()).toMatchObject({
      companyName: 'Byron Cores',
      companyType: 'SELLER',
      facility: 'Atlanta',
      email: 'ada@byron.test',
      userEmail: 'ada@byron.test',
      newPassword: 'analytical',
      confirmPassword: 'analytical',
      parentCompanyId: ownCompanyId,
    });
    expect(sent()).not.toHaveProperty('isNewCustomer');
    await waitFor(() => expect(window.location.pathname).toBe('/loads/create-load'));
  }, 90_000);

  it('lets the role of the first user be chosen among those of the type of company', async () => {
    const partner = aRole({ roleId: idOf(401), name: 'Partner seller', defaultFor: ['PARTNER'] });
    const lead = aRole({ roleId: idOf(402), name: 'Yard lead', defaultFor: [] });
    const owner = aRole({
      roleId: idOf(403),
      name: 'Franchise owner',
      type: 3,
      defaultFor: ['FRANCHISE_OWNER'],
    });
    api.change(
      answers(roleList, ({ input }) => ({
        list: input.newCompanyType === 'FRANCHISE' ? [owner] : [partner, lead],
        areMoreItemsAvailable: false,
      })),
    );
    await open('/entities/create', { canCreateUser: true, canCreateFranchise: true, isAdmin: true });
    expect(screen.getByRole('heading', { name: 'Administrator' })).toBeInTheDocument();
    const role = () => screen.getByRole('combobox', { name: 'Role' });
    expect(role()).toBeDisabled();
    await choose(/Company type/, 'Partner Seller');
    await waitFor(() => expect(role()).toHaveTextContent('Partner seller (default)'));
    await choose(/^Role/, 'Yard lead');
    await choose(/Company type/, 'Franchise');
    await waitFor(() => expect(role()).toHaveTextContent('Franchise owner (default)'));
    await choose(/Company type/, 'Partner Seller');
    await choose(/^Role/, 'Yard lead');
    await fillCompany();
    await choose(/Facility/, 'Atlanta');
    await fill(/^Email/, 'ada@byron.test');
    await save();
    await screen.findByText('Successfully added the Partner');
    expect(sent()).toMatchObject({ companyType: 'SELLER', userRoleId: lead.roleId });
    await waitFor(() => expect(window.location.pathname).toBe(`/entities/viewGroupId/${idOf(300)}`));
    const asked = api.callsOf(roleList).map(({ input }) => input);
    expect(asked).toContainEqual({ newCompanyType: 'SELLER', isGivable: 'true', count: '1000' });
  }, 90_000);

  it('calls the first user an administrator only where one may be made', async () => {
    await open('/entities/create', { canCreateUser: true, isAdmin: false, isSA: false });
    expect(screen.getByRole('heading', { name: 'First user' })).toBeInTheDocument();
  });

  it('[CUST-047] goes back to the customers when it was not opened from the cart', async () => {
    await open('/entities/create?isFromCart=true', { canCreateUser: true });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.pathname).toBe('/entities/viewGroup'));
  });

  it('[CUST-086] wants company, type, address, contact and both e-mails', async () => {
    await open('/entities/create', { canCreateUser: true });
    await userEvent.click(screen.getByRole('checkbox', { name: /Same as the company/ }));
    await fill('New password', 'short');
    await save();
    const labels = [
      /^Company name/,
      /^Address 1/,
      /^City/,
      /^Zipcode/,
      /^First name/,
      /^Last name/,
      /^Email/,
    ];
    for (const label of [...labels, /^User email/])
      expect(screen.getByLabelText(label, { selector: 'input' })).toHaveAccessibleDescription(
        'Please enter the valid value',
      );
    expect(screen.getByRole('combobox', { name: /Company type/ })).toHaveAccessibleDescription(
      'Please select valid Company Type',
    );
    expect(screen.getByLabelText('New password', { selector: 'input' })).toHaveAccessibleDescription(
      /Use at least 8 characters/,
    );
    expect(screen.getByLabelText('Confirm password', { selector: 'input' })).toHaveAccessibleDescription(
      'The new passwords are not the same.',
    );
    expect(api.callsOf(companyAdd)).toEqual([]);
  }, 60_000);

  it('[CUST-101] shows at the user’s e-mail that it is registered', async () => {
    const error = 'This e-mail address is registered already.';
    api.change(refuses(companyAdd, 409, { error, code: 'DUPLICATE', fields: { userEmail: error } }));
    await open('/entities/create', { canCreateUser: true, hierarchy: 10 });
    await fillCompany();
    await choose(/Facility/, 'Atlanta');
    await fill(/^Email/, 'ada@byron.test');
    await save();
    await waitFor(() =>
      expect(screen.getByLabelText(/^User email/)).toHaveAccessibleDescription(
        expect.stringContaining(error),
      ),
    );
    expect(screen.getByLabelText(/^Company name/)).toHaveValue('Byron Cores');
  }, 60_000);

  it('[CUST-008] [CUST-048] [CUST-050] [CUST-096] makes the own company of a self-registering customer, who then signs in again', async () => {
    await open('/new-user/1', newUser);
    expect(screen.queryByRole('combobox', { name: /Company type/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Facility/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^User email/)).toHaveValue('ada@new.test');
    const companyEmail = screen.getByLabelText(/^Email/);
    expect(companyEmail).toHaveAccessibleDescription(/^The address that you registered with/);
    await userEvent.type(companyEmail, 'office@elsewhere.test');
    expect(companyEmail).toHaveValue('ada@new.test');
    expect(screen.queryByLabelText(/Current password/)).not.toBeInTheDocument();
    await fillCompany();
    await save();
    await waitFor(() => expect(window.location.pathname).toBe('/logout'));
    expect(window.location.search).toBe('?registered=1');
    expect(sent()).toMatchObject({
      companyName: 'Byron Cores',
      companyType: 'CUSTOMER',
      email: 'ada@new.test',
      isNewCustomer: true,
    });
    expect(api.callsOf(companyDuplicates)).toEqual([]);
  }, 60_000);

  it('lets an invited partner go on at once with the new rights', async () => {
    const { token: _token, ...details } = fakeSession({
      hierarchy: 10,
      companyId: idOf(300),
      isNewUser: false,
    });
    api.change(answers(me, details));
    await open('/new-user', { ...newUser, hierarchy: 10 });
    await fillCompany();
    await fill(/^Email/, 'office@byron.test');
    await save();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(sent()).toMatchObject({
      companyType: 'SELLER',
      email: 'office@byron.test',
      isNewCustomer: true,
    });
    expect(sent()).not.toHaveProperty('parentCompanyId');
    expect(sessionStore.current()).toMatchObject({ isNewUser: false, companyId: idOf(300) });
  }, 60_000);

  it.each([
    ['[CUST-051] to the invitation when registering', '/new-user/1', '/invite'],
    ['[CUST-052] to the root page otherwise', '/new-user', '/'],
  ])('Close signs a new user out and leads %s', async (_where, route, to) => {
    const load = jest.spyOn(pageLoad, 'to').mockImplementation(() => undefined);
    api.change(answers(logout, { message: 'Signed out' }));
    await open(route, newUser);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(load).toHaveBeenCalledWith(to));
    expect(api.callsOf(logout)).toHaveLength(1);
    expect(sessionStore.current()).toBeNull();
  });

  it('asks before Close loses what a new user typed', async () => {
    const load = jest.spyOn(pageLoad, 'to').mockImplementation(() => undefined);
    api.change(answers(logout, { message: 'Signed out' }));
    await open('/new-user/1', newUser);
    await fill(/^City/, 'Atlanta');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(load).toHaveBeenCalledWith('/invite'));
  });

  it('[CUST-066] asks somebody with an account for the current password', async () => {
    api.change(answers(changePassword, { message: 'Password changed successfully' }));
    renderWithPlatform(<Root />, { route: '/new-user', store, session: { isAdmin: true } });
    expect(await screen.findByRole('form', { name: 'Account' })).toBeInTheDocument();
    await fill('Current password', 'old password');
    await fill('New password', 'new password');
    await fill('Confirm password', 'new password');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
  });
});
