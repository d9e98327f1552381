import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headingStore, provideModuleLoader } from '@washcoat/platform-sdk';
import type { PageHeading } from '@washcoat/platform-sdk';
import { noteEntrance } from '../session/entrance';
import { contributed } from '../testing/registered';
import { renderShell, resizeTo } from '../testing/render-shell';

const contributions = contributed({
  pages: [{ path: '/things', title: 'Things' }],
  panels: [
    {
      id: 'credits',
      slot: 'shell.topbar.v1',
      label: 'Credits',
      module: './panels/credits',
      requires: { anyOf: [{ hierarchy: [2] }] },
    },
  ],
});
const show = (session = {}) => renderShell({ route: '/things', contributions, session });
const headed = (heading: PageHeading) => act(() => headingStore.set({ ...heading, root: {}, page: {} }));

beforeEach(() => resizeTo(1440));
afterEach(() => act(() => headingStore.set(null)));

it('[NAV-042] shows the heading of the page, and its title until it names itself', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Things' })).toBeInTheDocument();
  headed({ heading: 'KT 6019', prefix: 'Things', backTo: '/things' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ThingsKT 6019');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/things');
  expect(document.title).toBe('KT 6019 · Washcoat');
});

it('[NAV-044] [NAV-045] shows the name and the profile image of the user, or initials', async () => {
  const { unmount } = await show({ firstName: 'Maya', lastName: 'Ellison', profileUrl: '/files/maya.webp' });
  const user = screen.getByRole('button', { name: 'Maya Ellison' });
  expect(user.querySelector('img')).toHaveAttribute('src', '/files/maya.webp');
  unmount();
  await show({ firstName: 'Maya', lastName: 'Ellison', profileUrl: null });
  expect(screen.getByText('ME')).toBeInTheDocument();
});

it('[NAV-046] gives hierarchy 2 alone the readout that a remote contributes', async () => {
  provideModuleLoader(async () => ({ default: () => <p>460 lookups left</p> }));
  const { unmount } = await show({ hierarchy: 2 });
  expect(await screen.findByText('460 lookups left')).toBeInTheDocument();
  unmount();
  await show({ hierarchy: 10 });
  expect(screen.queryByText('460 lookups left')).not.toBeInTheDocument();
});

it('changes the theme and remembers it', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Dark' }));
  expect(localStorage.getItem('washcoat.theme')).toBe('dark');
});

describe('the search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function searchable() {
    const onChange = jest.fn();
    await show();
    const offer = (value: string) =>
      headed({ heading: 'Things', search: { placeholder: 'Find a thing', value, onChange } });
    offer('');
    return { onChange, offer, box: screen.getByRole('searchbox', { name: 'Find a thing' }) };
  }

  it('[NAV-043] [COM-021] fires 500 ms after the last key', async () => {
    const { onChange, box } = await searchable();
    await user().type(box, 'gd');
    await pass(400);
    await user().type(box, '3');
    await pass(499);
    expect(onChange).not.toHaveBeenCalled();
    await pass(1);
    expect(onChange.mock.calls).toEqual([['gd3']]);
  });

  it('has the focus for who has just signed in, and for nobody else', async () => {
    const { offer, box } = await searchable();
    expect(box).not.toHaveFocus();
    cleanup();
    act(() => headingStore.set(null));
    noteEntrance();
    await show();
    offer('');
    expect(screen.getByRole('searchbox', { name: 'Find a thing' })).toHaveFocus();
  });

  it('is not there on pages without one', async () => {
    await show();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('fires at once on Enter, and only once', async () => {
    const { onChange, box } = await searchable();
    await user().type(box, 'gd3{Enter}');
    expect(onChange.mock.calls).toEqual([['gd3']]);
    await pass(1_000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps what is being typed when its own earlier text comes back, and takes over what the page sets', async () => {
    const { offer, box } = await searchable();
    await user().type(box, 'gd');
    await pass(500);
    await user().type(box, '3');
    offer('gd');
    expect(box).toHaveValue('gd3');
    offer('');
    expect(box).toHaveValue('');
  });

  it('leads into the list on the down arrow, once what was typed is sought', async () => {
    const { onChange, box } = await searchable();
    const list = document.createElement('main');
    list.innerHTML = '<table><tbody><tr tabindex="-1"><td>GD3</td></tr></tbody></table>';
    document.body.append(list);
    await user().type(box, 'gd3{ArrowDown}');
    expect(onChange.mock.calls).toEqual([['gd3']]);
    expect(box).toHaveFocus();
    await user().keyboard('{ArrowDown}');
    expect(screen.getByRole('row', { name: 'GD3' })).toHaveFocus();
    list.innerHTML =
      '<div role="grid"><div role="row"><div role="gridcell"><input /></div><div role="gridcell" tabindex="-1">KT</div></div></div>';
    box.focus();
    await user().keyboard('{ArrowDown}');
    expect(screen.getByRole('gridcell', { name: 'KT' })).toHaveFocus();
    list.remove();
  });

  it('takes the focus on /', async () => {
    const { box } = await searchable();
    await user().keyboard('/');
    expect(box).toHaveFocus();
    await user().keyboard('a/b');
    expect(box).toHaveValue('a/b');
  });
});
