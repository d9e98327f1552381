import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { permissionList, roleDefault, roleDelete, roleDetail, roleList } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import RoleListScreen from './role-list.screen';
import { aRole, aWholeRole, roleIdOf } from './role.fixture';

const buyer = aRole();
const owner = aRole({
  roleId: roleIdOf(2),
  name: 'Franchise owner',
  type: 3,
  userCount: 1,
  permissionCount: 1,
});
const listed = { list: [buyer, owner], areMoreItemsAvailable: false };
const superAdmin = { isSA: true, isAdmin: true };

describe('the roles screen', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (session: object = superAdmin, route = '/config/roles') =>
    renderWithPlatform(<RoleListScreen />, { route, store, session });
  const known = [
    answers(roleList, listed),
    answers(roleDetail, ({ input }) =>
      input.roleId === owner.roleId
        ? aWholeRole({ roleId: owner.roleId, name: owner.name, type: 3, granted: ['canInviteUsers'] })
        : aWholeRole(),
    ),
    answers(permissionList, { list: [], areMoreItemsAvailable: false }),
  ];
  const rows = () => within(screen.getByRole('region', { name: 'Roles' }));

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('[ROLE-001] [ROLE-027] lists ten roles under the tab Roles and shows the first one beside them', async () => {
    api = fakeApi(...known);
    open();
    expect(
      await rows().findByRole('link', { name: /Franchise owner.*1 permission, 1 user/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Roles' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Buyer');
    expect(window.location.search).toContain(`role=${buyer.roleId}`);
    expect(api.callsOf(roleList)[0]?.input).toEqual({ count: '10', offset: '0' });
  });

  it('keeps the chosen role in the address and goes back to the one before', async () => {
    api = fakeApi(...known);
    open();
    await userEvent.click(await rows().findByRole('link', { name: /Franchise owner/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Franchise owner'));
    expect(window.location.search).toContain(`role=${owner.roleId}`);
    window.history.back();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Buyer'));
  });

  it('shows whose default a role is, and lets administrators of the house choose another one', async () => {
    const partner = aRole({ roleId: roleIdOf(3), name: 'Partner seller', type: 2, defaultFor: ['PARTNER'] });
    const whole = aWholeRole({ ...partner, granted: ['canBuildCart'] });
    api = fakeApi(
      answers(roleList, { list: [partner], areMoreItemsAvailable: false }),
      answers(roleDetail, whole),
      answers(permissionList, { list: [], areMoreItemsAvailable: false }),
      refuses(roleDefault, 403),
    );
    open({ hierarchy: 1, ...superAdmin });
    expect(await rows().findByText(/default for partner sellers/)).toBeInTheDocument();
    expect(await screen.findByText('Default for partner sellers')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Make default for customers' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Make default' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    api.change(answers(roleDefault, { message: 'Changes Applied.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make default' }));
    expect(await screen.findByText('Changes Applied.')).toBeInTheDocument();
    expect(api.callsOf(roleDefault).at(-1)?.input).toEqual({ roleId: partner.roleId, kind: 'CUSTOMER' });
    cleanup();
    open({ hierarchy: 10, isSA: false, isAdmin: true });
    expect(await screen.findByText('Default for partner sellers')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Make default/ })).not.toBeInTheDocument();
  });

  it('[ROLE-012] narrows the list to one type for hierarchy 1 only, and searches it', async () => {
    api = fakeApi(...known);
    open();
    await userEvent.click(await rows().findByRole('radio', { name: 'Franchise' }));
    await waitFor(() =>
      expect(api.callsOf(roleList)).toContainEqual(
        expect.objectContaining({ input: { count: '10', offset: '0', type: '3' } }),
      ),
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'o');
    await waitFor(() =>
      expect(api.callsOf(roleList)).toContainEqual(
        expect.objectContaining({ input: { count: '10', offset: '0', type: '3', text: 'o' } }),
      ),
    );
    cleanup();
    open({ hierarchy: 10 });
    await rows().findByRole('link', { name: /Buyer/ });
    expect(rows().queryByRole('radio')).not.toBeInTheDocument();
  });

  it('pages through the list and says what to do when nothing is found', async () => {
    api = fakeApi(...known, answers(roleList, { list: [buyer], areMoreItemsAvailable: true }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(api.callsOf(roleList).map(({ input }) => input.offset)).toContain('10'));
    api.change(answers(roleList, { list: [], areMoreItemsAvailable: false }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'x');
    expect(await screen.findByText('No roles available')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('searchbox', { name: 'Search roles' })).toHaveValue('');
  });

  it('[ROLE-009] [ROLE-002] lets super admins add, clone and delete, and leads them to Permissions', async () => {
    api = fakeApi(...known);
    open();
    expect(await rows().findByRole('button', { name: 'Add role' })).toBeInTheDocument();
    expect(await rows().findByRole('button', { name: 'Clone Buyer' })).toBeInTheDocument();
    expect(rows().getByRole('button', { name: 'Delete Buyer' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Permissions' })).toHaveAttribute('href', '/config/Permissions');
  });

  it('[ROLE-010] [ROLE-002] lets other admins clone and edit, neither add nor delete', async () => {
    api = fakeApi(...known);
    open({ isAdmin: true });
    expect(await rows().findByRole('button', { name: 'Clone Buyer' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Save role' })).toBeInTheDocument();
    expect(rows().queryByRole('button', { name: 'Add role' })).not.toBeInTheDocument();
    expect(rows().queryByRole('button', { name: 'Delete Buyer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Permissions' })).not.toBeInTheDocument();
  });

  it.each([
    ['a user', {}],
    ['an admin', { isAdmin: true }],
    ['a super admin', { isSA: true, isAdmin: true }],
  ])('[ROLE-011] [ROLE-002] shows %s of hierarchy 10 the grid without any control', async (_who, rank) => {
    api = fakeApi(...known);
    open({ hierarchy: 10, ...rank });
    expect(await screen.findByRole('heading', { name: 'Roles' })).toBeInTheDocument();
    const shown = within(await screen.findByRole('tabpanel', { name: 'Permissions' }));
    expect(await shown.findByText('Build cart')).toBeInTheDocument();
    expect(shown.queryByText('Edit pricing')).not.toBeInTheDocument();
    for (const role of ['checkbox', 'switch', 'textbox'] as const)
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    for (const name of ['Save role', 'Add role', 'Clone Buyer', 'Delete Buyer', 'Grant all of Internal'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Permissions' })).not.toBeInTheDocument();
  });

  it('[ROLE-024] [COM-009] goes from the list to adding, editing, cloning and the question before deleting', async () => {
    api = fakeApi(...known);
    api.change(
      answers(roleDetail, ({ input }) =>
        input.roleId ? aWholeRole() : aWholeRole({ roleId: null, name: '', granted: [] }),
      ),
    );
    open();
    const name = () => screen.getByRole('textbox', { name: /Name/ });
    await userEvent.click(await rows().findByRole('button', { name: 'Add role' }));
    await waitFor(() => expect(name()).toHaveValue(''));
    expect(window.location.search).toContain('mode=add');
    await userEvent.click(await rows().findByRole('link', { name: /Buyer/ }));
    await waitFor(() => expect(name()).toHaveValue('Buyer'));
    expect(window.location.search).toBe(`?role=${buyer.roleId}`);
    await userEvent.click(rows().getByRole('button', { name: 'Clone Buyer' }));
    await waitFor(() => expect(name()).toHaveValue('Buyer copy'));
    expect(window.location.search).toContain('mode=clone');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(name()).toHaveValue('Buyer'));
    await userEvent.click(rows().getByRole('button', { name: 'Delete Buyer' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete role' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.callsOf(roleDelete)).toEqual([]);
  });

  it('shows the next role when one is gone, also while the list still names it', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const permissions = async () => {
      await isAnswered;
      return { list: [], areMoreItemsAvailable: false };
    };
    api = fakeApi(...known, answers(permissionList, permissions));
    api.change(answers(roleDelete, { message: 'Deleted Successfully' }));
    open();
    await userEvent.click(await rows().findByRole('button', { name: 'Delete Buyer' }));
    api.change(answers(roleList, { list: [owner], areMoreItemsAvailable: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete role' }));
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe(`?role=${owner.roleId}`));
    answer();
    await waitFor(() => expect(rows().queryByRole('link', { name: /Buyer/ })).not.toBeInTheDocument());
    expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Franchise owner');
  });

  it('[COM-008] asks before a role goes and shows why the server keeps it', async () => {
    api = fakeApi(...known, refuses(roleDelete, 409, { error: '3 users have this role.' }));
    open();
    await userEvent.click(await rows().findByRole('button', { name: 'Delete Buyer' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete role' });
    expect(within(dialog).getByText('Are you sure you want to delete the role Buyer ?')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete role' }));
    expect(await within(dialog).findByText('3 users have this role.')).toBeInTheDocument();

    api.change(answers(roleDelete, { message: 'Deleted Successfully' }));
    api.change(answers(roleList, { list: [owner], areMoreItemsAvailable: false }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete role' }));
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
    expect(api.callsOf(roleDelete).at(-1)?.input).toEqual({ roleId: buyer.roleId, companyId: null });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Franchise owner'));
    await waitFor(() => expect(rows().queryByRole('link', { name: /Buyer/ })).not.toBeInTheDocument());
  });

  it('offers to try again when the list or the role does not load', async () => {
    api = fakeApi(...known, refuses(roleList, 500), refuses(roleDetail, 404));
    open(superAdmin, `/config/roles?role=${roleIdOf(9)}`);
    expect(await screen.findByText('Roles did not load. The rest of Washcoat works.')).toBeInTheDocument();
    expect(await screen.findByText('This role is gone, or not yours to see.')).toBeInTheDocument();
    api.change(answers(roleList, listed));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows().findByRole('link', { name: /Buyer/ })).toBeInTheDocument();
  });
});
