import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyDetail, companyExport, companyList } from '@washcoat/contract-entities';
import { answers } from '@washcoat/platform-sdk/testing';
import { aCompany, aWholeCompany, idOf, ownCompanyId } from './customer.fixture';
import { everything, leave, open, twoCustomers } from './opened-customers.fixture';

describe('the customers list', () => {
  let api: ReturnType<typeof twoCustomers>;
  const name = (text: string) => screen.findByText(text);
  const search = () => screen.getByRole('searchbox', { name: 'Search Customers' });

  beforeEach(() => {
    api = twoCustomers();
  });
  afterEach(() => leave(api));

  it('[CUST-002] [CUST-001] [CUST-011] [CUST-012] [CUST-037] opens from /entities with its heading, search and pages of ten', async () => {
    open('/entities');
    await name('Harlan Auto Parts');
    expect(window.location.pathname).toBe('/entities/viewGroup');
    expect(screen.getByRole('heading', { name: 'Customers' })).toBeInTheDocument();
    expect(search()).toHaveValue('');
    expect(api.callsOf(companyList)[0]?.input).toEqual({ count: '10', offset: '0' });
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

  it('[CUST-010] carries the search into VIEW', async () => {
    open('/entities/viewGroup/harlan');
    await name('Harlan Auto Parts');
    expect(screen.getByRole('link', { name: 'VIEW Harlan Auto Parts' })).toHaveAttribute(
      'href',
      `/entities/viewGroupId/${idOf(100)}/harlan`,
    );
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

  it('calls franchises franchises, and customers customers', async () => {
    open('/entities/Franchise');
    await name('Peachtree Cores');
    expect(screen.getByRole('heading', { name: 'Franchises' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search Franchises' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Franchise' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /^Franchise/ })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /^Customer/ })).not.toBeInTheDocument();
    cleanup();
    open(`/entities/Franchise/${idOf(101)}`);
    expect(await screen.findByRole('heading', { name: 'Customers' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Customer' })).toBeInTheDocument();
    expect(await screen.findByRole('columnheader', { name: /^Customer/ })).toBeInTheDocument();
  });

  it('[CUST-036] shows other tiers their own company instead of the list', async () => {
    api.change(answers(companyDetail, aWholeCompany({ companyId: ownCompanyId })));
    open('/entities/viewGroup', { hierarchy: 2, isAdmin: true });
    expect(await screen.findByRole('form', { name: 'EDIT CUSTOMER' })).toBeInTheDocument();
    expect(api.callsOf(companyList)).toEqual([]);
    expect(api.callsOf(companyDetail)[0]?.input).toEqual({ companyId: ownCompanyId });
  });
});
