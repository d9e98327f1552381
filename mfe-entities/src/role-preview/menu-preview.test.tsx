import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roleDetail, roleList } from '@washcoat/contract-entities';
import type { FlagName } from '@washcoat/contract-kernel';
import type { RegisteredNav, RegisteredSlot } from '@washcoat/platform-sdk';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import RoleListScreen from '../roles/role-list.screen';
import { aRole, aWholeRole } from '../roles/role.fixture';

const remote = { name: 'mfe-demo', title: 'Demo', version: '1.0.0' };
type Requires = RegisteredNav['requires'];
const withFlag = (flag: FlagName): Requires => ({ anyOf: [{ flags: [flag] }] });

function entry(
  label: string,
  group: RegisteredNav['group'],
  requires: Requires,
  parent?: string,
): RegisteredNav {
  return {
    remote,
    id: label,
    label,
    route: `/${label}`,
    group,
    order: 10,
    requires,
    ...(parent && { parent }),
  };
}

const nav: RegisteredNav[] = [
  entry('Carts', 'Trade', withFlag('canBuildCart')),
  entry('Create Cart', 'Trade', withFlag('canBuildCart'), 'Carts'),
  entry('Pricing', 'Manage', withFlag('canEditPricing')),
  entry('Roles & Permissions', 'Manage', { anyOf: [{ isSA: true }, { isAdmin: true }] }),
  entry('Sales History', 'Trade', { anyOf: [{ hierarchy: [1, 10] }] }),
  entry('Payment', 'Manage', { anyOf: [{ hierarchy: [2] }] }),
  entry('User Profile', 'Foot', { anyOf: [{}] }),
];
const slots: RegisteredSlot[] = [
  {
    remote,
    id: 'costsheet',
    slot: 'reports.tabs.v1',
    label: 'Cost Sheet',
    order: 10,
    requires: withFlag('canViewCostSheet'),
  },
];

describe('what somebody with the role would see', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (role = aWholeRole({ granted: ['canBuildCart'] })) => {
    api = fakeApi(
      answers(roleList, { list: [aRole()], areMoreItemsAvailable: false }),
      answers(roleDetail, role),
    );
    renderWithPlatform(<RoleListScreen />, {
      route: `/config/roles?role=${aRole().roleId}`,
      store,
      session: { isSA: true, isAdmin: true },
      contributions: { nav, slots },
    });
  };
  const preview = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'What would this user see' }));
    return within(screen.getByRole('complementary', { name: 'What would this user see' }));
  };
  const rowsOf = (menu: ReturnType<typeof within>) =>
    menu.queryAllByRole('listitem').map((row: HTMLElement) => row.textContent);

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('draws the menu of the role and follows every tick', async () => {
    open();
    const menu = await preview();
    expect(rowsOf(menu)).toEqual(['Carts', 'Create Cart', 'Sales History', 'User Profile']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Edit pricing' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cost sheet' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Build cart' }));
    expect(rowsOf(menu)).toEqual([
      'CartsGone',
      'Create CartGone',
      'Sales History',
      'PricingNew',
      'User Profile',
      'Cost SheetNew',
    ]);
    expect(window.location.search).toContain('menu=1');
    await userEvent.click(screen.getByRole('button', { name: 'Hide the menu' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('[NAV-031] follows who has the role and how far up they stand', async () => {
    open();
    const menu = await preview();
    await userEvent.click(menu.getByRole('radio', { name: 'Limited staff' }));
    expect(rowsOf(menu)).toEqual(['Carts', 'Create Cart', 'User Profile']);
    await userEvent.click(menu.getByRole('radio', { name: 'Admin' }));
    expect(rowsOf(menu)).toContain('Roles & Permissions');
    expect(rowsOf(menu)).not.toContain('Pricing');
    await userEvent.click(menu.getByRole('radio', { name: 'Super admin' }));
    expect(rowsOf(menu)).toContain('Pricing');
  });

  it('offers those whom the type fits', async () => {
    open(aWholeRole({ granted: ['canBuildCart'], type: 2 }));
    const menu = await preview();
    expect(menu.getByRole('radio', { name: 'Customer' })).toBeChecked();
    expect(rowsOf(menu)).toContain('Payment');
    expect(menu.getByText(/Settings of a company come before the role/)).toBeInTheDocument();
    await userEvent.click(menu.getByRole('radio', { name: 'Partner seller' }));
    expect(rowsOf(menu)).not.toContain('Payment');
    const type = within(screen.getByRole('radiogroup', { name: 'Type' }));
    await userEvent.click(type.getByRole('radio', { name: 'Franchise' }));
    expect(menu.queryByRole('radio', { name: 'Partner seller' })).not.toBeInTheDocument();
  });

  it('[ROLE-013] gives nothing that is out of use, to nobody', async () => {
    open(aWholeRole({ granted: ['canBuildCart'], inaccessible: ['canBuildCart'] }));
    const menu = await preview();
    expect(rowsOf(menu)).not.toContain('Carts');
    await userEvent.click(menu.getByRole('radio', { name: 'Super admin' }));
    expect(rowsOf(menu)).not.toContain('Carts');
  });
});
