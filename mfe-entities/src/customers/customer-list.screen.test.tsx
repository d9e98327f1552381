import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyActive,
  companyDecide,
  companyDelete,
  companyDetail,
  companyEdit,
  companyExport,
  companyList,
  companyMessage,
  facilityList,
  viewList,
} from '@washcoat/contract-entities';
import type { SignedIn } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { entitiesApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { aCompany, aFacility, aWholeCompany, idOf, listed, ownCompanyId } from './customer.fixture';

const peachtree = aCompany({
  companyId: idOf(101),
  companyName: 'Peachtree Cores',
  companyType: 'FRANCHISE',
  isFranchise: true,
  isPartner: false,
});
const everything: Partial<SignedIn> = {
  canEditGroup: true,
  canDeleteGroup: true,
  canCreateUser: true,
  canInviteUsers: true,
  canCreateFranchise: true,
  canShowPriceModifier: true,
  canEditCompanyName: true,
};

describe('the customers list', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (route = '/entities/viewGroup', session: Partial<SignedIn> = everything) =>
    renderWithPlatform(<Root />, { route, store, session });
  const name = (text: string) => screen.findByText(text);
  const search = () => screen.getByRole('searchbox', { name: 'Search Customers' });

  beforeEach(() => {
    api = fakeApi(
      answers(companyList, listed(aCompany(), peachtree)),
      answers(companyDetail, aWholeCompany()),
      answers(facilityList, listed(aFacility('Atlanta'))),
      answers(viewList, { list: [] }),
    );
  });
  afterEach(() => {
    cleanup();
    toast.clear();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[CUST-002] [CUST-001] [CUST-011] [CUST-012] [CUST-037] opens from /entities with its heading, search and pages of ten', async () => {
    open('/entities');
    await name('Harlan Auto Parts');
    expect(window.location.pathname).toBe('/entities/viewGroup');
    expect(screen.getByRole('heading', { name: 'Customers' })).toBeInTheDocument();
    expect(search()).toHaveValue('');
    expect(api.callsOf(companyList)[0]?.input).toEqual({ count: '10', offset: '0' });
  });

  it.each([
    ['Approve', true],
    ['Refuse', false],
  ])('lets the house %s customers who registered alone', async (verb, isApproved) => {
    const waiting = aCompany({ companyName: 'Newco Cores', isWaiting: true, isActive: false });
    api.change(
      answers(companyList, listed(waiting)),
      answers(companyDecide, { message: `${verb}d Successfully` }),
    );
    open();
    await name('Newco Cores');
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(MESSAGE|DELETE)/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Waiting for approval' }));
    await waitFor(() => expect(api.callsOf(companyList).at(-1)?.input).toMatchObject({ isWaiting: 'true' }));
    await userEvent.click(await screen.findByRole('button', { name: `${verb} Newco Cores` }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: verb }));
    expect(await screen.findByText(`${verb}d Successfully`)).toBeInTheDocument();
    expect(api.callsOf(companyDecide)[0]?.input).toEqual({ companyId: waiting.companyId, isApproved });
  });

  it('shows nobody else who waits', async () => {
    open('/entities/viewGroup', { ...everything, hierarchy: 10 });
    await name('Harlan Auto Parts');
    expect(screen.queryByRole('switch', { name: 'Waiting for approval' })).not.toBeInTheDocument();
  });

  it('[CUST-014] [CUST-016] [CUST-017] [CUST-018] [CUST-019] [CUST-020] [CUST-021] [CUST-107] shows every column', async () => {
    open();
    await name('Harlan Auto Parts');
    for (const title of ['Customer', 'Address', 'Email', 'Type', 'Facility', 'Price Adjust', 'Is Active?'])
      expect(
        screen.getByRole('columnheader', { name: new RegExp(`^${title.replace('?', '\\?')}`) }),
      ).toBeVisible();
    const row = screen.getByRole('row', { name: /Harlan Auto Parts/ });
    for (const text of [
      '2nd Oct, 2026',
      '12 Mill Road',
      'Marietta, GA 30060',
      'joe@harlan.test',
      'Partner Seller',
      'Atlanta',
      '−2.5 %',
    ])
      expect(within(row).getByText(text)).toBeInTheDocument();
  });

  it('leaves prices away for those who may not see them', async () => {
    open('/entities/viewGroup', { ...everything, canShowPriceModifier: false });
    await name('Harlan Auto Parts');
    expect(screen.queryByText('Price Adjust')).not.toBeInTheDocument();
  });

  it('[CUST-015] sorts by customer both ways, by the server', async () => {
    open();
    await name('Harlan Auto Parts');
    await userEvent.click(screen.getByRole('button', { name: /^Customer/ }));
    await waitFor(() =>
      expect(api.callsOf(companyList).at(-1)?.input).toMatchObject({ customerSort: 'asc' }),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Customer/ }));
    await waitFor(() =>
      expect(api.callsOf(companyList).at(-1)?.input).toMatchObject({ customerSort: 'desc' }),
    );
  });

  it('sorts by several columns with Shift, and keeps it in the address', async () => {
    open();
    await name('Harlan Auto Parts');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: /^Customer/ }));
    await user.keyboard('{/Shift}');
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('sort')).toBe('type.asc,companyName.asc'),
    );
    await waitFor(() =>
      expect(api.callsOf(companyList).at(-1)?.input).toMatchObject({ sort: 'type.asc,companyName.asc' }),
    );
  });

  it('[CUST-001] [CUST-038] [COM-015] keeps the search in the path and starts over at the first page', async () => {
    open('/entities/viewGroup?offset=20&sort=companyName.desc');
    await name('Harlan Auto Parts');
    await userEvent.click(search());
    await userEvent.paste('Har/lan');
    await waitFor(() => expect(window.location.pathname).toBe('/entities/viewGroup/Har%2Flan'));
    expect(window.location.search).toBe('?sort=companyName.desc');
    await waitFor(() =>
      expect(api.callsOf(companyList).at(-1)?.input).toEqual({
        text: 'Har/lan',
        count: '10',
        offset: '0',
        customerSort: 'desc',
      }),
    );
  });

  it('[COM-019] [COM-020] pages on from the last row, with sizes to choose from', async () => {
    api.change(
      answers(companyList, { list: [aCompany()], areMoreItemsAvailable: true, next: 'after-harlan' }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(api.callsOf(companyList).at(-1)?.input).toMatchObject({ offset: '10', after: 'after-harlan' }),
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '10',
      '20',
      '30',
      '40',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '40' }));
    await waitFor(() => expect(api.callsOf(companyList).at(-1)?.input).toEqual({ offset: '0', count: '40' }));
  });

  it('[CUST-023] [CUST-026] [CUST-027] offers EDIT, DELETE, VIEW and MESSAGE with their rights', async () => {
    open();
    await name('Harlan Auto Parts');
    expect(screen.getByRole('link', { name: 'VIEW Harlan Auto Parts' })).toHaveAttribute(
      'href',
      `/entities/viewGroupId/${idOf(100)}`,
    );
    for (const action of ['EDIT', 'DELETE', 'MESSAGE'])
      expect(screen.getByRole('button', { name: `${action} Harlan Auto Parts` })).toBeInTheDocument();
    cleanup();
    open('/entities/viewGroup', {});
    await name('Harlan Auto Parts');
    expect(screen.queryByRole('button', { name: /^EDIT/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^DELETE/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('[CUST-010] carries the search into VIEW', async () => {
    open('/entities/viewGroup/harlan');
    await name('Harlan Auto Parts');
    expect(screen.getByRole('link', { name: 'VIEW Harlan Auto Parts' })).toHaveAttribute(
      'href',
      `/entities/viewGroupId/${idOf(100)}/harlan`,
    );
  });

  it('[CUST-022] [COM-037] [COM-018] saves the whole customer with the switch and reloads', async () => {
    api.change(answers(companyEdit, { message: 'Successfully edited the Partner', version: 4 }));
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Harlan Auto Parts is active' }));
    expect(await screen.findByText('Successfully edited the Partner')).toBeInTheDocument();
    expect(api.callsOf(companyEdit)[0]?.input).toEqual({
      companyId: idOf(100),
      isActive: false,
      companyName: 'Harlan Auto Parts',
      companyType: 'SELLER',
      address: '12 Mill Road',
      city: 'Marietta',
      state: 'GA',
      zipcode: '30060',
      facility: 'Atlanta',
      firstName: 'Joe',
      lastName: 'Harlan',
      email: 'joe@harlan.test',
      phone: '4045550142',
      businessLicense: 'BL-1',
      ein: '12-3456789',
      priceMod: 1.5,
      priceModIsPercentage: true,
      groupModifier: -2.5,
      groupModifierIsPercentage: true,
      canSeeUnitPrice: true,
      canBuildCart: false,
      version: 3,
    });
    await waitFor(() => expect(api.callsOf(companyList)).toHaveLength(2));
  });

  it('[CUST-087] lets hierarchy 10 switch its customers, never its own company', async () => {
    api.change(
      answers(companyList, listed(aCompany(), aCompany({ companyId: ownCompanyId, companyName: 'Own' }))),
    );
    open('/entities/viewGroup', { hierarchy: 10 });
    expect(await screen.findByRole('switch', { name: 'Harlan Auto Parts is active' })).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Own is active' })).not.toBeInTheDocument();
  });

  it('[CUST-028] [CUST-105] [COM-008] asks before it deletes', async () => {
    api.change(answers(companyDelete, { message: 'Deleted Successfully' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'DELETE Harlan Auto Parts' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Are you sure you want to delete the customer Harlan Auto Parts ?');
    expect(api.callsOf(companyDelete)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete customer' }));
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
    expect(api.callsOf(companyDelete)[0]?.input).toEqual({ companyId: idOf(100) });
  });

  it('[CUST-025] [CUST-104] messages the contact, with own words or without', async () => {
    api.change(answers(companyMessage, { message: 'Successfully Sent' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'MESSAGE Harlan Auto Parts' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Call me');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Successfully Sent')).toBeInTheDocument();
    expect(api.callsOf(companyMessage)[0]?.input).toEqual({ companyId: idOf(100), message: 'Call me' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    api.change(refuses(companyMessage, 429, { error: 'Too many messages. Try again in a minute.' }));
    await userEvent.click(screen.getByRole('button', { name: 'MESSAGE Harlan Auto Parts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Too many messages. Try again in a minute.')).toBeInTheDocument();
    expect(api.callsOf(companyMessage)[1]?.input).toEqual({ companyId: idOf(100) });
  });

  it('[CUST-029] [CUST-030] offers Create Customer by right and Invite User for the one chosen row', async () => {
    open();
    await name('Harlan Auto Parts');
    expect(screen.getByRole('button', { name: 'Create Customer' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Invite User' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /Harlan Auto Parts/ }));
    expect(screen.getByRole('link', { name: 'Invite User' })).toHaveAttribute(
      'href',
      `/entities/inviteUsers?company=${idOf(100)}`,
    );
    cleanup();
    open('/entities/viewGroup', {});
    await name('Harlan Auto Parts');
    expect(screen.queryByRole('button', { name: 'Create Customer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('switches the chosen rows off and names what was refused', async () => {
    api.change(
      answers(companyActive, {
        message: 'Changes Applied.',
        changed: 1,
        refused: [{ id: idOf(101), error: 'please upload company logo' }],
      }),
    );
    open();
    await name('Harlan Auto Parts');
    await userEvent.click(screen.getByRole('checkbox', { name: /Harlan Auto Parts/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Peachtree Cores/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Peachtree Cores: please upload company logo')).toBeInTheDocument();
    expect(api.callsOf(companyActive)[0]?.input).toEqual({ ids: [idOf(100), idOf(101)], isActive: false });
  });

  it('[COM-016] exports the view as a download', async () => {
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.change(answers(companyExport, { link: '/read/v1/entity/file?signature=1' }));
    open('/entities/viewGroup/harlan');
    await name('Harlan Auto Parts');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'XLSX' }));
    await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
    expect(api.callsOf(companyExport)[0]?.input).toEqual({
      text: 'harlan',
      format: 'xlsx',
      columns: 'companyName,address,city,state,zipcode,email,type,facility,priceAdjust,isActive',
    });
    press.mockRestore();
  });

  it('[CUST-032] [CUST-033] [CUST-034] [CUST-035] has a Users and a Customers tab unless they are hidden', async () => {
    open();
    await name('Harlan Auto Parts');
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/entities/users');
    expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/entities/viewGroup');
    cleanup();
    open('/entities/Franchise');
    await name('Peachtree Cores');
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/entities/Franchise/users');
    expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/entities/Franchise');
    act(() => {
      window.history.pushState({ usr: { hideCustomers: true } }, '', '/entities/Franchise?count=20');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument());
  });

  it('[CUST-003] [CUST-004] [CUST-006] [CUST-024] [CUST-031] lists franchises, then the customers of one', async () => {
    open('/entities/Franchise?text=peach');
    expect(await screen.findAllByRole('button', { name: 'ADD_FRANCHISE' })).toHaveLength(2);
    expect(api.callsOf(companyList).at(-1)?.input).toMatchObject({ text: 'peach', isFranchise: 'true' });
    expect(screen.getByRole('link', { name: 'VIEW Peachtree Cores' })).toHaveAttribute(
      'href',
      `/entities/Franchise/viewGroupId/${idOf(101)}/peach`,
    );
    await userEvent.click(screen.getByText('Peachtree Cores'));
    await waitFor(() => expect(window.location.pathname).toBe(`/entities/Franchise/${idOf(101)}`));
    await waitFor(() =>
      expect(api.callsOf(companyList).at(-1)?.input).toMatchObject({
        parentCompanyId: idOf(101),
        isFranchiseCustomers: 'true',
      }),
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'Franchise>Franchise Customer',
    );
    expect(screen.queryByRole('button', { name: 'ADD_FRANCHISE' })).not.toBeInTheDocument();
  });

  it('[CUST-089] offers ADD_FRANCHISE with its right only; it starts a new franchise', async () => {
    open('/entities/Franchise', { ...everything, canCreateFranchise: false });
    await name('Peachtree Cores');
    expect(screen.queryByRole('button', { name: 'ADD_FRANCHISE' })).not.toBeInTheDocument();
    cleanup();
    open('/entities/Franchise');
    const [first] = await screen.findAllByRole('button', { name: 'ADD_FRANCHISE' });
    if (first) await userEvent.click(first);
    expect(await screen.findByRole('heading', { name: 'CREATE FRANCHISE' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Company type/ })).toHaveValue('Franchise');
    expect(screen.getByRole('link', { name: 'Back To Franchises' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save franchise' })).toBeInTheDocument();
    cleanup();
    open('/entities/Franchise', { ...everything, canCreateUser: false });
    await name('Peachtree Cores');
    expect(screen.queryByRole('button', { name: 'ADD_FRANCHISE' })).not.toBeInTheDocument();
  });

  it('calls franchises franchises, and customers customers', async () => {
    open('/entities/Franchise');
    await name('Peachtree Cores');
    expect(screen.getByRole('heading', { name: 'Franchises' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search Franchises' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Franchise' })).toBeInTheDocument();
    cleanup();
    open(`/entities/Franchise/${idOf(101)}`);
    expect(await screen.findByRole('heading', { name: 'Customers' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Customer' })).toBeInTheDocument();
  });

  it('[CUST-036] shows other tiers their own company instead of the list', async () => {
    api.change(answers(companyDetail, aWholeCompany({ companyId: ownCompanyId })));
    open('/entities/viewGroup', { hierarchy: 2, isAdmin: true });
    expect(await screen.findByRole('form', { name: 'EDIT CUSTOMER' })).toBeInTheDocument();
    expect(api.callsOf(companyList)).toEqual([]);
    expect(api.callsOf(companyDetail)[0]?.input).toEqual({ companyId: ownCompanyId });
  });
});
