import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyList,
  facility,
  facilityAdd,
  facilityEdit,
  facilityList,
  historyList,
  viewList,
} from '@washcoat/contract-entities';
import { namesWhere, wordsOf } from '@washcoat/contract-kernel';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import { aCompany } from '../testing/company.fixture';
import { aFacility, idOf, listed } from '../testing/people.fixture';
import FacilityScreen from './facility.screen';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('the form of a facility', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(viewList, { list: [] }),
      answers(facilityList, listed(aFacility())),
      answers(historyList, { list: [], areMoreItemsAvailable: false }),
      ...more,
    );
  };
  const open = (route: string, session: object = { isSA: true }) =>
    renderWithPlatform(<FacilityScreen />, { route, store, session });
  const fill = async () => {
    for (const [name, text] of [
      ['Facility Name', 'Mobile'],
      ['Address', '9 Dock Rd'],
      ['City', 'Mobile'],
      ['Zipcode', '36602'],
      ['First Name', 'Ray'],
      ['Last Name', 'Boone'],
      ['Email', 'mobile@gulfcoast.test'],
    ] as const)
      await userEvent.type(field(name), text);
    screen.getByRole('combobox', { name: 'State' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Alabama' }));
  };

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('asks for every field that is sent', async () => {
    start();
    open('/config/facilities?add=1', { hierarchy: 1 });
    const form = within(await screen.findByRole('form', { name: 'Add facility' }));
    const called = { firstName: 'First Name', lastName: 'Last Name', isActive: 'Is Active' };
    const words: Record<string, string> = { ...wordsOf(facility), ...called };
    for (const name of namesWhere(facility, ({ write, kind }) => write !== null && kind !== 'ref'))
      expect(form.getAllByLabelText(new RegExp(`^${words[name] ?? name}`)).length).toBeGreaterThan(0);
  });

  it('[FAC-018] [FAC-019] [FAC-020] [COM-009] marks what is missing, and a phone is not', async () => {
    start();
    open('/config/facilities');
    await userEvent.click(await screen.findByRole('button', { name: 'Add facility' }));
    const form = await screen.findByRole('form', { name: 'Add facility' });
    expect(await axe(form)).toHaveNoViolations();
    await userEvent.click(within(form).getByRole('button', { name: 'Add facility' }));
    expect(await screen.findByText('8 fields need attention')).toBeInTheDocument();
    for (const name of ['Facility Name', 'Address', 'City', 'Zipcode', 'First Name', 'Last Name', 'Email'])
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveAttribute('aria-invalid', 'true');
    expect(field('Phone')).not.toHaveAttribute('aria-invalid');
    expect(field('Facility Name')).toHaveFocus();
    expect(api.callsOf(facilityAdd)).toHaveLength(0);
  });

  it('[FAC-009] [FAC-011] [FAC-028] adds a facility of a franchise, which must be named', async () => {
    const franchise = aCompany({ companyId: idOf(110), companyName: 'Gulf Coast Recyclers' });
    start(
      answers(companyList, listed(franchise)),
      answers(facilityAdd, { message: '', facilityId: idOf(209) }),
    );
    open('/config/facilities?add=1');
    await screen.findByRole('form', { name: 'Add facility' });
    await fill();
    await userEvent.click(screen.getByRole('switch', { name: 'Is Franchise' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add facility' }));
    expect(await screen.findByText('1 field needs attention')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('combobox', { name: 'Franchise' }), 'gulf');
    await userEvent.click(await screen.findByRole('option', { name: /Gulf Coast Recyclers/ }));
    await userEvent.click(screen.getByRole('switch', { name: 'EIN to create a cart' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add facility' }));
    await screen.findByText('Successfully added the Facility');
    expect(api.callsOf(facilityAdd)[0]?.input).toEqual({
      name: 'Mobile',
      address: '9 Dock Rd',
      city: 'Mobile',
      state: 'AL',
      zipcode: '36602',
      phone: '',
      firstName: 'Ray',
      lastName: 'Boone',
      email: 'mobile@gulfcoast.test',
      companyLogo: null,
      isActive: true,
      isPicRequired: false,
      isSignRequired: false,
      isEinRequired: true,
      isCartCreation: true,
      isFacility: true,
      parentCompanyId: idOf(110),
    });
  });

  it('[FAC-011] says nothing of franchises for hierarchy 10', async () => {
    start(answers(facilityAdd, { message: 'Successfully added the Facility', facilityId: idOf(209) }));
    open('/config/facilities?add=1', { hierarchy: 10 });
    await screen.findByRole('form', { name: 'Add facility' });
    expect(screen.queryByRole('switch', { name: 'Is Franchise' })).not.toBeInTheDocument();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Add facility' }));
    await waitFor(() => expect(api.callsOf(facilityAdd)).toHaveLength(1));
    expect(api.callsOf(facilityAdd)[0]?.input).not.toHaveProperty('isFacility');
    expect(api.callsOf(facilityAdd)[0]?.input).not.toHaveProperty('parentCompanyId');
  });

  it('[FAC-028] edits a facility with its version', async () => {
    start(answers(facilityEdit, { message: '', version: 6 }));
    open(`/config/facilities?edit=${idOf(200)}`);
    await userEvent.clear(await screen.findByRole('textbox', { name: 'City' }));
    await userEvent.type(field('City'), 'Decatur');
    await userEvent.click(screen.getByRole('button', { name: 'Save facility' }));
    await screen.findByText('Successfully edited the Facility');
    expect(api.callsOf(facilityEdit)[0]?.input).toMatchObject({
      facilityId: idOf(200),
      city: 'Decatur',
      version: 5,
      isFacility: false,
    });
    expect(window.location.search).toBe('');
  });

  it('[FAC-027] [COM-012] says why a facility was not saved, and keeps what was typed', async () => {
    const taken = 'There is a facility of this name already.';
    start(refuses(facilityEdit, 409, { error: taken, code: 'DUPLICATE', fields: { name: taken } }));
    open(`/config/facilities?edit=${idOf(200)}`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Facility Name' }), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save facility' }));
    await waitFor(() => expect(field('Facility Name')).toHaveAttribute('aria-invalid', 'true'));
    expect(field('Facility Name')).toHaveValue('Atlanta 2');
    api.change(refuses(facilityEdit, 500));
    await userEvent.click(screen.getByRole('button', { name: 'Save facility' }));
    expect(
      (await screen.findAllByText('Oops! Something went wrong. Please try again later')).length,
    ).toBeGreaterThan(0);
  });

  it('keeps the form when neither saving nor reading is possible', async () => {
    start(refuses(facilityEdit, 503));
    open(`/config/facilities?edit=${idOf(200)}`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), ' North');
    api.change(refuses(facilityList, 503));
    await userEvent.click(screen.getByRole('button', { name: 'Save facility' }));
    await waitFor(() => expect(api.callsOf(facilityEdit)).toHaveLength(1));
    store.dispatch(entitiesApi.util.invalidateTags(['Facilities']));
    await waitFor(() => expect(api.callsOf(facilityList)).toHaveLength(2));
    expect(field('City')).toHaveValue('Atlanta North');
    expect(api.callsOf(facilityList)).toHaveLength(2);
  });

  it('shows both versions when somebody was faster', async () => {
    start(refuses(facilityEdit, 409, { error: 'Ada changed it.', code: 'STALE', changedBy: 'Ada Admin' }));
    open(`/config/facilities?edit=${idOf(200)}`);
    await userEvent.click(await screen.findByRole('switch', { name: 'Signature to finish' }));
    api.change(answers(facilityList, listed(aFacility({ city: 'Roswell', version: 9 }))));
    await userEvent.click(screen.getByRole('button', { name: 'Save facility' }));
    const clash = await screen.findByRole('dialog', { name: 'Ada Admin changed this facility' });
    expect(within(clash).getByText('Roswell')).toBeInTheDocument();
    await userEvent.click(within(clash).getByRole('button', { name: /^Take/ }));
    expect(field('City')).toHaveValue('Roswell');
    expect(screen.getByRole('switch', { name: 'Signature to finish' })).not.toBeChecked();
  });

  it('tells who changed the facility, and that one is gone', async () => {
    start();
    open(`/config/facilities?edit=${idOf(200)}&panel=history`);
    expect(await screen.findByText('No changes yet')).toBeInTheDocument();
    expect(api.callsOf(historyList)[0]?.input).toMatchObject({ entity: 'facility', entityId: idOf(200) });
    cleanup();
    open(`/config/facilities?edit=${idOf(299)}`);
    expect(await screen.findByText('This facility is gone, or not yours to see.')).toBeInTheDocument();
  });
});
