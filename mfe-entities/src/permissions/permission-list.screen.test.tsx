import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { permissionEdit, permissionList } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import { permissionIdOf, somePermissions } from '../roles/role.fixture';
import PermissionListScreen from './permission-list.screen';
import { byArea, permissionWords } from './permission-words';

describe('the permissions screen', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = () =>
    renderWithPlatform(<PermissionListScreen />, {
      route: '/config/Permissions',
      store,
      session: { isSA: true, isAdmin: true },
    });
  const known = answers(permissionList, { list: [...somePermissions], areMoreItemsAvailable: false });
  const cartSwitch = () => screen.findByRole('switch', { name: 'Build cart is accessible' });

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('[ROLE-002] lists every permission in words with its flag, type and description, and searches them', async () => {
    api = fakeApi(known);
    const { container } = open();
    const row = await screen.findByRole('row', {
      name: /Build cart canBuildCart External What canBuildCart opens/,
    });
    expect(within(row).getByRole('switch')).toBeChecked();
    expect(screen.getByRole('link', { name: 'Permissions' })).toHaveAttribute('aria-current', 'page');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'b');
    expect(window.location.search).toBe('?text=b');
    expect(screen.getByRole('row', { name: /Build cart/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Cost sheet/ })).not.toBeInTheDocument();
  });

  it('[ROLE-013] [COM-014] asks before a permission is taken out of use for everybody, and says when it is', async () => {
    api = fakeApi(known, answers(permissionEdit, { message: 'Changes Applied.' }));
    open();
    await userEvent.click(await cartSwitch());
    const question = screen.getByRole('alertdialog', { name: 'Switch off Build cart' });
    expect(question).toHaveTextContent('for the whole installation');
    const dialog = within(question);
    expect(api.callsOf(permissionEdit)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('Changes Applied.')).toBeInTheDocument();
    expect(api.callsOf(permissionEdit)[0]?.input).toEqual({
      permissionId: permissionIdOf('canBuildCart'),
      isAccessible: false,
    });
    expect(api.callsOf(permissionList)).toHaveLength(2);
  });

  it('[ROLE-013] puts one back into use at once, by keyboard', async () => {
    const off = somePermissions.map((one) => ({
      ...one,
      isAccessible: one.permissionName !== 'canBuildCart',
    }));
    api = fakeApi(
      answers(permissionList, { list: off, areMoreItemsAvailable: false }),
      answers(permissionEdit, { message: 'Changes Applied.' }),
    );
    open();
    const control = await cartSwitch();
    act(() => control.focus());
    await userEvent.keyboard(' ');
    expect(await screen.findByText('Changes Applied.')).toBeInTheDocument();
    expect(api.callsOf(permissionEdit)[0]?.input).toMatchObject({ isAccessible: true });
  });

  it('[COM-012] says why it could not be switched', async () => {
    api = fakeApi(known, refuses(permissionEdit, 500));
    open();
    await userEvent.click(await cartSwitch());
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    expect(await dialog.findByText('Oops! Something went wrong. Please try again later')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(await cartSwitch()).toBeChecked();
  });

  it('offers to try again when the list does not load, and to clear a search without result', async () => {
    api = fakeApi(refuses(permissionList, 500));
    open();
    expect(
      await screen.findByText('Permissions did not load. The rest of Washcoat works.'),
    ).toBeInTheDocument();
    api.change(answers(permissionList, { list: [], areMoreItemsAvailable: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No permissions available')).toBeInTheDocument();
  });
});

it('pages through the permissions', async () => {
  const api = fakeApi(answers(permissionList, { list: [...somePermissions], areMoreItemsAvailable: false }));
  renderWithPlatform(<PermissionListScreen />, {
    route: '/config/Permissions?count=5',
    store,
    session: { isSA: true },
  });
  await screen.findByText('Rows 1–5');
  expect(screen.queryByRole('row', { name: /Invite users/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('row', { name: /Invite users/ })).toBeInTheDocument();
  expect(window.location.search).toBe('?offset=5&count=5');
  api.restore();
});

it('shows what a domain declared in its words, and by its flag from a service that says none', () => {
  const known = somePermissions[0];
  if (!known) throw new Error('There are no permissions.');
  const declared = { ...known, permissionName: 'canRefund', label: 'Refund', area: 'Billing', place: 1000 };
  expect(permissionWords(declared)).toBe('Refund');
  expect(permissionWords({ ...declared, label: '' })).toBe('canRefund');
  expect(byArea([declared, ...somePermissions]).at(-1)).toEqual({ area: 'Billing', permissions: [declared] });
});
