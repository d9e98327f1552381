import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  headingStore,
  keyHints,
  navigate,
  offeredActions,
  provideModuleLoader,
} from '@washcoat/platform-sdk';
import type { PaletteEntry, PaletteSource } from '@washcoat/platform-sdk';
import { axe } from 'jest-axe';
import { contributed } from '../testing/registered';
import { renderShell, resizeTo } from '../testing/render-shell';
import { overlay } from './palette-store';

const source = (id: string, label: string, order: number, requires?: object) => ({
  id,
  slot: 'shell.palette.v1',
  label,
  module: `./palette/${id}`,
  order,
  requires,
});
const contributions = contributed({
  pages: [
    { path: '/things', title: 'Things' },
    { path: '/pricing', title: 'Pricing' },
  ],
  nav: [
    { id: 'things', label: 'Things', route: '/things', group: 'Identify' },
    { id: 'pricing', label: 'Pricing', route: '/pricing', group: 'Manage' },
  ],
  actions: [
    source('codes', 'Codes', 10),
    source('people', 'People', 20),
    source('secrets', 'Secrets', 30, { anyOf: [{ isSA: true }] }),
  ],
});

const rows: Record<string, PaletteEntry[]> = {
  codes: [
    {
      id: '1',
      title: 'KT 0334',
      isCode: true,
      detail: 'Mercedes, 1,180 g',
      figure: '$172.23',
      route: '/things?id=1',
    },
    { id: '2', title: 'KT 0012', isCode: true, route: '/things?id=2' },
  ],
  people: [
    { id: '1', title: 'Kit Price', detail: 'kit@gulf.test', icon: 'circle-user', route: '/pricing?who=1' },
  ],
  secrets: [{ id: '1', title: 'Hidden', route: '/hidden' }],
};
const searched = jest.fn();
let failing: string[] = [];

function fakeSource(id: string): PaletteSource {
  return {
    atLeast: 2,
    search: async (text) => {
      searched(id, text);
      if (failing.includes(id)) throw new Error('no answer');
      return rows[id] ?? [];
    },
  };
}

beforeEach(() => {
  resizeTo(1440);
  searched.mockClear();
  failing = [];
  act(() => overlay.set(null));
  provideModuleLoader(async (_remote, module) => ({ default: fakeSource(module.replace('./palette/', '')) }));
});

const show = (session = {}) => renderShell({ route: '/things', contributions, session });
const input = () => screen.findByRole('combobox', { name: 'Find a page or a record' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return input();
};

it('opens by Ctrl K with the pages the user may open, and gives the focus back on Escape', async () => {
  await show();
  const before = screen.getByRole('button', { name: 'Theme' });
  act(() => before.focus());
  expect(await openPalette()).toHaveFocus();
  expect(options()).toEqual(['Things', 'Pricing']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(before).toHaveFocus();
});

it('takes what was typed before its code was here, and opens nothing else with it', async () => {
  await show();
  await act(async () => {
    for (const init of [
      { key: 'k', ctrlKey: true },
      { key: 'p' },
      { key: 'x' },
      { key: 'Backspace' },
      { key: '?' },
    ])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  });
  expect(await input()).toHaveValue('p?');
  expect(screen.queryByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument();
});

it('opens by the button of the top bar and closes by Ctrl K', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Find a page or a record, Ctrl K' }));
  await input();
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('closes as the page goes elsewhere, not when a screen corrects its address', async () => {
  await show();
  await openPalette();
  act(() => navigate('/things?sort=code', { replace: true }));
  expect(screen.getByRole('combobox', { name: 'Find a page or a record' })).toBeInTheDocument();
  act(() => navigate('/pricing'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('finds what remotes contribute, each kind under its name, and asks once for what was typed', async () => {
  await show();
  await userEvent.type(await openPalette(), 'kt 03');
  const codes = await screen.findByRole('group', { name: 'Codes' });
  expect(
    within(codes)
      .getAllByRole('option')
      .map((row) => row.textContent),
  ).toEqual(['KT 0334Mercedes, 1,180 g$172.23', 'KT 0012']);
  expect(within(screen.getByRole('group', { name: 'People' })).getByText('Kit Price')).toBeInTheDocument();
  expect(searched.mock.calls).toEqual([
    ['codes', 'kt 03'],
    ['people', 'kt 03'],
  ]);
  expect(screen.getByText('3 found')).toBeInTheDocument();
  expect(await axe(document.body)).toHaveNoViolations();
});

it('asks no source that the user may not use, and none for less than it needs', async () => {
  const { unmount } = await show();
  await userEvent.type(await openPalette(), 'k');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(searched).not.toHaveBeenCalled();
  unmount();
  await show({ isSA: true });
  await userEvent.type(await openPalette(), 'kt');
  expect(await screen.findByText('Hidden')).toBeInTheDocument();
});

it('walks by arrows round the list and opens with Enter', async () => {
  await show();
  const box = await openPalette();
  await userEvent.type(box, 'ki');
  await screen.findByText('Kit Price');
  expect(chosen()).toHaveTextContent('KT 0334');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('KT 0012');
  expect(box).toHaveAttribute('aria-activedescendant', chosen().id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('KT 0334');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Kit Price');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/pricing?who=1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('chooses nothing before something is typed or an arrow is pressed, so that Enter alone does nothing', async () => {
  await show();
  const box = await openPalette();
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  const options = screen.getAllByRole('option');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe(options.at(-1));
  expect(box).toHaveAttribute('aria-activedescendant', chosen().id);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe(options[0]);
});

it('puts a page before what is found when its name begins with what was typed', async () => {
  await show();
  const box = await openPalette();
  await userEvent.type(box, 'pric');
  expect(chosen()).toHaveTextContent('Pricing');
  await screen.findByText('Kit Price');
  expect(chosen()).toHaveTextContent('Pricing');
  await userEvent.clear(box);
  await userEvent.type(box, 'ing');
  await screen.findByText('Kit Price');
  expect(chosen()).toHaveTextContent('KT 0334');
});

it('opens in a new tab with Ctrl Enter and stays', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await show();
  await userEvent.type(await openPalette(), 'pric');
  await waitFor(() => expect(chosen()).toHaveTextContent('Pricing'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/pricing', '_blank', 'noopener');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/things');
  open.mockRestore();
});

it('opens what is clicked', async () => {
  await show();
  await openPalette();
  await userEvent.click(screen.getByRole('option', { name: 'Pricing' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pricing'));
});

it('says what did not load and keeps the rest, and what is not to be found', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  failing = ['codes'];
  await show();
  const box = await openPalette();
  await userEvent.type(box, 'kit');
  expect(await screen.findByText('Kit Price')).toBeInTheDocument();
  expect(screen.getByText('Did not load. The rest works.')).toBeInTheDocument();
  failing = [];
  const { codes = [], people = [] } = rows;
  Object.assign(rows, { codes: [], people: [] });
  await userEvent.type(box, 'ten');
  expect(await screen.findByText(/Nothing found/)).toBeInTheDocument();
  Object.assign(rows, { codes, people });
  log.mockRestore();
});

it('is not there for new users', async () => {
  await renderShell({
    route: '/new-user',
    session: { isNewUser: true },
    contributions: contributed({
      pages: [{ path: '/new-user/:id?', title: 'New user', requires: { anyOf: [{ isNewUser: true }] } }],
    }),
  });
  expect(screen.queryByRole('button', { name: /^Find a page or a record/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(overlay.get()).toBeNull();
});

describe('the keys', () => {
  afterEach(() => act(() => headingStore.set(null)));

  it('are listed by ?, with those of the page', async () => {
    await show();
    act(() => keyHints.set([{ keys: ['J'], does: 'Next thing' }]));
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    expect(within(dialog).getByText('Search on this page')).toBeInTheDocument();
    const page = within(dialog).getByRole('region', { name: 'On this page' });
    expect(page).toHaveTextContent('JNext thing');
    expect(await axe(document.body)).toHaveNoViolations();
    act(() => keyHints.set([]));
  });

  it('are a letter where somebody types, and a list from the empty palette', async () => {
    await show();
    const search = { placeholder: 'Find a thing', value: '', onChange: jest.fn() };
    act(() => headingStore.set({ heading: 'Things', search, root: {}, page: {} }));
    await userEvent.type(screen.getByRole('searchbox'), '?');
    expect(overlay.get()).toBeNull();
    await openPalette();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeInTheDocument();
  });
});

it('offers what can be done on the page, with its key, and does it', async () => {
  const run = jest.fn();
  const offered = { id: 'create', label: 'Create user', name: 'Create user', shortcut: 'N', run };
  await show();
  act(() => offeredActions.set([offered, { ...offered, id: 'edit', name: 'Edit Sam', refusal: 'Not now' }]));
  act(() => overlay.set('palette'));
  await userEvent.type(await input(), 'us');
  const row = await screen.findByRole('option', { name: /Create user/ });
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
  expect(options()[0]).toContain('Create user');
  expect(within(row).getByText('N')).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Edit Sam/ })).not.toBeInTheDocument();
  await userEvent.click(row);
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => offeredActions.set([]));
});
