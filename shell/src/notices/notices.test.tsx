import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeCounts, noticeList, noticeRead, noticeReadAll, type Notice } from '@washcoat/contract-kernel';
import { liveIsDown, liveIsUp, navigate } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { contributed } from '../testing/registered';
import { renderShell, resizeTo } from '../testing/render-shell';
import { followNews } from './follow-news';
import { askEveryMs } from './news-source';
import { newsStore } from './news-store';
import type { News } from './notices.api';

const request: Notice = {
  noticeId: '018f3c1e-0000-7000-8000-000000000901',
  title: 'Corner Muffler requests a grading session',
  text: 'Lee Corner, Atlanta',
  icon: 'package-open',
  link: '/load/77',
  recordId: '77',
  at: '2026-11-20T14:00:00.000Z',
  isRead: false,
  isWaiting: true,
};
const order: Notice = {
  ...request,
  noticeId: '018f3c1e-0000-7000-8000-000000000902',
  title: 'Corner weekly was removed',
  link: null,
  recordId: '78',
  at: '2026-11-20T15:00:00.000Z',
  isWaiting: false,
};
const nothing: News = { unread: [], waiting: [], urgent: [] };
const newsOf = (notice: Notice): News => ({
  unread: [{ noticeId: notice.noticeId, recordId: notice.recordId }],
  waiting: [{ navId: 'active-carts', count: 3 }],
  urgent: notice.isWaiting ? [{ ...notice, navId: 'active-carts' }] : [],
});
const listed = (...list: Notice[]) => answers(noticeList, { list, areMoreItemsAvailable: false });
const marked = [
  answers(noticeRead, { message: 'Marked as read' }),
  answers(noticeReadAll, { message: 'Marked all as read' }),
];
const carts = { group: 'Trade', route: '/carts' };
const contributions = contributed({
  pages: [
    { path: '/home', title: 'Home' },
    { path: '/carts', title: 'Carts' },
    { path: '/load/:id', title: 'Load' },
  ],
  nav: [
    { ...carts, id: 'carts', label: 'Carts' },
    { ...carts, id: 'active-carts', label: 'Active Carts', parent: 'carts' },
  ],
});

let server: ReturnType<typeof fakeApi>;
let stop: () => void;
let visibility: DocumentVisibilityState;
const pass = (ms = askEveryMs) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = userEvent.setup({
  advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms).then(() => undefined),
});
const bell = () => screen.getByRole('button', { name: /^Messages/ });
const toasts = () => screen.getByRole('region', { name: 'Notifications' });

/** Opens the shell at `route`, and the page is told `first` when it comes. */
async function open(route = '/home', first: News = nothing, session = {}) {
  server.change(answers(noticeCounts, first));
  await renderShell({ route, contributions, session });
  stop = followNews();
  await pass(0);
}

async function hear(news: News) {
  server.change(answers(noticeCounts, news));
  await pass();
}

beforeEach(() => {
  jest.useFakeTimers();
  resizeTo(1440);
  localStorage.removeItem('washcoat.told');
  newsStore.set(null);
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  server = fakeApi(listed(request, order), ...marked);
});
afterEach(() => {
  stop();
  act(() => toast.clear());
  server.restore();
  jest.useRealTimers();
});

it('counts what is unread, tells screen readers of more, and what waits at its entry of the menu', async () => {
  await open();
  expect(bell()).toHaveAccessibleName('Messages');
  await hear(newsOf(order));
  expect(bell()).toHaveAccessibleName('Messages, 1 unread');
  expect(screen.getByText('1 unread messages')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Carts' })).toHaveAccessibleDescription('3 waiting');
  await user.click(screen.getByRole('button', { name: 'Carts: more entries' }));
  expect(screen.getByRole('link', { name: 'Active Carts' })).toHaveAccessibleDescription('3 waiting');
  expect(screen.getByRole('link', { name: 'Carts' })).not.toHaveAccessibleDescription('3 waiting');
});

it('says on every page that somebody waits, and leads there', async () => {
  await open();
  await hear(newsOf(request));
  expect(toasts()).toHaveTextContent('Corner Muffler requests a grading session');
  await pass(60_000);
  expect(within(toasts()).getAllByText(/requests a grading session/)).toHaveLength(1);
  await user.click(within(toasts()).getByRole('button', { name: 'View' }));
  expect(window.location.pathname).toBe('/load/77');
});

it('takes it back when somebody else was faster', async () => {
  await open();
  await hear(newsOf(request));
  await hear(nothing);
  expect(toasts()).not.toHaveTextContent('Corner Muffler');
});

it('says it on the page of its list too, where an older one may stand before it', async () => {
  await open('/carts');
  await hear({ ...nothing, urgent: [{ ...request, noticeId: 'new', navId: 'active-carts' }] });
  expect(toasts()).toHaveTextContent('Corner Muffler');
});

it('says it in one tab, and not of what was there before', async () => {
  await open('/home', newsOf(request));
  expect(toasts()).not.toHaveTextContent('Corner Muffler');
  localStorage.setItem('washcoat.told', JSON.stringify([`told ${request.at}`]));
  await hear({ ...nothing, urgent: [{ ...request, noticeId: 'told', navId: 'active-carts' }] });
  expect(toasts()).not.toHaveTextContent('Corner Muffler');
  await hear({ ...nothing, urgent: [{ ...request, noticeId: 'new', navId: 'active-carts' }] });
  expect(toasts()).toHaveTextContent('Corner Muffler');
});

describe('of more than are told at once', () => {
  const urgent = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    ...request,
    ...{ noticeId: `n${number}`, title: `Request ${number}`, at: `2026-11-20T14:0${number}:00.000Z` },
    navId: 'active-carts',
  }));
  const newestOf = (...numbers: number[]) => ({
    ...nothing,
    urgent: urgent.filter((_, at) => numbers.includes(at + 1)).reverse(),
  });

  it('says nothing of an older one that comes into view when a newer one is answered', async () => {
    await open('/home', newestOf(1, 2, 3, 4));
    await hear(newestOf(1, 2, 3, 4, 5));
    await hear(newestOf(2, 3, 4, 5, 6));
    expect(toasts()).toHaveTextContent(/^Request 5.*Request 6/);
    await hear(newestOf(1, 2, 3, 4, 5));
    expect(toasts()).toHaveTextContent(/^Request 5/);
    expect(toasts()).not.toHaveTextContent(/Request [12346]/);
    await hear(newestOf(6, 7));
    expect(toasts()).not.toHaveTextContent('Request 5');
  });

  it('keeps what newer ones, said in another tab, push out of view', async () => {
    await open();
    await hear(newestOf(1));
    const said = urgent.slice(1, 6).map(({ noticeId, at }) => `${noticeId} ${at}`);
    localStorage.setItem('washcoat.told', JSON.stringify(said));
    await hear(newestOf(2, 3, 4, 5, 6));
    expect(toasts()).toHaveTextContent('Request 1');
    await hear(newestOf(3, 4, 5, 6));
    expect(toasts()).not.toHaveTextContent('Request');
  });
});

it('asks while the page is seen, and at once when it comes into view', async () => {
  await open();
  visibility = 'hidden';
  await pass(60_000);
  const asked = server.callsOf(noticeCounts).length;
  visibility = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(server.callsOf(noticeCounts)).toHaveLength(asked + 1);
});

it('asks once a minute while it is told of news, for what was lost', async () => {
  await open();
  act(() => liveIsUp({ watch: () => new Promise(() => undefined), unwatch: jest.fn(), typing: jest.fn() }));
  await pass(0);
  const asked = server.callsOf(noticeCounts).length;
  await pass(60_000);
  expect(server.callsOf(noticeCounts)).toHaveLength(asked + 1);
  act(() => liveIsDown());
});

it('lists the messages, from the keyboard, and marks them one by one or all', async () => {
  await open('/home', newsOf(order));
  bell().focus();
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('list', { name: 'Messages' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Corner Muffler requests a grading session, unreadLee Corner, Atlanta');
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(second).toHaveTextContent('Corner weekly was removed');
  const marking = screen.getByRole('button', { name: 'Mark as read: Corner weekly was removed' });
  await user.click(marking);
  expect(server.callsOf(noticeRead)[0]?.input).toEqual({ noticeId: order.noticeId, isRead: true });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(server.callsOf(noticeReadAll)).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Unread' }));
  await waitFor(() => expect(server.callsOf(noticeList).at(-1)?.input).toMatchObject({ isUnread: 'true' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: 'Messages' })).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
});

it('marks all as read where what waits fills the list before what is unread', async () => {
  jest.setSystemTime(new Date('2026-11-20T16:00:00.000Z'));
  server.change(listed({ ...request, isRead: true }));
  await open('/home', newsOf(order));
  await user.click(bell());
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  const { until } = Object(server.callsOf(noticeReadAll)[0]?.input);
  expect(until > order.at).toBe(true);
});

it('says that there are none, and that they did not load', async () => {
  server.change(listed());
  await open();
  await user.click(bell());
  expect(await screen.findByRole('heading', { name: 'No messages' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  server.change(refuses(noticeList, 503));
  await user.click(bell());
  await user.click(screen.getByRole('radio', { name: 'Unread' }));
  expect(await screen.findByRole('heading', { name: 'Messages did not load' })).toBeInTheDocument();
  server.change(listed(order));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Corner weekly was removed')).toBeInTheDocument();
});

it.each(['/load/77', '/carts?show=77'])(
  'has read a message when its record is opened, at %s',
  async (page) => {
    await open('/home', newsOf(request));
    await act(async () => navigate(page));
    await waitFor(() => expect(server.callsOf(noticeRead)).toHaveLength(1));
    expect(server.callsOf(noticeRead)[0]?.input).toEqual({ noticeId: request.noticeId });
  },
);

it('asks nothing for who has not finished registering', async () => {
  await open('/home', nothing, { isNewUser: true });
  await pass(60_000);
  expect(server.callsOf(noticeCounts)).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Messages/ })).not.toBeInTheDocument();
});
