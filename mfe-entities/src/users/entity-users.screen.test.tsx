import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyDetail,
  facilityList,
  historyList,
  roleList,
  userAdd,
  userEdit,
  userList,
  viewList,
} from '@washcoat/contract-entities';
import { Route, Routes } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import { aCompany } from '../testing/company.fixture';
import { aFacility, aRole, aUser, idOf, listed } from '../testing/people.fixture';
import EntityUsersScreen from './entity-users.screen';

const path = `/entities/viewGroupId/${idOf(100)}`;
const houston = aFacility({ facilityId: idOf(201), name: 'Houston', city: 'Houston', state: 'TX' });

describe('the users of one company', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(viewList, { list: [] }),
      answers(companyDetail, aCompany()),
      answers(userList, listed(aUser())),
      answers(roleList, listed(aRole())),
      answers(facilityList, listed(aFacility(), houston)),
      answers(historyList, { list: [], areMoreItemsAvailable: false }),
      ...more,
    );
  };
  const open = (route = path, session: object = {}) =>
    renderWithPlatform(
      <Routes>
        <Route path="/entities/viewGroupId/:entityId/:searchText?" element={<EntityUsersScreen />} />
        <Route
          path="/entities/Franchise/viewGroupId/:entityId/:searchText?"
          element={<EntityUsersScreen />}
        />
      </Routes>,
      {
        route,
        store,
        session: { canCreateUser: true, canDeleteUser: true, canShowPriceModifier: true, ...session },
      },
    );
  const tabs = async () => within(await screen.findByRole('navigation', { name: 'Customer' }));
  const discountOf = (name: string) => screen.getByRole('textbox', { name: `Discount for ${name}` });

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[USER-021] [USER-024] [USER-025] [USER-026] [USER-027] [USER-028] [USER-029] shows its users in their own columns', async () => {
    start(answers(userList, listed(aUser({ isAdmin: true }))));
    open(path, { isAdmin: true });
    expect(await screen.findByText('Nora Harlan')).toBeInTheDocument();
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles.slice(1, 7)).toEqual(['Name', 'Email', 'Address', 'Role', 'Is Admin', 'Is Active']);
    expect(screen.getByText('Yes')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Harlan Auto Parts' })).toBeInTheDocument();
    expect(api.callsOf(userList)[0]?.input).toMatchObject({ companyId: idOf(100) });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Users' }), 'n');
    await waitFor(() =>
      expect(api.callsOf(userList).at(-1)?.input).toMatchObject({ companyId: idOf(100), text: 'n' }),
    );
    expect(screen.getByRole('button', { name: 'Edit Nora Harlan' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Nora Harlan' })).toBeInTheDocument();
  });

  it('[USER-021] creates a user of this company', async () => {
    start(answers(userAdd, { message: '', userId: idOf(309) }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create user' }));
    await screen.findByRole('form', { name: 'Create user' });
    expect(screen.queryByRole('combobox', { name: 'Company' })).not.toBeInTheDocument();
    await waitFor(() => expect(api.callsOf(roleList)[0]?.input).toMatchObject({ companyId: idOf(100) }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Nora Harlan')).toBeInTheDocument();
  });

  it('[CUST-005] [CUST-006] [CUST-010] leads back to the list with its search', async () => {
    start();
    open(`${path}/harlan%20auto`);
    await screen.findByText('Nora Harlan');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/entities/viewGroup/harlan%20auto',
    );
    cleanup();
    open(`/entities/Franchise/viewGroupId/${idOf(100)}`);
    await screen.findByText('Nora Harlan');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/entities/Franchise');
  });

  it('[USER-022] [USER-049] edits the group discount and the discounts of single facilities', async () => {
    start(
      answers(
        companyDetail,
        aCompany({ facilityDiscount: [{ facilityId: idOf(200), name: 'Atlanta', discount: 4 }] }),
      ),
      answers(userEdit, { message: '', version: 8 }),
    );
    open();
    await userEvent.click((await tabs()).getByRole('link', { name: 'Pricing' }));
    expect(await screen.findByRole('textbox', { name: 'Group discount' })).toHaveValue('2.5');
    expect(discountOf('Atlanta')).toHaveValue('4');
    screen.getByRole('combobox', { name: 'Add a facility' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['HoustonHouston, TX']);
    expect(api.callsOf(facilityList)[0]?.input).toEqual({ isActive: 'true', count: '1000' });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save pricing' }));
    expect(await screen.findByText('1 field needs attention')).toBeInTheDocument();
    await userEvent.type(discountOf('Houston'), '-1.5');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Group discount' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save pricing' }));
    expect(await screen.findByText('Successfully edited the Pricing')).toBeInTheDocument();
    expect(api.callsOf(userEdit)).toHaveLength(1);
    expect(api.callsOf(userEdit)[0]?.input).toEqual({
      companyId: idOf(100),
      version: 7,
      groupDiscount: null,
      facilityDiscount: [
        { facilityId: idOf(200), discount: 4 },
        { facilityId: idOf(201), discount: -1.5 },
      ],
    });
  });

  it('[USER-022] takes a facility off the list', async () => {
    start(
      answers(
        companyDetail,
        aCompany({ facilityDiscount: [{ facilityId: idOf(200), name: 'Atlanta', discount: 4 }] }),
      ),
      answers(userEdit, { message: 'Successfully edited the Pricing', version: 8 }),
    );
    open(`${path}?tab=pricing`);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the discount for Atlanta' }));
    expect(screen.getByText('No facility has a discount of its own.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save pricing' }));
    await waitFor(() => expect(api.callsOf(userEdit)[0]?.input).toMatchObject({ facilityDiscount: [] }));
  });

  it('shows both pricings when somebody was faster', async () => {
    start(
      refuses(userEdit, 409, { error: 'Ada changed this customer.', code: 'STALE', changedBy: 'Ada Admin' }),
    );
    open(`${path}?tab=pricing`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Group discount' }), '1');
    api.change(answers(companyDetail, aCompany({ groupDiscount: 6, version: 9 })));
    await userEvent.click(screen.getByRole('button', { name: 'Save pricing' }));
    const clash = await screen.findByRole('dialog', { name: 'Ada Admin changed this customer' });
    expect(within(clash).getByText('2.51 %')).toBeInTheDocument();
    expect(within(clash).getByText('6 %')).toBeInTheDocument();
    await userEvent.click(within(clash).getByRole('button', { name: /^Take/ }));
    expect(screen.getByRole('textbox', { name: 'Group discount' })).toHaveValue('6');
  });

  it('asks before a typed discount is lost by another tab', async () => {
    start();
    open(`${path}?tab=pricing`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Group discount' }), '1');
    await userEvent.click((await tabs()).getByRole('link', { name: 'Users' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByRole('textbox', { name: 'Group discount' })).toHaveValue('2.51');
    await userEvent.click((await tabs()).getByRole('link', { name: 'Users' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Nora Harlan')).toBeInTheDocument();
  });

  it('[USER-022] has no pricing without the right', async () => {
    start();
    open(`${path}?tab=pricing`, { canShowPriceModifier: false });
    expect(await screen.findByText('Nora Harlan')).toBeInTheDocument();
    expect((await tabs()).getAllByRole('link').map((tab) => tab.textContent)).toEqual(['Users', 'Customer']);
  });

  it('[USER-023] shows the customer itself in the third tab, and that alone to other tiers', async () => {
    start();
    open();
    await userEvent.click((await tabs()).getByRole('link', { name: 'Customer' }));
    expect((await screen.findAllByText('Harlan Auto Parts')).length).toBeGreaterThan(0);
    expect(screen.getByText(/office@harlan.test/)).toBeInTheDocument();
    cleanup();
    open(path, { hierarchy: 2 });
    expect(await screen.findByText(/office@harlan.test/)).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Customer' })).not.toBeInTheDocument();
    expect(screen.queryByText('Nora Harlan')).not.toBeInTheDocument();
  });

  it('says that a customer is gone', async () => {
    start(refuses(companyDetail, 404, { error: 'This company is not here.' }));
    open();
    expect(await screen.findByText('This customer is gone, or not yours to see.')).toBeInTheDocument();
  });
});
