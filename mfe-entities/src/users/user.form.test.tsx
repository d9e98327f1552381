import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  companyDetail,
  companyList,
  facilityList,
  historyList,
  roleList,
  userAdd,
  userDetail,
  userEdit,
  userList,
  viewList,
} from '@washcoat/contract-entities';
import { imageUpload } from '@washcoat/contract-files';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import { aCompany } from '../testing/company.fixture';
import { aFacility, aRole, aUser, idOf, listed, ownCompanyId } from '../testing/people.fixture';
import UserListScreen from './user-list.screen';

const house = aCompany({ companyId: ownCompanyId, companyName: 'Washcoat House', companyType: 'HOUSE' });
const field = (name: string) => screen.getByRole('textbox', { name });
const errorOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;

describe('the form of a user', () => {
  let api: ReturnType<typeof fakeApi>;
  const uploaded = `/files/pictures/${'a'.repeat(64)}.webp`;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(viewList, { list: [] }),
      answers(userList, listed(aUser())),
      answers(userDetail, aUser()),
      answers(roleList, listed(aRole(), aRole({ roleId: idOf(401), name: 'Seller' }))),
      answers(facilityList, listed(aFacility())),
      answers(companyDetail, ({ input }) => (input.companyId === ownCompanyId ? house : aCompany())),
      ...more,
    );
  };
  const open = (route: string, session: object = {}) =>
    renderWithPlatform(<UserListScreen />, {
      route,
      store,
      session: { canCreateUser: true, canDeleteUser: true, ...session },
    });
  const choose = async (label: string, option: string) => {
    screen.getByRole('combobox', { name: label }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
  };
  const typePerson = async () => {
    await userEvent.type(field('Email'), 'lena@harlan.test');
    await userEvent.type(screen.getByLabelText(/^Password/), 'eight888');
    await userEvent.type(field('First Name'), 'Lena');
    await userEvent.type(field('Last Name'), 'Ortiz');
    await userEvent.type(field('Phone'), '(770) 555-0143 ext 9');
    await userEvent.type(field('Address'), '4 Elm St');
    await userEvent.type(field('City'), 'Smyrna');
    await userEvent.type(field('Zipcode'), '300-80');
    await choose('State', 'Georgia');
  };

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[USER-014] [USER-015] [USER-016] [USER-017] [USER-018] [USER-019] [USER-020] [COM-009] asks everything of a new user, in the place of the list', async () => {
    start();
    open('/entities/users');
    await userEvent.click(await screen.findByRole('button', { name: 'Create user' }));
    const form = await screen.findByRole('form', { name: 'Create user' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?add=1');
    for (const name of [
      'Email',
      'First Name',
      'Last Name',
      'Phone',
      'SMS Number',
      'Address',
      'City',
      'Zipcode',
      'Notes',
    ])
      expect(within(form).getByRole('textbox', { name })).toBeInTheDocument();
    for (const name of ['State', 'Role', 'Facility'])
      expect(within(form).getByRole('combobox', { name })).toBeInTheDocument();
    expect(within(form).getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
    expect(within(form).getByText('Profile picture')).toBeInTheDocument();
    expect(within(form).getByText("Driver's licence")).toBeInTheDocument();
    expect(within(form).getByRole('switch', { name: 'Is Active' })).toBeChecked();
    expect(api.callsOf(roleList)[0]?.input).toEqual({ companyId: ownCompanyId, count: '1000' });
    expect(await axe(form)).toHaveNoViolations();
  });

  it('[USER-034] [USER-035] [USER-036] [USER-037] [USER-038] [USER-039] marks what is missing in the texts of the product', async () => {
    start();
    open('/entities/users?add=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Create user' }));
    expect(await screen.findByText(/fields need attention/)).toBeInTheDocument();
    for (const name of ['Email', 'First Name', 'Last Name', 'Phone', 'Address', 'City', 'Zipcode'])
      expect(errorOf(field(name))).toBe('Please enter the valid value');
    expect(errorOf(screen.getByLabelText(/^Password/))).toBe('Please enter the valid value');
    expect(errorOf(screen.getByRole('combobox', { name: 'State' }))).toBe('Please select valid state');
    expect(errorOf(screen.getByRole('combobox', { name: 'Role' }))).toBe('Please select the valid value');
    for (const name of ['Notes', 'SMS Number']) expect(field(name)).not.toHaveAttribute('aria-invalid');
    expect(field('Email')).toHaveFocus();
    expect(api.callsOf(userAdd)).toHaveLength(0);
  });

  it('[USER-040] [USER-047] [COM-026] [COM-027] [COM-028] [COM-029] adds a user once, however often it is sent', async () => {
    let letGo: (() => void) | undefined;
    const wait = new Promise<void>((done) => (letGo = done));
    start(
      answers(userAdd, async () => {
        await wait;
        return { message: '', userId: idOf(309) };
      }),
    );
    open('/entities/users?add=1');
    await screen.findByRole('combobox', { name: 'Works for' });
    await typePerson();
    expect(field('Phone')).toHaveValue('770-555-0143');
    expect(field('Zipcode')).toHaveValue('30080');
    await choose('Role', 'Subscriber');
    await choose('Works for', 'Limited house staff');
    await userEvent.type(field('City'), '{Enter}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Saving' }));
    letGo?.();
    await screen.findByText('Successfully added the User');
    expect(await screen.findByRole('grid', { name: 'Users' })).toBeInTheDocument();
    expect(window.location.search).toBe('?text=lena%40harlan.test');
    await waitFor(() =>
      expect(api.callsOf(userList).at(-1)?.input).toMatchObject({ text: 'lena@harlan.test' }),
    );
    expect(api.callsOf(userAdd)).toHaveLength(1);
    expect(api.callsOf(userAdd)[0]?.input).toEqual({
      email: 'lena@harlan.test',
      password: 'eight888',
      firstName: 'Lena',
      lastName: 'Ortiz',
      phone: '7705550143',
      smsNumber: '',
      address: '4 Elm St',
      city: 'Smyrna',
      state: 'GA',
      zipcode: '30080',
      notes: '',
      roleId: idOf(400),
      facilityCity: null,
      profileUrl: null,
      driversLicenseUrl: null,
      isActive: true,
      isAdmin: false,
      hierarchy: 4,
      companyId: ownCompanyId,
    });
    expect(api.callsOf(userAdd)[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('[COM-022] finds the company of the new user from three letters, and offers its roles', async () => {
    start(answers(companyList, listed(aCompany())));
    open('/entities/users?add=1');
    const company = await screen.findByRole('combobox', { name: 'Company' });
    await userEvent.clear(company);
    await userEvent.type(company, 'ha');
    expect(await screen.findByText(/3 characters/)).toBeInTheDocument();
    await userEvent.type(company, 'r');
    await userEvent.click(await screen.findByRole('option', { name: /Harlan Auto Parts/ }));
    expect(api.callsOf(companyList).map(({ input }) => input)).toEqual([{ text: 'har', count: '500' }]);
    await waitFor(() => expect(api.callsOf(roleList).at(-1)?.input).toMatchObject({ companyId: idOf(100) }));
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: 'Works for' })).not.toBeInTheDocument(),
    );
  });

  it('adds nobody without a company', async () => {
    start(answers(userAdd, { message: '', userId: idOf(309) }));
    open('/entities/users?add=1');
    await screen.findByRole('combobox', { name: 'Works for' });
    await typePerson();
    await choose('Role', 'Subscriber');
    await choose('Works for', 'Limited house staff');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Company' }));
    expect(errorOf(screen.getByRole('combobox', { name: 'Company' }))).toBe('Please select the valid value');
    await userEvent.click(screen.getByRole('button', { name: 'Create user' }));
    expect(await screen.findByText(/needs? attention/)).toBeInTheDocument();
    expect(api.callsOf(userAdd)).toHaveLength(0);
  });

  it('[USER-046] says at the field that the address is taken, and keeps what was typed', async () => {
    start(
      refuses(userEdit, 409, {
        error: 'This e-mail address is registered already.',
        code: 'DUPLICATE',
        fields: { email: 'This e-mail address is registered already.' },
      }),
    );
    open(`/entities/users?edit=${idOf(300)}`, { isAdmin: true });
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Email' }));
    await userEvent.type(field('Email'), 'omar@harlan.test');
    await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
    await waitFor(() => expect(errorOf(field('Email'))).toBe('This e-mail address is registered already.'));
    expect(field('Email')).toHaveValue('omar@harlan.test');
    api.change(refuses(userEdit, 500));
    await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
    expect(
      (await screen.findAllByText('Oops! Something went wrong. Please try again later')).length,
    ).toBeGreaterThan(0);
  });

  it('[USER-015] [USER-043] [USER-048] edits the whole user with its version, without a password', async () => {
    start(answers(userEdit, { message: '', version: 4 }));
    open(`/entities/users?text=nora&edit=${idOf(300)}`);
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    await userEvent.clear(field('City'));
    await userEvent.type(field('City'), 'Smyrna');
    await userEvent.click(screen.getByRole('switch', { name: 'Is Active' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
    await screen.findByText('Successfully edited the User');
    expect(window.location.search).toBe('?text=nora');
    expect(api.callsOf(userEdit)[0]?.input).toMatchObject({
      userId: idOf(300),
      version: 3,
      city: 'Smyrna',
      isActive: false,
      phone: '4045550142',
      roleId: idOf(400),
    });
    expect(api.callsOf(userEdit)[0]?.input).not.toHaveProperty('hierarchy');
    expect(api.callsOf(userEdit)[0]?.input).not.toHaveProperty('password');
  });

  it('shows both versions when somebody was faster, and saves the chosen one', async () => {
    start(refuses(userEdit, 409, { error: 'Ada changed this user.', code: 'STALE', changedBy: 'Ada Admin' }));
    open(`/entities/users?edit=${idOf(300)}`);
    await userEvent.clear(await screen.findByRole('textbox', { name: 'City' }));
    await userEvent.type(field('City'), 'Smyrna');
    api.change(answers(userDetail, aUser({ city: 'Roswell', version: 9 })));
    await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
    const clash = await screen.findByRole('dialog', { name: 'Ada Admin changed this user' });
    expect(within(clash).getByText('Roswell')).toBeInTheDocument();
    expect(within(clash).getByText('Smyrna')).toBeInTheDocument();
    api.change(answers(userEdit, { message: 'Successfully edited the User', version: 10 }));
    await userEvent.click(within(clash).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByRole('grid', { name: 'Users' })).toBeInTheDocument();
    expect(api.callsOf(userEdit).at(-1)?.input).toMatchObject({ city: 'Smyrna', version: 9 });
  });

  it('takes the other version into the form', async () => {
    start(refuses(userEdit, 409, { error: 'Ada changed this user.', code: 'STALE', changedBy: 'Ada Admin' }));
    open(`/entities/users?edit=${idOf(300)}`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), 'x');
    api.change(answers(userDetail, aUser({ city: 'Roswell', version: 9 })));
    await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Take/ }));
    expect(field('City')).toHaveValue('Roswell');
  });

  it('[COM-005] uploads the profile picture and sends its address', async () => {
    start(
      answers(imageUpload, { imageUrl: uploaded }),
      answers(userEdit, { message: 'Successfully edited the User', version: 4 }),
    );
    open(`/entities/users?edit=${idOf(300)}`);
    await screen.findByRole('form', { name: 'Edit user' });
    const [picture] = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
    if (!picture) throw new Error('no input for pictures');
    await userEvent.upload(picture, new File(['png'], 'lena.png', { type: 'image/png' }));
    expect(await screen.findByText('Uploaded Image')).toBeInTheDocument();
    expect(api.callsOf(imageUpload)[0]?.input.image).toBeInstanceOf(File);
    await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
    await waitFor(() => expect(api.callsOf(userEdit)[0]?.input).toMatchObject({ profileUrl: uploaded }));
  });

  it('keeps what was typed while the history is looked at', async () => {
    start();
    open(`/entities/users?edit=${idOf(300)}`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), 'x');
    await userEvent.click(screen.getByRole('tab', { name: 'History' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
    expect(field('City')).toHaveValue('Mariettax');
  });

  it('tells who changed the user, and says nothing of it to other tiers', async () => {
    const entry = {
      entryId: '1',
      at: '2026-11-18T14:05:00.000Z',
      userId: idOf(9),
      userName: 'Ada Admin',
      action: 'edit',
      changes: [{ field: 'city', before: 'Smyrna', after: 'Marietta' }],
    };
    start(answers(historyList, { list: [entry], areMoreItemsAvailable: false }));
    open(`/entities/users?edit=${idOf(300)}&panel=history`);
    const history = await screen.findByRole('list', { name: 'History' });
    expect(history).toHaveTextContent('Ada Admin');
    expect(history).toHaveTextContent('City');
    expect(api.callsOf(historyList)[0]?.input).toMatchObject({ entity: 'user', entityId: idOf(300) });
    cleanup();
    open(`/entities/users?edit=${idOf(300)}`, { hierarchy: 4 });
    await screen.findByRole('form', { name: 'Edit user' });
    expect(screen.queryByRole('tab', { name: 'History' })).not.toBeInTheDocument();
  });

  it('says that a user is gone', async () => {
    start(refuses(userDetail, 404, { error: 'This user is not here.' }));
    open(`/entities/users?edit=${idOf(300)}`);
    expect(await screen.findByText('This user is gone, or not yours to see.')).toBeInTheDocument();
  });
});
