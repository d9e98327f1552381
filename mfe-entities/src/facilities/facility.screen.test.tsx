import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyList,
  facilityActive,
  facilityDelete,
  facilityEdit,
  facilityExport,
  facilityList,
  viewList,
} from '@washcoat/contract-entities';
import {
  answers,
  fakeApi,
  refuses,
  renderWithPlatform,
  watchDownloads,
} from '@washcoat/platform-sdk/testing';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import { aCompany } from '../testing/company.fixture';
import { aFacility, idOf, listed } from '../testing/people.fixture';
import FacilityActivationScreen from './facility-activation.screen';
import FacilityScreen from './facility.screen';

const atlanta = aFacility();
const gulf = aFacility({
  facilityId: idOf(202),
  name: 'Gulf yard',
  address: '9 Dock Rd',
  isFacility: true,
  parentCompanyName: 'Gulf Coast',
});
const whole = {
  facilityId: idOf(200),
  name: 'Atlanta',
  address: '1180 Foundry St NW',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30318',
  phone: '4045550100',
  firstName: 'Dee',
  lastName: 'Marlow',
  email: 'atlanta@washcoat.test',
  isActive: true,
  isPicRequired: false,
  isSignRequired: false,
  isEinRequired: false,
  isCartCreation: true,
  companyLogo: null,
};

describe('facilities', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(answers(viewList, { list: [] }), answers(facilityList, listed(atlanta, gulf)), ...more);
  };
  const open = (route = '/config/facilities', session: object = { isSA: true }) =>
    renderWithPlatform(<FacilityScreen />, { route, store, session });

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[FAC-001] [FAC-003] [FAC-004] [FAC-005] [FAC-006] [FAC-007] [FAC-029] shows five columns, ten facilities a page', async () => {
    start();
    open();
    expect(await screen.findByText('Gulf yard')).toBeInTheDocument();
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles.slice(1, 6)).toEqual(['Facility Name', 'Director Last Name', 'Address', 'Phone', 'Status']);
    const row = within(screen.getByRole('row', { name: /Select Atlanta/ }));
    for (const text of ['Marlow', '1180 Foundry St NW, Atlanta, GA 30318', '404-555-0100'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByRole('switch', { name: 'Atlanta is active' })).toBeChecked();
    expect(api.callsOf(facilityList)[0]?.input).toEqual({ count: '10', offset: '0' });
  });

  it('[FAC-008] [COM-037] saves the whole facility when its switch is moved', async () => {
    start(answers(facilityEdit, { message: 'Successfully edited the Facility', version: 6 }));
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Atlanta is active' }));
    expect(await screen.findByText('Successfully edited the Facility')).toBeInTheDocument();
    expect(api.callsOf(facilityEdit)[0]?.input).toEqual({ ...whole, isActive: false, version: 5 });
    await waitFor(() => expect(api.callsOf(facilityList)).toHaveLength(2));
  });

  it('[FAC-027] says what the service says of a switch, else the text of the product', async () => {
    start(refuses(facilityEdit, 409, { error: 'Carts are open here.' }));
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Atlanta is active' }));
    expect(await screen.findByText('Carts are open here.')).toBeInTheDocument();
    api.change(refuses(facilityEdit, 500));
    await userEvent.click(screen.getByRole('switch', { name: 'Atlanta is active' }));
    expect(await screen.findByText('Oops! Something went wrong. Please try again later')).toBeInTheDocument();
  });

  it('[FAC-009] [COM-008] deletes after asking', async () => {
    start(refuses(facilityDelete, 409, { error: '2 customers deliver to Atlanta.' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Atlanta' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete the facility Atlanta ?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete facility' }));
    expect(await within(dialog).findByText('2 customers deliver to Atlanta.')).toBeInTheDocument();
    api.change(
      answers(facilityDelete, { message: 'Deleted Successfully' }),
      answers(facilityList, listed(gulf)),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete facility' }));
    await waitFor(() => expect(screen.queryByText('1180 Foundry St NW, Atlanta, GA 30318')).toBeNull());
    expect(api.callsOf(facilityDelete).at(-1)?.input).toEqual({ facilityId: idOf(200) });
  });

  it('[FAC-010] [COM-022] filters by a franchise found from three letters, for hierarchy 1', async () => {
    const franchise = aCompany({ companyId: idOf(110), companyName: 'Gulf Coast Recyclers' });
    start(answers(companyList, listed(franchise)));
    open();
    const filter = await screen.findByRole('combobox', { name: 'Franchise' });
    await userEvent.type(filter, 'gu');
    expect(await screen.findByText(/3 characters/)).toBeInTheDocument();
    await userEvent.type(filter, 'l');
    await userEvent.click(await screen.findByRole('option', { name: /Gulf Coast Recyclers/ }));
    await waitFor(() =>
      expect(api.callsOf(facilityList).at(-1)?.input).toEqual({
        count: '10',
        offset: '0',
        parentCompanyId: idOf(110),
      }),
    );
    expect(api.callsOf(companyList).map(({ input }) => input)).toEqual([
      { text: 'gul', count: '500', isFranchise: 'true' },
    ]);
    expect(screen.getByRole('combobox', { name: 'Franchise' })).toHaveValue('Gulf Coast Recyclers');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('[FAC-011] filters by Is Franchise, for hierarchy 1 only', async () => {
    start();
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Is Franchise' }));
    await waitFor(() =>
      expect(api.callsOf(facilityList).at(-1)?.input).toMatchObject({ isFacility: 'true' }),
    );
    cleanup();
    open('/config/facilities', { hierarchy: 10 });
    await screen.findByText('Gulf yard');
    expect(screen.queryByRole('switch', { name: 'Is Franchise' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Franchise' })).not.toBeInTheDocument();
  });

  it('[FAC-009] changes nothing of facilities of others', async () => {
    start(answers(facilityList, listed(atlanta, { ...gulf, parentCompanyId: idOf(110) })));
    open('/config/facilities', { hierarchy: 10 });
    await screen.findByText('Gulf yard');
    expect(screen.getByRole('button', { name: 'Edit Atlanta' })).toBeInTheDocument();
    for (const role of ['button', 'switch'] as const)
      expect(screen.queryByRole(role, { name: /Gulf yard/ })).not.toBeInTheDocument();
  });

  it('switches the chosen facilities off together', async () => {
    start(answers(facilityActive, { message: 'Changes Applied.', changed: 2, refused: [] }));
    open();
    await screen.findByText('Gulf yard');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Atlanta' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Gulf yard' }));
    expect(screen.getByText('2 facilities selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Changes Applied.')).toBeInTheDocument();
    expect(api.callsOf(facilityActive)[0]?.input).toEqual({ ids: [idOf(200), idOf(202)], isActive: false });
    expect(screen.queryByText('2 facilities selected')).not.toBeInTheDocument();
  });

  it('offers for the one chosen facility what its row does, also at the keys', async () => {
    start();
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Atlanta' }));
    const bar = within(screen.getByRole('region', { name: 'Chosen facility' }));
    expect(bar.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    await userEvent.keyboard('d');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('the facility Atlanta');
  });

  it('[COM-016] exports what is shown', async () => {
    const downloads = watchDownloads();
    start(answers(facilityExport, { link: '/read/v1/download/facilities' }));
    open('/config/facilities?isFacility=true');
    await screen.findByText('Gulf yard');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(downloads.links).toEqual(['/read/v1/download/facilities']));
    downloads.stop();
    expect(api.callsOf(facilityExport)[0]?.input).toEqual({
      isFacility: 'true',
      format: 'csv',
      columns: 'name,lastName,address,city,state,zipcode,phone,isActive',
    });
  });

  it('[COM-015] [COM-019] [COM-020] pages, and says that facilities did not load', async () => {
    start(answers(facilityList, { list: [atlanta], areMoreItemsAvailable: true }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(api.callsOf(facilityList).at(-1)?.input).toMatchObject({ offset: '10' }));
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.change(refuses(facilityList, 503));
    open();
    expect(
      await screen.findByText('Facilities did not load. The rest of Washcoat works.'),
    ).toBeInTheDocument();
  });
});

describe('facility activation', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('[FAC-002] [FAC-012] [FAC-013] [FAC-014] lets carts be created at a facility, or not', async () => {
    let isCartCreation = true;
    api = fakeApi(
      answers(facilityList, () => listed(aFacility({ isCartCreation }))),
      answers(facilityEdit, () => {
        isCartCreation = false;
        return { message: 'Successfully edited the Facility', version: 6 };
      }),
    );
    renderWithPlatform(<FacilityActivationScreen />, { route: '/config/cart-config', store });
    const toggle = await screen.findByRole('switch', { name: 'Enable Cart Creation at Atlanta' });
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Facility Name',
      'Enable Cart Creation',
    ]);
    expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Enable Cart Creation at Atlanta' })).not.toBeChecked(),
    );
    expect(api.callsOf(facilityEdit)[0]?.input).toEqual({ ...whole, isCartCreation: false, version: 5 });
  });
});
