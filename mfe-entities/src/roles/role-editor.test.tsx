import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  facilityList,
  historyList,
  roleAdd,
  roleDetail,
  roleEdit,
  roleList,
} from '@washcoat/contract-entities';
import type { FlagName } from '@washcoat/contract-kernel';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import { aFacility } from '../testing/people.fixture';
import RoleListScreen from './role-list.screen';
import { anEmptyRole, aRole, aWholeRole, permissionIdOf, roleIdOf } from './role.fixture';

const buyer = aRole();
const other = aRole({ roleId: roleIdOf(2), name: 'Grader' });
const listed = { list: [buyer, other], areMoreItemsAvailable: false };
const granting = (...flags: FlagName[]) => flags.map((flag) => permissionIdOf(flag));

describe('the form of a role', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (query: string, session: object = { isSA: true, isAdmin: true }) =>
    renderWithPlatform(<RoleListScreen />, { route: `/config/roles?${query}`, store, session });
  const known = [
    answers(roleList, listed),
    answers(roleDetail, ({ input }) => {
      if (!input.roleId) return anEmptyRole();
      return input.roleId === other.roleId
        ? aWholeRole({ roleId: other.roleId, name: 'Grader' })
        : aWholeRole();
    }),
    answers(facilityList, {
      list: [aFacility({ name: 'Tampa', city: 'Tampa' })],
      areMoreItemsAvailable: false,
    }),
  ];
  const save = () => screen.getByRole('button', { name: 'Save role' });
  const name = () => screen.findByRole('textbox', { name: /Name/ });
  const box = (words: string) => screen.getByRole('checkbox', { name: words });
  const sentGrants = (input: Record<string, unknown> | undefined) =>
    Array.isArray(input?.permissions)
      ? input.permissions.map((one: { permissionId: string }) => one.permissionId)
      : undefined;

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('[ROLE-003] [ROLE-004] [ROLE-005] [ROLE-006] [ROLE-008] has name, type, Is Franchise and the permissions by type', async () => {
    api = fakeApi(...known);
    const { container } = open(`role=${buyer.roleId}`);
    expect(await name()).toHaveValue('Buyer');
    const type = within(screen.getByRole('radiogroup', { name: 'Type' }));
    expect(type.getAllByRole('radio').map((part) => part.textContent)).toEqual([
      'Internal',
      'External',
      'Franchise',
    ]);
    expect(screen.getByRole('switch', { name: 'Is Franchise' })).not.toBeChecked();
    const internal = within(screen.getByRole('region', { name: 'Internal' }));
    expect(internal.getByText('1 of 5')).toBeInTheDocument();
    expect(internal.getByRole('heading', { name: /Catalogue/ })).toHaveTextContent('0 of 2');
    expect(internal.getByRole('checkbox', { name: 'Dashboard' })).toBeChecked();
    expect(internal.getByRole('checkbox', { name: 'Dashboard' })).toHaveAccessibleDescription(
      'canAccessDashboard: What canAccessDashboard opens.',
    );
    expect(within(screen.getByRole('region', { name: 'External' })).getByText('1 of 2')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[ROLE-016] [ROLE-017] refuses a new role without name, type and permission, and says so at each', async () => {
    api = fakeApi(...known);
    open('');
    await userEvent.click(await screen.findByRole('button', { name: 'Add role' }));
    await waitFor(async () => expect(await name()).toHaveValue(''));
    await userEvent.click(save());
    expect(screen.getByText('Please select valid Type')).toBeInTheDocument();
    expect(screen.getByText('Please enter the valid value')).toBeInTheDocument();
    expect(screen.getByText('Please select at least one permission')).toBeInTheDocument();
    expect(await name()).toHaveFocus();
    expect(api.callsOf(roleAdd)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await name()).toHaveValue('Buyer'));
  });

  it('[ROLE-026] [ROLE-019] adds a role with the keyboard and shows it', async () => {
    const added = { message: 'Successfully added the Role', roleId: other.roleId };
    api = fakeApi(...known, answers(roleAdd, added));
    open('mode=add');
    await userEvent.click(await name());
    await userEvent.keyboard('Night desk{Tab}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    expect(screen.getByRole('switch', { name: 'Is Franchise' })).toBeChecked();
    act(() => box('Build cart').focus());
    await userEvent.keyboard(' ');
    await userEvent.type(await name(), '{Enter}');
    expect(await screen.findByText('Successfully added the Role')).toBeInTheDocument();
    const [call] = api.callsOf(roleAdd);
    expect(call?.input).toEqual({
      name: 'Night desk',
      type: 3,
      isFranchise: true,
      permissions: [
        { permissionId: permissionIdOf('canBuildCart'), permissionName: 'canBuildCart', type: 2 },
      ],
    });
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    expect(window.location.search).toBe(`?role=${other.roleId}`);
  });

  it('Is Franchise follows the type, not the other way round', async () => {
    api = fakeApi(...known);
    open(`role=${buyer.roleId}`);
    await userEvent.click(await screen.findByRole('switch', { name: 'Is Franchise' }));
    const typePart = (word: string) =>
      within(screen.getByRole('radiogroup', { name: 'Type' })).getByRole('radio', { name: word });
    expect(typePart('Internal')).toBeChecked();
    await userEvent.click(typePart('Franchise'));
    expect(screen.getByRole('switch', { name: 'Is Franchise' })).toBeChecked();
    await userEvent.click(typePart('External'));
    expect(screen.getByRole('switch', { name: 'Is Franchise' })).not.toBeChecked();
  });

  it('[ROLE-020] [ROLE-009] edits a role: one permission, a whole group, and nothing that was not touched', async () => {
    api = fakeApi(...known, answers(roleEdit, { message: 'Successfully edited the Role', version: 5 }));
    open(`role=${buyer.roleId}`);
    await name();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box('Build cart'));
    await userEvent.click(screen.getByRole('button', { name: 'Grant all of Internal' }));
    expect(within(screen.getByRole('region', { name: 'Internal' })).getByText('5 of 5')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Roles' })).getByText('Not saved')).toBeInTheDocument();
    await userEvent.click(save());
    expect(await screen.findByText('Successfully edited the Role')).toBeInTheDocument();
    const input = api.callsOf(roleEdit)[0]?.input;
    expect(input).toMatchObject({
      roleId: buyer.roleId,
      name: 'Buyer',
      type: 1,
      isFranchise: false,
      version: 4,
    });
    expect(sentGrants(input)).toEqual(
      granting(
        'canAccessDashboard',
        'canViewCostSheet',
        'canAddConverter',
        'canDeleteConverter',
        'canEditPricing',
      ),
    );
    await waitFor(() => expect(screen.queryByText('Not saved')).not.toBeInTheDocument());
  });

  it('[ROLE-007] names the facilities of "View all facility invoices"', async () => {
    api = fakeApi(
      ...known,
      answers(roleDetail, aWholeRole({ granted: ['canViewAllFacilityInvoices'], facilities: ['Atlanta'] })),
      answers(roleEdit, { message: 'Successfully edited the Role', version: 5 }),
    );
    open(`role=${buyer.roleId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Add facility' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Facility' }), 'ta');
    await userEvent.click(await screen.findByRole('option', { name: /Tampa/ }));
    const facilities = within(screen.getByRole('group', { name: 'Facilities whose invoices are seen' }));
    expect(facilities.getByText('Tampa')).toBeInTheDocument();
    await userEvent.click(save());
    await screen.findByText('Successfully edited the Role');
    expect(api.callsOf(roleEdit)[0]?.input.permissions).toEqual([
      expect.objectContaining({
        permissionName: 'canViewAllFacilityInvoices',
        facilities: ['Atlanta', 'Tampa'],
      }),
    ]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'View all facility invoices' }));
    expect(
      screen.queryByRole('group', { name: 'Facilities whose invoices are seen' }),
    ).not.toBeInTheDocument();
  });

  it('[ROLE-010] clones a role without what the editor may not grant, and says from which one', async () => {
    const locked = aWholeRole({ granted: ['canBuildCart', 'canEditPricing'], locked: ['canEditPricing'] });
    api = fakeApi(
      ...known,
      answers(roleDetail, locked),
      answers(roleAdd, { message: 'Successfully added the Role', roleId: other.roleId }),
    );
    open('', { isAdmin: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Clone Buyer' }));
    await waitFor(async () => expect(await name()).toHaveValue('Buyer copy'));
    expect(box('Edit pricing')).not.toBeChecked();
    expect(box('Edit pricing')).toBeDisabled();
    expect(box('Edit pricing')).toHaveAccessibleDescription(/You do not hold it yourself/);
    await userEvent.click(screen.getByRole('button', { name: 'Grant all of Internal' }));
    expect(box('Edit pricing')).not.toBeChecked();
    await userEvent.click(save());
    await waitFor(() => expect(api.callsOf(roleAdd)).toHaveLength(1));
    const input = api.callsOf(roleAdd)[0]?.input;
    expect(input).toMatchObject({ name: 'Buyer copy', clonedRoleId: buyer.roleId, companyId: null });
    expect(sentGrants(input)).not.toContain(permissionIdOf('canEditPricing'));
  });

  it('keeps what the editor may not take back, and offers nothing that is out of use', async () => {
    const role = aWholeRole({
      granted: ['canBuildCart', 'canEditPricing'],
      locked: ['canEditPricing'],
      inaccessible: ['canViewCostSheet'],
    });
    api = fakeApi(...known, answers(roleDetail, role), answers(roleEdit, { message: 'Done', version: 5 }));
    open(`role=${buyer.roleId}`, { isAdmin: true });
    await name();
    expect(box('Edit pricing')).toBeChecked();
    expect(box('Edit pricing')).toBeDisabled();
    expect(screen.queryByRole('checkbox', { name: 'Cost sheet' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Grant none of Internal' }));
    await userEvent.click(box('Show pricing'));
    await userEvent.click(save());
    await waitFor(() => expect(api.callsOf(roleEdit)).toHaveLength(1));
    expect(sentGrants(api.callsOf(roleEdit)[0]?.input)).toEqual(
      granting('canEditPricing', 'canBuildCart', 'canShowPricing'),
    );
  });

  it.each([
    [
      400,
      { error: 'Choose another name.', fields: { name: 'Another role is called that.' } },
      'Choose another name.',
    ],
    [500, {}, 'Oops! Something went wrong. Please try again later'],
  ])(
    '[ROLE-025] [COM-012] shows why saving failed (%s) and keeps what was typed',
    async (status, body, text) => {
      api = fakeApi(...known, refuses(roleEdit, status, body));
      open(`role=${buyer.roleId}`);
      await userEvent.type(await name(), ' two');
      await userEvent.click(save());
      expect(await within(screen.getByRole('region', { name: 'Role' })).findByText(text)).toBeInTheDocument();
      expect(await name()).toHaveValue('Buyer two');
      if ('fields' in body) expect(await name()).toHaveAccessibleDescription('Another role is called that.');
    },
  );

  it('keeps what was typed while one looks at another role', async () => {
    api = fakeApi(...known);
    open(`role=${buyer.roleId}`);
    await userEvent.type(await name(), ' two');
    await userEvent.click(screen.getByRole('link', { name: /Grader/ }));
    await waitFor(async () => expect(await name()).toHaveValue('Grader'));
    await userEvent.click(screen.getByRole('link', { name: /Buyer/ }));
    await waitFor(async () => expect(await name()).toHaveValue('Buyer two'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await name()).toHaveValue('Buyer');
  });

  it('asks before the page is left with something typed', async () => {
    api = fakeApi(...known);
    open(`role=${buyer.roleId}`);
    await userEvent.type(await name(), ' two');
    await userEvent.click(screen.getByRole('link', { name: 'Permissions' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave this page' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/config/roles');
  });

  it('shows both versions when somebody else was faster, and saves the one that is chosen', async () => {
    const stale = { error: 'Maya changed this role.', code: 'STALE', changedBy: 'Maya Ellison' };
    api = fakeApi(...known, refuses(roleEdit, 409, stale));
    open(`role=${buyer.roleId}`);
    await name();
    await userEvent.click(box('Show pricing'));
    api.change(answers(roleDetail, aWholeRole({ version: 5, granted: ['canBuildCart', 'canEditPricing'] })));
    await userEvent.click(save());
    const clash = within(await screen.findByRole('dialog', { name: 'Maya Ellison changed this role' }));
    expect(clash.getByRole('row', { name: 'Show pricing Granted Not granted' })).toBeInTheDocument();
    expect(clash.getByRole('row', { name: 'Edit pricing Not granted Granted' })).toBeInTheDocument();
    expect(clash.queryByRole('row', { name: /Build cart/ })).not.toBeInTheDocument();
    api.change(answers(roleEdit, { message: 'Successfully edited the Role', version: 6 }));
    await userEvent.click(clash.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('Successfully edited the Role');
    const input = api.callsOf(roleEdit).at(-1)?.input;
    expect(input).toMatchObject({ version: 5 });
    expect(sentGrants(input)).toEqual(granting('canAccessDashboard', 'canBuildCart', 'canShowPricing'));
  });

  it('takes the other version when that is chosen', async () => {
    api = fakeApi(
      ...known,
      refuses(roleEdit, 409, { error: 'Changed', code: 'STALE', changedBy: 'Maya Ellison' }),
    );
    open(`role=${buyer.roleId}`);
    await userEvent.type(await name(), ' two');
    api.change(answers(roleDetail, aWholeRole({ version: 5, name: 'House buyer' })));
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Take Maya’s' }));
    expect(await name()).toHaveValue('House buyer');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('finds permissions by words, flag and description', async () => {
    api = fakeApi(...known);
    open(`role=${buyer.roleId}`);
    await name();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a permission' }), 'addconv');
    expect(screen.getAllByRole('checkbox')).toEqual([box('Add converter')]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a permission' }), 'x{Enter}');
    expect(screen.getByText('No permission is called that')).toBeInTheDocument();
    expect(api.callsOf(roleEdit)).toEqual([]);
  });

  it('tells who changed the role, to administrators of the house', async () => {
    const entry = {
      entryId: '1',
      at: '2026-11-19T08:00:00.000Z',
      userId: null,
      userName: 'Maya Ellison',
      action: 'edit',
      changes: [
        { field: 'name', before: 'Purchaser', after: 'Buyer' },
        {
          field: 'permissions',
          before: 'canBuildCart, canEditPricing',
          after: 'canBuildCart, canViewCostSheet',
        },
        { field: 'type', before: '2', after: '1' },
      ],
    };
    api = fakeApi(...known, answers(historyList, { list: [entry], areMoreItemsAvailable: false }));
    open(`role=${buyer.roleId}`);
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
    const history = await screen.findByRole('list', { name: 'History' });
    expect(history).toHaveTextContent('Namefrom Purchaser to Buyer');
    expect(history).toHaveTextContent('Grantedfrom None to Cost sheet');
    expect(history).toHaveTextContent('Taken backfrom Edit pricing to None');
    expect(history).toHaveTextContent('Typefrom External to Internal');
    expect(api.callsOf(historyList)[0]?.input).toMatchObject({ entity: 'role', entityId: buyer.roleId });
    cleanup();
    open(`role=${buyer.roleId}&pane=history`, { hierarchy: 10 });
    await screen.findByRole('tab', { name: 'Permissions' });
    expect(screen.queryByRole('tab', { name: 'History' })).not.toBeInTheDocument();
  });
});
