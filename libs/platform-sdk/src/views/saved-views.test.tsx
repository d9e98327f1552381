import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewDelete, viewEdit, viewList, viewSave } from '@washcoat/contract-entities';
import type { SavedView } from '@washcoat/contract-entities';
import { columnLayout, declareColumns, noColumnChoice, rememberColumns, wantedColumns } from '@washcoat/ui';
import { hrefTo } from '../navigation/navigate';
import { platformApi, platformStore } from '../platform/platform-api';
import { answers, fakeApi, refuses, renderWithPlatform } from '../testing';
import { SavedViews } from './saved-views';

const list = 'entities.customers';
const columns = [
  { id: 'name' },
  { id: 'city' },
  { id: 'note', offByDefault: true },
  { id: 'actions', isActions: true },
];
const atlanta: SavedView = {
  viewId: 'v1',
  name: 'Atlanta yards',
  query: 'city=Atlanta&sort=name.asc',
  columns: ['name', 'note'],
  layout: { widths: { note: 240 }, pinned: { name: 'left' } },
  isDefault: false,
};
const closed: SavedView = {
  viewId: 'v2',
  name: 'Closed',
  query: 'isActive=false',
  columns: null,
  layout: null,
  isDefault: false,
};
let server: ReturnType<typeof fakeApi>;

const open = (route: string) =>
  renderWithPlatform(
    <>
      <SavedViews screen={list} />
      <a {...hrefTo('/entities/customers')}>Everything</a>
    </>,
    { route },
  );
const menu = () => screen.getByRole('button', { expanded: false });

beforeEach(() => {
  platformStore.dispatch(platformApi.util.resetApiState());
  server = fakeApi(
    answers(viewList, { list: [atlanta, closed] }),
    answers(viewSave, { message: '', viewId: 'v3' }),
    answers(viewEdit, { message: 'Saved Successfully' }),
    answers(viewDelete, { message: '' }),
  );
  localStorage.clear();
  rememberColumns(list, noColumnChoice);
  declareColumns(list, columns);
});
afterEach(() => server.restore());

it('opens a view with its query and its columns, and says which one is shown', async () => {
  open('/entities/customers?text=yard');
  await userEvent.click(menu());
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Atlanta yards' }));
  expect(window.location.search).toBe('?city=Atlanta&sort=name.asc');
  expect(wantedColumns(list)).toEqual(['name', 'note']);
  await userEvent.click(screen.getByRole('button', { name: 'Atlanta yards' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Atlanta yards' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Closed' }));
  expect(wantedColumns(list)).toEqual(['name', 'note']);
  expect(server.callsOf(viewList)[0]?.input).toEqual({ screen: list });
});

it('saves order, widths and fixed columns too, and brings them back', async () => {
  rememberColumns(list, {
    shown: {},
    widths: { city: 180 },
    order: ['city', 'name'],
    pinned: { city: 'left' },
  });
  open('/entities/customers?city=Macon');
  await userEvent.click(menu());
  await screen.findByText('Saved views');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Macon');
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('View saved')).toBeInTheDocument();
  expect(server.callsOf(viewSave)[0]?.input).toMatchObject({
    columns: ['city', 'name'],
    layout: { widths: { city: 180 }, pinned: { city: 'left' } },
  });
  await userEvent.click(menu());
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Atlanta yards' }));
  expect(wantedColumns(list)).toEqual(['name', 'note']);
  expect(columnLayout(list)).toEqual({ widths: { note: 240 }, pinned: { name: 'left' } });
});

it('saves filters, sort and shown columns under a name, without the place in the list', async () => {
  open('/entities/customers?sort=name.asc&offset=20&city=Macon');
  await userEvent.click(menu());
  await screen.findByText('Saved views');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  expect(screen.getByText('Give the view a name')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), ' Macon yards ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open it whenever I come to this list' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('View saved')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.callsOf(viewSave)[0]?.input).toEqual({
    screen: list,
    name: 'Macon yards',
    query: 'city=Macon&sort=name.asc',
    columns: ['name', 'city'],
    layout: { widths: {}, pinned: {} },
    isDefault: true,
    isShared: false,
  });
  expect(server.callsOf(viewList)).toHaveLength(2);
});

it('[COM-012] keeps the typed name and says why it was not saved', async () => {
  server.change(refuses(viewSave, 400, { error: 'At most 20 views.' }));
  open('/entities/customers?city=Macon');
  await userEvent.click(menu());
  await screen.findByText('Saved views');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Closed');
  await userEvent.click(screen.getByRole('button', { name: 'Replace view' }));
  expect(await screen.findByText('At most 20 views.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Closed');
});

it('[COM-008] deletes the shown view after the question', async () => {
  open('/entities/customers?isActive=false&offset=10');
  await userEvent.click(await screen.findByRole('button', { name: 'Closed' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete Closed' }));
  expect(screen.getByText('Are you sure you want to delete the View Closed ?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete view' }));
  expect(await screen.findByText('View deleted')).toBeInTheDocument();
  expect(server.callsOf(viewDelete)[0]?.input).toEqual({ viewId: 'v2' });
});

it('opens the default view on a visit without a query, once', async () => {
  server.change(answers(viewList, { list: [{ ...atlanta, isDefault: true }] }));
  open('/entities/customers');
  await waitFor(() => expect(window.location.search).toBe('?city=Atlanta&sort=name.asc'));
  expect(wantedColumns(list)).toEqual(['name', 'note']);
  await userEvent.click(screen.getByRole('link', { name: 'Everything' }));
  expect(window.location.search).toBe('');
});

it('leaves a visit with a query as it is', async () => {
  server.change(answers(viewList, { list: [{ ...atlanta, isDefault: true }] }));
  open('/entities/customers?text=yard');
  await userEvent.click(menu());
  expect(await screen.findByRole('menuitemcheckbox', { name: /Atlanta yards/ })).not.toBeChecked();
  expect(window.location.search).toBe('?text=yard');
});

describe('of a list whose search stands in the path', () => {
  const openSearched = (text: string, search = '') =>
    renderWithPlatform(<SavedViews screen={list} inPath={{ path: '/entities/viewGroup', text }} />, {
      route: `/entities/viewGroup/${encodeURIComponent(text)}${search}`,
    });
  const yards: SavedView = { ...atlanta, query: 'sort=name.asc&text=yard+%26+50%25' };
  const address = () => `${window.location.pathname}${window.location.search}`;

  it('keeps the search', async () => {
    openSearched('yard & 50%', '?sort=name.asc&offset=20');
    await userEvent.click(menu());
    await screen.findByText('Saved views');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Yards');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('View saved')).toBeInTheDocument();
    expect(server.callsOf(viewSave)[0]?.input).toMatchObject({ query: yards.query });
  });

  it('opens with the search of the view, and without one where it kept none', async () => {
    server.change(answers(viewList, { list: [yards, closed] }));
    openSearched('diesel');
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Atlanta yards' }));
    expect(address()).toBe('/entities/viewGroup/yard%20%26%2050%25?sort=name.asc');
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Closed' }));
    expect(address()).toBe('/entities/viewGroup?isActive=false');
  });

  it('says which view is shown, and leaves a visit with a search as it is', async () => {
    server.change(answers(viewList, { list: [yards, { ...closed, isDefault: true }] }));
    openSearched('yard & 50%', '?sort=name.asc');
    expect(await screen.findByRole('button', { name: 'Atlanta yards' })).toBeInTheDocument();
    cleanup();
    openSearched('diesel');
    await userEvent.click(menu());
    expect(await screen.findByRole('menuitemcheckbox', { name: /Closed/ })).not.toBeChecked();
    expect(address()).toBe('/entities/viewGroup/diesel');
  });
});

it('says when the views did not load; saving still works', async () => {
  server.change(refuses(viewList, 500));
  open('/entities/customers?text=yard');
  await userEvent.click(menu());
  expect(await screen.findByText('The views did not load')).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Save this view' })).toBeInTheDocument();
});

describe('with views that a company shares', () => {
  const ours: SavedView = { ...atlanta, isShared: true, mayEdit: true };
  const theirs: SavedView = { ...closed, isShared: true, mayEdit: false, sharedBy: 'Dana Whitlock' };
  const listed = async (views: readonly SavedView[], route: string) => {
    server.change(answers(viewList, { list: [...views] }));
    open(route);
    await userEvent.click(menu());
    await screen.findByRole('menuitemcheckbox', { name: new RegExp(views[0]?.name ?? '') });
  };
  const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it('lists one’s own before those of colleagues, with whose they are, and lets nobody change what is not theirs', async () => {
    await listed([ours, theirs], '/entities/customers?isActive=false');
    const names = screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);
    expect(names).toEqual(['Atlanta yardsshared', 'ClosedDana Whitlock']);
    expect(screen.getByText('Shared by colleagues')).toBeInTheDocument();
    expect(screen.getByRole('menuitemcheckbox', { name: /Closed/ })).toBeChecked();
    expect(entries()).toEqual(['Save this view']);
  });

  it('shares a view with the company when it is saved', async () => {
    await listed([theirs], '/entities/customers?isActive=false');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view' }));
    const box = screen.getByRole('checkbox', { name: 'Share it with everybody of Washcoat House' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('View saved')).toBeInTheDocument();
    expect(server.callsOf(viewSave)[0]?.input).toMatchObject({ name: 'Closed', isShared: true });
  });

  it('renames a view and takes it back, and says what was refused', async () => {
    await listed([ours], `/entities/customers?${atlanta.query}`);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit Atlanta yards' }));
    const name = screen.getByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(screen.getByText('Give the view a name')).toBeInTheDocument();
    await userEvent.type(name, 'Yards');
    await userEvent.click(screen.getByRole('checkbox', { name: /Share it/ }));
    server.change(refuses(viewEdit, 409, { error: 'There is a view of this name already.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('There is a view of this name already.')).toBeInTheDocument();
    server.change(answers(viewEdit, { message: 'Saved Successfully' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('Saved Successfully')).toBeInTheDocument();
    const changes = { name: 'Yards', isShared: false, isDefault: false };
    expect(server.callsOf(viewEdit).at(-1)?.input).toEqual({ viewId: 'v1', ...changes });
  });

  it('leaves it to everybody which one opens first, and asks an administrator about the sharing alone', async () => {
    await listed([{ ...theirs, mayEdit: true }], '/entities/customers?isActive=false');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit Closed' }));
    expect(screen.getByText('Dana Whitlock shares it.')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await screen.findByText('Saved Successfully');
    expect(server.callsOf(viewEdit)[0]?.input).toEqual({ viewId: 'v2', name: 'Closed', isShared: true });
  });

  it('keeps what was chosen since in the view that was opened', async () => {
    await listed([ours, theirs], '/entities/customers?isActive=false');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Atlanta yards/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Everything' }));
    await userEvent.click(menu());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Update Atlanta yards' }));
    expect(await screen.findByText('Saved Successfully')).toBeInTheDocument();
    expect(server.callsOf(viewEdit)[0]?.input).toMatchObject({ viewId: 'v1', kept: { query: '' } });
  });
});
