import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@washcoat/platform-sdk';
import { axe } from 'jest-axe';
import { contributed } from '../testing/registered';
import { renderShell, resizeTo } from '../testing/render-shell';
import { demoNav } from './demo-nav.fixture';

const contributions = contributed({
  pages: [
    { path: '/converters/identify/:parameters?', title: 'Identify Converters' },
    { path: '/loads/create-load', title: 'Create Cart' },
    { path: '/loads/active-load', title: 'Active Carts' },
    { path: '/new-user/:id?', title: 'New user', requires: { anyOf: [{ isNewUser: true }] } },
  ],
  nav: demoNav,
});
const show = (more: Parameters<typeof renderShell>[0] = {}) =>
  renderShell({ route: '/converters/identify', contributions, ...more });

beforeEach(() => {
  localStorage.clear();
  resizeTo(1440);
});
const menu = () => screen.getByRole('navigation', { name: 'Main menu' });

it('marks the current page, and opens what lies under an entry', async () => {
  await show({ session: { canBuildCart: true } });
  expect(within(menu()).getByRole('link', { name: 'Identify Converters' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(menu()).queryByRole('link', { name: 'Create Cart' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Carts: more entries' }));
  await userEvent.click(within(menu()).getByRole('link', { name: 'Create Cart' }));
  expect(await screen.findByRole('heading', { name: 'Create Cart' })).toBeInTheDocument();
  expect(within(menu()).getByRole('link', { name: 'Create Cart' })).toHaveAttribute('aria-current', 'page');
  expect(await axe(document.body)).toHaveNoViolations();
});

it('[NAV-040] collapses when the page heading is clicked and stays so', async () => {
  const { unmount } = await show();
  const heading = screen.getByRole('button', { name: 'Identify Converters' });
  expect(heading).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(heading);
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  expect(menu()).toHaveStyle({ width: '56px' });
  expect(localStorage.getItem('washcoat.menu')).toBe('folded');
  expect(within(menu()).getByRole('link', { name: 'Identify Converters' })).toBeInTheDocument();
  unmount();
  await show();
  expect(menu()).toHaveStyle({ width: '56px' });
  await userEvent.click(screen.getByRole('button', { name: 'Identify Converters' }));
  expect(menu()).toHaveStyle({ width: '232px' });
});

it('[NAV-041] is a drawer under 1024 px', async () => {
  resizeTo(1023);
  await show({ session: { canBuildCart: true } });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Main menu' });
  expect(within(drawer).getAllByRole('link')).toContain(document.activeElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('link', { name: 'Carts' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('stays open as a drawer when a screen corrects its address, and closes when its page is chosen again', async () => {
  resizeTo(1023);
  await show({ session: { canBuildCart: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Carts' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  act(() => navigate(`${window.location.pathname}?sort=name`, { replace: true }));
  const drawer = screen.getByRole('dialog', { name: 'Main menu' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'Carts' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['a franchise', { isFranchise: true, hierarchy: 3 }, true],
  ['hierarchy 10', { hierarchy: 10 }, true],
  ['everybody else', { hierarchy: 2 }, false],
])('[NAV-039] shows the company logo to %s', async (_who, facts, isShown) => {
  await show({ session: { ...facts, companyLogo: '/files/logo.png', organisationName: 'Peachtree Cores' } });
  const logo = within(menu()).queryByRole('img', { name: 'Peachtree Cores' });
  expect(logo !== null).toBe(isShown);
});

it('[NAV-038] is bare for new users, who can still leave', async () => {
  await show({ route: '/new-user/1', session: { isNewUser: true, companyId: null } });
  expect(within(menu()).getAllByRole('link')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Sam Buyer' }));
  expect(within(screen.getByRole('menu')).getByText('Logout')).toBeInTheDocument();
});

it('shows an icon that only the remote knows, and a dot for one that is drawn of anything but shapes', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const entry = { route: '/things', group: 'Trade' };
  await show({
    contributions: contributed({
      pages: [{ path: '/things', title: 'Things' }],
      nav: [
        { ...entry, id: 'anchor', label: 'Anchored', icon: 'anchor' },
        { ...entry, id: 'script', label: 'Scripted', icon: 'script' },
      ],
      icons: {
        anchor: [['circle', { cx: '12', cy: '5', r: '3' }]],
        script: [['script', { onload: 'alert(1)' }]],
      },
    }),
  });
  const link = (name: string) => within(menu()).getByRole('link', { name });
  expect(link('Anchored').querySelector('svg circle')).toHaveAttribute('r', '3');
  expect(link('Scripted').querySelector('script')).toBeNull();
  expect(link('Scripted').querySelector('svg.lucide-dot')).not.toBeNull();
  expect(log.mock.calls.join()).toContain('skipped icon script of mfe-demo');
  log.mockRestore();
});
