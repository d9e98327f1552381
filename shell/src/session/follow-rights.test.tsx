import { act, screen } from '@testing-library/react';
import { logout, me } from '@washcoat/contract-entities';
import { pageLoad, sessionStore } from '@washcoat/platform-sdk';
import { answers, fakeApi, fakeSession, refuses } from '@washcoat/platform-sdk/testing';
import { contributed } from '../testing/registered';
import { renderShell, resizeTo } from '../testing/render-shell';
import { askEveryMs, followRights } from './follow-rights';
import { shellApi, shellStore } from './shell.api';
import { refreshLoginDetails } from './refresh-login-details';

const pricing = { anyOf: [{ flags: ['canEditPricing'] }] };
const contributions = contributed({
  pages: [
    { path: '/converters/identify', title: 'Identify Converters' },
    { path: '/pricing', title: 'Pricing', requires: pricing },
  ],
  nav: [
    { id: 'identify', label: 'Identify Converters', route: '/converters/identify', group: 'Identify' },
    { id: 'pricing', label: 'Pricing', route: '/pricing', group: 'Manage', requires: pricing },
  ],
});
const leave = jest.spyOn(pageLoad, 'to').mockImplementation(() => undefined);

let server: ReturnType<typeof fakeApi>;
let stop: () => void;
let visibility: DocumentVisibilityState;
const answerRights = (facts: Parameters<typeof fakeSession>[0]) => {
  const { token: _token, ...details } = fakeSession(facts);
  server.change(answers(me, details));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asked = () => server.callsOf(me).length;

beforeEach(async () => {
  jest.useFakeTimers();
  resizeTo(1440);
  leave.mockClear();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  server = fakeApi();
  answerRights({});
  await renderShell({ route: '/converters/identify', contributions });
  stop = followRights();
});
afterEach(() => {
  stop();
  server.restore();
  jest.useRealTimers();
});

it('gives a new right within seconds, without signing in again', async () => {
  expect(screen.queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument();
  answerRights({ canEditPricing: true });
  await pass(askEveryMs);
  expect(screen.getByRole('link', { name: 'Pricing' })).toBeInTheDocument();
  expect(sessionStore.current()?.token).toBe('token-of-the-test');
});

it('takes a right away and leads from the page it was for to the start', async () => {
  answerRights({ canEditPricing: true });
  await pass(askEveryMs);
  act(() => screen.getByRole('link', { name: 'Pricing' }).click());
  expect(screen.getByRole('heading', { name: 'Pricing' })).toBeInTheDocument();
  answerRights({});
  await pass(askEveryMs);
  expect(window.location.pathname).toBe('/converters/identify');
  expect(screen.getByText('That page is not open to you')).toBeInTheDocument();
});

it('asks at once when the page comes into view or gets the focus, and not while nobody sees it', async () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(askEveryMs * 3);
  expect(asked()).toBe(0);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(asked()).toBe(1);
  window.dispatchEvent(new Event('focus'));
  await pass(1);
  expect(asked()).toBe(2);
});

it('asks at once after any call was refused', async () => {
  server.change(refuses(logout, 403));
  void shellStore.dispatch(shellApi.endpoints.endSession.initiate({}));
  await pass(1);
  expect(asked()).toBe(1);
});

it('asks once more when asked during an answer, and never twice at the same time', async () => {
  let open = 0;
  let most = 0;
  server.change({
    definition: me,
    reply: async () => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 100));
      open--;
      return Response.json(fakeSession());
    },
  });
  for (let times = 0; times < 4; times++) void refreshLoginDetails();
  await pass(500);
  expect([asked(), most]).toEqual([2, 1]);
});

it('[AUTH-047] signs out when the session was ended elsewhere', async () => {
  server.change(refuses(me, 401));
  await pass(askEveryMs);
  expect(sessionStore.current()).toBeNull();
  expect(leave).toHaveBeenCalledWith('/');
});

it('keeps who is signed in while the server does not answer', async () => {
  server.change(refuses(me, 503));
  await pass(askEveryMs);
  expect(sessionStore.current()).not.toBeNull();
  expect(leave).not.toHaveBeenCalled();
});
