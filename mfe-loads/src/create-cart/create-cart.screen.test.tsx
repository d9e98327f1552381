import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyList, facilityList, type Facility } from '@washcoat/contract-entities';
import { loadAdd } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { aCustomer, aFacility, idOf, listed } from '../testing/loads.fixture';
import CreateCartScreen from './create-cart.screen';

const tampa = aFacility({ facilityId: idOf(201), name: 'Tampa', city: 'Tampa', isEinRequired: true });
const closed = aFacility({ facilityId: idOf(202), name: 'Closed', isActive: false });
const noCarts = aFacility({ facilityId: idOf(203), name: 'Office', isCartCreation: false });

/** Answers as the service does: the active ones where those are asked for, 100 unless another count is. */
const offers = (...facilities: Facility[]) =>
  answers(facilityList, ({ input: { isActive, count } }) =>
    listed(...facilities.filter((one) => one.isActive || isActive !== 'true').slice(0, Number(count ?? 100))),
  );

describe('creating a cart', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (session: object = {}) =>
    renderWithPlatform(<CreateCartScreen />, {
      route: '/loads/create-load',
      store,
      session: { canBuildCart: true, ...session },
    });
  const known = [
    answers(companyList, { ...listed(aCustomer()), next: null }),
    offers(aFacility(), tampa, closed, noCarts),
  ];

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[LOAD-001] [LOAD-006] lists customers that may have carts and searches them', async () => {
    api = fakeApi(...known);
    open();
    expect(await screen.findByText('Harlan Auto Parts')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Customers' }), 'h');
    await waitFor(() =>
      expect(api.callsOf(companyList).at(-1)?.input).toEqual({
        text: 'h',
        offset: '0',
        count: '10',
        isLoads: 'true',
      }),
    );
  });

  it('[LOAD-010] [CUST-047] offers Create Customer with the right only, and says that it comes from the cart', async () => {
    api = fakeApi(...known);
    open({ canCreateUser: true });
    const link = await screen.findByRole('link', { name: 'Create Customer' });
    expect(link).toHaveAttribute('href', '/entities/create');
    await userEvent.click(link);
    expect([window.location.pathname, window.history.state]).toEqual([
      '/entities/create',
      { usr: { isFromCart: true } },
    ]);
    cleanup();
    open();
    await screen.findByText('Harlan Auto Parts');
    expect(screen.queryByRole('link', { name: 'Create Customer' })).not.toBeInTheDocument();
  });

  it('[LOAD-007] [LOAD-008] [LOAD-011] [LOAD-055] asks for NAME and LOCATION and opens the new cart', async () => {
    api = fakeApi(...known, answers(loadAdd, { message: 'Created', loadId: idOf(700) }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Cart for Harlan Auto Parts' }));
    const dialog = screen.getByRole('dialog', { name: 'Create Cart' });
    expect(within(dialog).getByRole('textbox', { name: /NAME/ })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Cart' }));
    expect(within(dialog).getByText('Enter Valid Cart Name & Facility')).toBeInTheDocument();
    expect(api.callsOf(loadAdd)).toEqual([]);
    await waitFor(() =>
      expect(within(dialog).getByRole('combobox', { name: /LOCATION/ })).toHaveTextContent('Atlanta'),
    );
    await userEvent.type(within(dialog).getByRole('textbox', { name: /NAME/ }), 'Harlan weekly 46{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/load/${idOf(700)}`));
    expect(api.callsOf(loadAdd)[0]?.input).toMatchObject({
      customerId: idOf(100),
      loadName: 'Harlan weekly 46',
      facilityId: idOf(200),
      facilityCity: 'Atlanta',
      isQuote: false,
      businessLicense: 'BL-1',
    });
  });

  it('[LOAD-008] offers a facility that comes after a hundred others', async () => {
    const hundred = Array.from({ length: 100 }, (_, n) =>
      aFacility({ facilityId: idOf(2000 + n), name: `Yard ${n}` }),
    );
    api = fakeApi(...known, offers(...hundred, tampa));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Cart for Harlan Auto Parts' }));
    await waitFor(() => expect(api.callsOf(facilityList)).toHaveLength(1));
    screen.getByRole('combobox', { name: /LOCATION/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /Tampa/ }));
    expect(screen.getByRole('combobox', { name: /LOCATION/ })).toHaveTextContent('Tampa');
  });

  it('[LOAD-009] makes a quote, asks for the EIN where the facility wants it, and shows what the server refuses', async () => {
    api = fakeApi(...known, refuses(loadAdd, 400, { error: 'Harlan Auto Parts is switched off.' }));
    open();
    await userEvent.click(await screen.findByText('Harlan Auto Parts'));
    const dialog = screen.getByRole('dialog', { name: 'Create Cart' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /NAME/ }), 'Quote 1');
    const location = within(dialog).getByRole('combobox', { name: /LOCATION/ });
    location.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('option', { name: /Closed|Office/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('option', { name: /Tampa/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /EIN/ }), '12-3456789');
    await userEvent.click(within(dialog).getByRole('switch', { name: 'IS QUOTE' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Cart' }));
    expect(await within(dialog).findByText('Harlan Auto Parts is switched off.')).toBeInTheDocument();
    expect(api.callsOf(loadAdd)[0]?.input).toMatchObject({
      isQuote: true,
      facilityCity: 'Tampa',
      ein: '12-3456789',
    });
  });
});
