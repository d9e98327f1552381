import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  userActive,
  userDelete,
  userEdit,
  userExport,
  userList,
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
import { aUser, idOf, listed, ownUserId } from '../testing/people.fixture';
import UserListScreen from './user-list.screen';

const nora = aUser();
const omar = aUser({ userId: idOf(301), firstName: 'Omar', lastName: 'Reyes', email: 'omar@harlan.test' });

describe('the list of all users', () => {
  let api: ReturnType<typeof fakeApi>;
  const noViews = answers(viewList, { list: [] });
  const open = (route = '/entities/users', session: object = {}) =>
    renderWithPlatform(<UserListScreen />, {
      route,
      store,
      session: { canCreateUser: true, canDeleteUser: true, ...session },
    });
  const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[USER-001] [USER-004] [USER-005] [USER-006] [USER-007] [USER-008] [USER-009] shows six columns of everybody', async () => {
    api = fakeApi(noViews, answers(userList, listed(nora)));
    open();
    expect(await screen.findByText('Nora Harlan')).toBeInTheDocument();
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles.slice(1, 7)).toEqual(['Username', 'Email', 'Address', 'Company Name', 'Role', 'Is Active']);
    for (const text of [
      'nora@harlan.test',
      '12 Mill Road, Marietta, GA 30060',
      'Harlan Auto Parts',
      'Subscriber',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(api.callsOf(userList)[0]?.input).toEqual({ count: '10', offset: '0' });
  });

  it('[USER-002] shows the users of franchises under /entities/Franchise, beside the franchises', async () => {
    api = fakeApi(noViews, answers(userList, listed(nora)));
    open('/entities/Franchise/users');
    await screen.findByText('Nora Harlan');
    expect(api.callsOf(userList)[0]?.input).toMatchObject({ isFranchise: 'true' });
    const tabs = within(screen.getByRole('navigation', { name: 'Customers and users' }));
    expect(tabs.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/entities/Franchise');
  });

  it('[USER-004] [USER-007] sorts by name and by company, both ways', async () => {
    api = fakeApi(noViews, answers(userList, listed(nora)));
    open();
    await screen.findByText('Nora Harlan');
    const sort = async (title: string) => {
      await api.settled();
      await userEvent.click(
        within(screen.getByRole('columnheader', { name: title })).getByRole('button', { name: title }),
      );
    };
    await sort('Username');
    await waitFor(() => expect(api.callsOf(userList).at(-1)?.input).toMatchObject({ userNameSort: 'asc' }));
    await sort('Username');
    await waitFor(() => expect(api.callsOf(userList).at(-1)?.input).toMatchObject({ userNameSort: 'desc' }));
    await sort('Company Name');
    await waitFor(() => expect(api.callsOf(userList).at(-1)?.input).toMatchObject({ companySort: 'asc' }));
    expect(api.callsOf(userList).at(-1)?.input).not.toHaveProperty('userNameSort');
  });

  it('sorts by several columns with Shift, by mouse and by keyboard, and keeps it in the address', async () => {
    api = fakeApi(noViews, answers(userList, listed(nora)));
    open();
    await screen.findByText('Nora Harlan');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Company Name' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'Username' }));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(query()).toMatchObject({ sort: 'companyName.asc,userName.asc' }));
    await waitFor(() =>
      expect(api.callsOf(userList).at(-1)?.input).toMatchObject({ sort: 'companyName.asc,userName.asc' }),
    );
    expect(
      await screen.findByText('Sorted by Company Name ascending, then Username ascending'),
    ).toBeInTheDocument();
    act(() => screen.getByRole('columnheader', { name: 'Username' }).focus());
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(query()).toMatchObject({ sort: 'companyName.asc,userName.desc' }));
    act(() => screen.getByRole('columnheader', { name: 'Email' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(query()).toEqual({ sort: 'email.asc' }));
  });

  it('[USER-013] [COM-015] [COM-019] [COM-020] searches and pages, going on from the last row of the page before', async () => {
    const page = { list: [nora], areMoreItemsAvailable: true, next: 'after-nora' };
    api = fakeApi(
      noViews,
      answers(userList, ({ input }) => (input.text && !input.after ? page : listed(omar))),
    );
    open('/entities/users?offset=40');
    await screen.findByText('Omar Reyes');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Users' }), 'h');
    await waitFor(() => expect(query()).toEqual({ text: 'h' }));
    expect(await screen.findByText('Nora Harlan')).toBeInTheDocument();
    expect(api.callsOf(userList).at(-1)?.input).toEqual({ text: 'h', count: '10', offset: '0' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Omar Reyes')).toBeInTheDocument();
    expect(api.callsOf(userList).at(-1)?.input).toEqual({ text: 'h', count: '10', after: 'after-nora' });
    expect(screen.queryByText('Nora Harlan')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Nora Harlan')).toBeInTheDocument();
  });

  it('[USER-012] [COM-018] [COM-037] saves the whole user with the switch at once and loads the list again', async () => {
    let isActive = true;
    api = fakeApi(
      noViews,
      answers(userList, () => listed(aUser({ isActive, version: isActive ? 3 : 4 }))),
      answers(userEdit, () => {
        isActive = false;
        return { message: 'Successfully edited the User', version: 4 };
      }),
    );
    open();
    const active = await screen.findByRole('switch', { name: 'Nora Harlan is active' });
    expect(active).toBeChecked();
    await userEvent.click(active);
    expect(await screen.findByText('Successfully edited the User')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Nora Harlan is active' })).not.toBeChecked(),
    );
    expect(api.callsOf(userList)).toHaveLength(2);
    expect(api.callsOf(userEdit)[0]?.input).toEqual({
      userId: nora.userId,
      companyId: nora.companyId,
      isActive: false,
      email: 'nora@harlan.test',
      firstName: 'Nora',
      lastName: 'Harlan',
      phone: '4045550142',
      address: '12 Mill Road',
      city: 'Marietta',
      state: 'GA',
      zipcode: '30060',
      roleId: nora.roleId,
      hierarchy: 2,
      isFranchise: false,
      isAdmin: false,
      isSA: false,
      version: 3,
    });
  });

  it('[COM-037] takes nothing back that somebody else changed meanwhile: it says so and shows it', async () => {
    const error = 'Omar Reyes changed this user since you opened it.';
    let city = 'Marietta';
    api = fakeApi(
      noViews,
      answers(userList, () => listed(aUser({ city }))),
      refuses(userEdit, 409, { error, code: 'STALE' }),
    );
    open();
    await screen.findByText('12 Mill Road, Marietta, GA 30060');
    city = 'Macon';
    await userEvent.click(screen.getByRole('switch', { name: 'Nora Harlan is active' }));
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await screen.findByText('12 Mill Road, Macon, GA 30060')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Nora Harlan is active' })).toBeChecked();
  });

  it('[USER-046] says what the service says of a switch, and leaves the switch as it was', async () => {
    api = fakeApi(
      noViews,
      answers(userList, listed(nora)),
      refuses(userEdit, 409, { error: 'The last super admin stays active.' }),
    );
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Nora Harlan is active' }));
    expect(await screen.findByText('The last super admin stays active.')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Nora Harlan is active' })).toBeChecked();
    api.change(refuses(userEdit, 500));
    await userEvent.click(screen.getByRole('switch', { name: 'Nora Harlan is active' }));
    expect(await screen.findByText('Oops! Something went wrong. Please try again later')).toBeInTheDocument();
  });

  it('[USER-010] [USER-011] [COM-008] edits and deletes with the rights, after asking', async () => {
    api = fakeApi(
      noViews,
      answers(userList, listed(nora)),
      refuses(userDelete, 409, { error: 'The last super admin stays.' }),
    );
    open();
    expect(await screen.findByRole('button', { name: 'Edit Nora Harlan' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Nora Harlan' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete the user Nora Harlan ?');
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete user' }));
    expect(await within(dialog).findByText('The last super admin stays.')).toBeInTheDocument();
    api.change(answers(userDelete, { message: 'Deleted Successfully' }), answers(userList, listed()));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('No users available')).toBeInTheDocument();
    expect(api.callsOf(userDelete).at(-1)?.input).toEqual({ userId: nora.userId, companyId: nora.companyId });
  });

  it('[USER-011] offers nothing that the user may not do', async () => {
    const own = aUser({ userId: ownUserId, firstName: 'Sam', lastName: 'Buyer' });
    const above = aUser({ userId: idOf(302), firstName: 'Ada', lastName: 'Admin', isSA: true });
    api = fakeApi(noViews, answers(userList, listed(nora, own, above)));
    open('/entities/users', { canDeleteUser: false });
    await screen.findByText('Nora Harlan');
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit Ada Admin' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Sam Buyer is active' }));
    expect(api.callsOf(userEdit)).toHaveLength(0);
    cleanup();
    open('/entities/users', { canCreateUser: false });
    await screen.findByText('Nora Harlan');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create user' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Nora Harlan' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Sam Buyer' })).not.toBeInTheDocument();
  });

  it('switches the chosen users off together, and names who was refused and why', async () => {
    api = fakeApi(
      noViews,
      answers(userList, listed(nora, omar)),
      answers(userActive, {
        message: 'Changes Applied.',
        changed: 1,
        refused: [{ id: omar.userId, error: 'Nobody switches themself off.' }],
      }),
    );
    open();
    await screen.findByText('Nora Harlan');
    screen.getByRole('checkbox', { name: 'Select Nora Harlan' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Omar Reyes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Omar Reyes: Nobody switches themself off.')).toBeInTheDocument();
    expect(screen.getByText('Changes Applied.')).toBeInTheDocument();
    expect(api.callsOf(userActive)[0]?.input).toEqual({ ids: [nora.userId, omar.userId], isActive: false });
    expect(screen.getByRole('checkbox', { name: 'Select Nora Harlan' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Omar Reyes' })).toBeChecked();
  });

  it('[COM-016] exports the list with its filters and shown columns, as a download', async () => {
    const downloads = watchDownloads();
    api = fakeApi(
      noViews,
      answers(userList, listed(nora)),
      answers(userExport, { link: '/read/v1/download/users' }),
    );
    open('/entities/users?text=harlan&sort=companyName.desc');
    await screen.findByText('Nora Harlan');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'XLSX' }));
    await waitFor(() => expect(downloads.links).toEqual(['/read/v1/download/users']));
    downloads.stop();
    expect(api.callsOf(userExport)[0]?.input).toEqual({
      text: 'harlan',
      companySort: 'desc',
      format: 'xlsx',
      columns: 'userName,email,address,city,state,zipcode,companyName,type,isActive',
    });
  });

  it('says that users did not load, and loads them by Try again', async () => {
    api = fakeApi(noViews, refuses(userList, 503));
    open();
    expect(await screen.findByText('Users did not load. The rest of Washcoat works.')).toBeInTheDocument();
    api.change(answers(userList, listed(nora)));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nora Harlan')).toBeInTheDocument();
  });

  it('says that a search found nobody, and clears it', async () => {
    api = fakeApi(
      noViews,
      answers(userList, ({ input }) => (input.text ? listed() : listed(nora))),
    );
    open('/entities/users?text=zz');
    expect(await screen.findByText('No users available')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Nora Harlan')).toBeInTheDocument();
  });
});
