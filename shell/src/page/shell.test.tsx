import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logout } from '@washcoat/contract-entities';
import { pageLoad, sessionStore } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { registryState } from '../registry/registry-state';
import { setRemoteStatus } from '../remotes/remote-status';
import { contributed } from '../testing/registered';
import { renderShell, resizeTo } from '../testing/render-shell';

const contributions = contributed({
  pages: [
    { path: '/converters/identify/:parameters?', title: 'Identify Converters' },
    { path: '/secret', title: 'Secret', requires: { anyOf: [{ isSA: true }] } },
    { path: '/print', title: 'Paper', isBare: true },
    { path: '/dashboard/loadreport', title: 'Load report', isUnderConstruction: true },
  ],
});
const show = (route: string, session = {}) => renderShell({ route, contributions, session });

beforeEach(() => resizeTo(1440));

it('says that an unknown address has no page and leads home', async () => {
  await show('/nowhere');
  expect(screen.getByRole('heading', { name: 'This page is not here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/converters/identify');
});

it('leads from a page without the right to the start page and says why', async () => {
  await show('/secret');
  await waitFor(() => expect(window.location.pathname).toBe('/converters/identify'));
  expect(await screen.findByText('That page is not open to you')).toBeInTheDocument();
});

it('leads other upper and lower case to the page as written, with its query', async () => {
  await show('/Converters/Identify?text=KT');
  await waitFor(() => expect(window.location.pathname).toBe('/converters/identify'));
  expect(window.location.search).toBe('?text=KT');
});

it('[NAV-047] shows the Under construction / Coming soon page', async () => {
  await show('/dashboard/loadreport');
  expect(screen.getByRole('heading', { name: 'Under construction' })).toBeInTheDocument();
  expect(screen.getByText(/Coming soon/)).toBeInTheDocument();
});

it('gives the focus to a page that was gone to, unless it has taken it or was the first', async () => {
  await show('/converters/identify');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.body).toHaveFocus();
  const goTo = (path: string) =>
    act(() => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  goTo('/print');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  const field = document.createElement('input');
  screen.getByRole('main').append(field);
  field.focus();
  goTo('/converters/identify');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(field).toHaveFocus();
  field.remove();
  goTo('/converters/identify/text=KT');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(document.body).toHaveFocus();
});

it('draws a bare page without menu and top bar', async () => {
  await show('/print');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

it('shows a remote on its way, and one that failed with its version, incident and a way out', async () => {
  await show('/converters/identify');
  expect(screen.getByText('Loading')).toBeInTheDocument();
  act(() => setRemoteStatus('mfe-demo', { is: 'failed', incidentId: 'abcd1234' }));
  expect(screen.getByRole('heading', { name: 'Demo did not load' })).toBeInTheDocument();
  expect(screen.getByText(/mfe-demo 1\.0\.0/)).toBeInTheDocument();
  expect(screen.getByText('Incident abcd1234')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/converters/identify');
  const reason = 'It was built for ui 3, and the shell has 2.1.0.';
  act(() => setRemoteStatus('mfe-demo', { is: 'failed', incidentId: 'abcd1234', reason }));
  expect(screen.getByText(/It was built for ui 3, and the shell has 2\.1\.0\. The rest/)).toBeInTheDocument();
  act(() => setRemoteStatus('mfe-demo', { is: 'ready' }));
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
});

it('reads the registry again when it did not come', async () => {
  await show('/converters/identify');
  act(() => registryState.set({ status: 'failed', remotes: [] }));
  const server = fakeApi();
  globalThis.fetch = async () => Response.json({ revision: 1, remotes: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(registryState.get().status).toBe('ready'));
  server.restore();
});

describe('/logout', () => {
  const leave = jest.spyOn(pageLoad, 'to').mockImplementation(() => undefined);
  it.each([
    ['when the server agrees', answers(logout, { message: '' })],
    ['when it does not', refuses(logout, 500)],
  ])('[AUTH-004] [AUTH-030] signs out %s', async (_how, answer) => {
    leave.mockClear();
    const server = fakeApi(answer);
    await show('/logout');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(server.callsOf(logout)).toMatchObject([{ method: 'POST', input: {} }]);
    expect(server.callsOf(logout)[0]?.headers.get('token')).toBe('token-of-the-test');
    expect(sessionStore.current()).toBeNull();
    server.restore();
  });
});
