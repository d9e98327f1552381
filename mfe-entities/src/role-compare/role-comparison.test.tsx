import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roleDetail, roleList } from '@washcoat/contract-entities';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import RoleListScreen from '../roles/role-list.screen';
import { aRole, aWholeRole, roleIdOf } from '../roles/role.fixture';

const buyer = aRole();
const grader = aRole({ roleId: roleIdOf(2), name: 'Grader', userCount: 1 });
const wholeGrader = aWholeRole({
  roleId: grader.roleId,
  name: 'Grader',
  granted: ['canBuildCart', 'canEditPricing'],
});

describe('two roles side by side', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (query: string) =>
    renderWithPlatform(<RoleListScreen />, {
      route: `/config/roles?role=${buyer.roleId}${query}`,
      store,
      session: { isSA: true, isAdmin: true },
    });
  const known = [
    answers(roleList, { list: [buyer, grader], areMoreItemsAvailable: false }),
    answers(roleDetail, ({ input }) => (input.roleId === grader.roleId ? wholeGrader : aWholeRole())),
  ];

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('finds the second role by name and shows what differs, with who has each of them', async () => {
    api = fakeApi(...known);
    const { container } = open('');
    await userEvent.click(await screen.findByRole('tab', { name: 'Compare' }));
    expect(screen.getByText('No role to compare with')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('combobox', { name: 'Compare with' }), 'gra');
    expect(screen.queryByRole('option', { name: /Buyer/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('option', { name: /Grader/ }));
    expect(await screen.findByText('2 permissions differ.')).toBeInTheDocument();
    const table = within(screen.getByRole('table'));
    await waitFor(() =>
      expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
        'Permission',
        'BuyerInternal, 3 users',
        'GraderInternal, 1 user',
      ]),
    );
    expect(table.getByRole('row', { name: /Edit pricing.* Not granted Granted/ })).toBeInTheDocument();
    expect(table.queryByRole('row', { name: /Build cart/ })).not.toBeInTheDocument();
    expect(window.location.search).toContain(`compare=${grader.roleId}`);
    await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(table.getByRole('row', { name: /Build cart.* Granted Granted/ })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('compares what is typed so far', async () => {
    api = fakeApi(...known);
    open('');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Edit pricing' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dashboard' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Compare' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Compare with' }), 'gra');
    await userEvent.click(await screen.findByRole('option', { name: /Grader/ }));
    expect(await screen.findByText('They grant the same.')).toBeInTheDocument();
  });

  it('opens from its address, and offers to try again when the second role does not load', async () => {
    api = fakeApi(...known);
    api.change({
      definition: roleDetail,
      reply: ({ input }) =>
        input.roleId === grader.roleId ? Response.json({}, { status: 500 }) : Response.json(aWholeRole()),
    });
    open(`&compare=${grader.roleId}`);
    expect(await screen.findByText('That role did not load.')).toBeInTheDocument();
    api.change(
      answers(roleDetail, ({ input }) => (input.roleId === grader.roleId ? wholeGrader : aWholeRole())),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 permissions differ.')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Compare with' })).toHaveValue('Grader');
  });
});
