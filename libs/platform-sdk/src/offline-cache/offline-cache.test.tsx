import { pageLoad } from '../navigation/page-load';
import { contributionStore, noContributions } from '../contributions/contribution-store';
import { sessionStore } from '../session/session-store';
import { signOut } from '../session/sign-out';
import { fakeSession } from '../testing';
import { offlineCache } from './offline-cache';

jest.spyOn(pageLoad, 'to').mockImplementation(() => undefined);

interface Question {
  text?: string;
  offset?: number;
}
const dana = fakeSession({ userId: 'dana' });
const kept = offlineCache<Question, { list: string[] }>({ remote: 'mfe-demo', name: 'things', most: 400 });
const listOf = (word: string) => ({ list: [word.repeat(40)] });
const texts = () => kept.all().map(({ request }) => request.text);

function build(version: string): void {
  const remote = { name: 'mfe-demo', title: 'Demo', version };
  const page = { path: '/demo', title: 'Demo', order: 1, isUnderConstruction: false, isBare: false, remote };
  contributionStore.set({ ...noContributions, pages: [page] });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T14:00:00Z') });
  build('1.0.0-aaaa');
  sessionStore.save(dana);
});
afterEach(() => jest.useRealTimers());

function keep(text: string): void {
  jest.advanceTimersByTime(1000);
  kept.keep({ text }, listOf(text));
}

it('gives the answer to the same question again, however it was put, with the moment it was given', () => {
  kept.keep({ text: 'a', offset: 0 }, listOf('a'));
  expect(kept.find({ offset: 0, text: 'a' })).toEqual({
    request: { text: 'a', offset: 0 },
    answer: listOf('a'),
    at: '2026-11-20T14:00:00.000Z',
  });
  expect(kept.find({ text: 'b' })).toBeUndefined();
});

it('keeps the newest that there is room for, each question once', () => {
  for (const text of ['a', 'b', 'a', 'c']) keep(text);
  expect(texts()).toEqual(['c', 'a', 'b']);
  for (const text of ['d', 'e', 'f']) keep(text);
  expect(texts().slice(0, 3)).toEqual(['f', 'e', 'd']);
  expect(texts()).not.toContain('b');
});

it('forgets the oldest of its own when the browser has no room, and gives up when none is left', () => {
  keep('a');
  keep('b');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep('c');
  full.mockRestore();
  expect(texts()).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('the browser has no room'));
});

it('begins anew with another build of the remote', () => {
  keep('a');
  build('1.0.0-bbbb');
  expect(texts()).toEqual([]);
  keep('b');
  build('1.0.0-aaaa');
  expect(texts()).toEqual([]);
});

it('is gone once somebody signs out, somebody else signs in, or rights change', () => {
  keep('a');
  signOut();
  expect(Object.keys(localStorage)).toEqual([]);
  kept.keep({ text: 'nobody' }, listOf('n'));
  expect(texts()).toEqual([]);
  sessionStore.save(dana);
  expect(texts()).toEqual([]);
  keep('b');
  sessionStore.save(fakeSession({ userId: 'sam' }));
  expect(texts()).toEqual([]);
  sessionStore.save(dana);
  expect(texts()).toEqual([]);
  keep('c');
  sessionStore.update({ ...dana, canShowPricing: true });
  expect(texts()).toEqual([]);
  keep('d');
  sessionStore.update({ ...dana, canShowPricing: true });
  expect(texts()).toEqual(['d']);
});
