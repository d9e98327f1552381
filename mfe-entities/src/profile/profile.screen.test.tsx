import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePassword, userDetail, userEdit } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import { aUser, ownUserId } from '../testing/people.fixture';
import ProfileScreen from './profile.screen';

const me = aUser({ userId: ownUserId, firstName: 'Sam', lastName: 'Buyer', email: 'buyer@washcoat.test' });
const password = (name: string) => screen.getByLabelText(name);

describe('the user profile', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(answers(userDetail, me), ...more);
  };
  const open = (session: object = {}) =>
    renderWithPlatform(<ProfileScreen />, { route: '/settings', store, session });

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('[USER-003] shows the own profile, without role and active switch', async () => {
    start();
    open();
    expect(await screen.findByRole('textbox', { name: 'First Name' })).toHaveValue('Sam');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('combobox', { name: 'Role' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Change password' })).toBeInTheDocument();
  });

  it('saves the own profile and nothing of the own standing', async () => {
    start(answers(userEdit, { message: 'Successfully edited the User', version: 4 }));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Last Name' }), 's');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Successfully edited the User')).toBeInTheDocument();
    const sent = api.callsOf(userEdit)[0]?.input ?? {};
    expect(sent).toMatchObject({ userId: ownUserId, lastName: 'Buyers', version: 3 });
    for (const name of [
      'roleId',
      'isActive',
      'isAdmin',
      'hierarchy',
      'companyId',
      'facilityCity',
      'password',
    ])
      expect(sent).not.toHaveProperty(name);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Buyer'));
  });

  it('asks an administrator for the current password when the own address changes', async () => {
    start(
      refuses(userEdit, 400, {
        error: 'The current password is not right.',
        fields: { currentPassword: 'The current password is not right.' },
      }),
    );
    open({ isAdmin: true });
    const email = await screen.findByRole('textbox', { name: 'Email' });
    expect(screen.getAllByLabelText(/^Current password/)).toHaveLength(1);
    await userEvent.clear(email);
    await userEvent.type(email, 'sam@washcoat.test');
    const [current] = screen.getAllByLabelText(/^Current password/);
    if (!current) throw new Error('The current password is not asked for.');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(api.callsOf(userEdit)).toHaveLength(0);
    await userEvent.type(current, 'my-old-password');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect((await screen.findAllByText('The current password is not right.')).length).toBeGreaterThan(0);
    expect(api.callsOf(userEdit)[0]?.input).toMatchObject({
      email: 'sam@washcoat.test',
      currentPassword: 'my-old-password',
    });
  });

  it('tells of the address that waits for its link, in the place of which the old one stays', async () => {
    api = fakeApi(answers(userDetail, { ...me, wantedEmail: 'sam@washcoat.test' }));
    open({ isAdmin: true });
    const email = await screen.findByRole('textbox', { name: 'Email' });
    expect(email).toHaveValue('buyer@washcoat.test');
    expect(email).toHaveAccessibleDescription(/We have mailed a link to sam@washcoat.test/);
  });

  it('[AUTH-039] sends whatever was typed and lets the service judge it', async () => {
    start(
      refuses(changePassword, 400, {
        error: 'The two passwords differ.',
        fields: { confirmPassword: 'Differs' },
      }),
    );
    open();
    await screen.findByRole('textbox', { name: 'First Name' });
    await userEvent.type(password('New password'), 'one');
    await userEvent.type(password('Confirm password'), 'another');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect((await screen.findAllByText('The two passwords differ.')).length).toBeGreaterThan(0);
    expect(screen.getByText('Differs')).toBeInTheDocument();
    expect(api.callsOf(changePassword)[0]?.input).toEqual({
      currentPassword: '',
      newPassword: 'one',
      confirmPassword: 'another',
    });
    expect(password('New password')).toHaveValue('one');
  });

  it('[AUTH-040] says that the password changed, and forgets it', async () => {
    start(answers(changePassword, { message: '' }));
    open();
    await screen.findByRole('textbox', { name: 'First Name' });
    await userEvent.type(password('Current password'), 'old-password');
    await userEvent.type(password('New password'), 'new-password');
    await userEvent.type(password('Confirm password'), 'new-password{Enter}');
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
    for (const name of ['Current password', 'New password', 'Confirm password'])
      expect(password(name)).toHaveValue('');
  });

  it('[AUTH-041] says that it failed when the service gives no reason', async () => {
    start(refuses(changePassword, 500));
    open();
    await screen.findByRole('textbox', { name: 'First Name' });
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect((await screen.findAllByText('Oops! Something went wrong.')).length).toBeGreaterThan(0);
  });
});
