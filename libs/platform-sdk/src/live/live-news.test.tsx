import { liveIsDown, liveIsUp, liveMessages, onLive, onLiveNews } from './live-line';

const line = { watch: async () => new Promise<never>(() => undefined), unwatch: () => {}, typing: () => {} };
const changed = () => liveMessages.changed({ topic: 'prices', at: '2026-11-20T10:00:00.000Z' });
const soon = () => jest.advanceTimersByTime(1_000);
const seen = (isSeen: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  liveIsDown();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('leaves out the first connection of a page, and no change after it, nor what a later one brings', () => {
  let [news, all] = [0, 0];
  const stops = [onLiveNews('prices', () => (news += 1)), onLive('prices', () => (all += 1))];
  liveIsUp(line);
  soon();
  expect([news, all]).toEqual([0, 1]);
  changed();
  soon();
  expect([news, all]).toEqual([1, 2]);
  liveIsDown();
  liveIsUp(line);
  soon();
  expect([news, all]).toEqual([2, 3]);
  stops.forEach((stop) => stop());
});

it('leaves nothing out where there is a connection already', () => {
  liveIsUp(line);
  let news = 0;
  const stop = onLiveNews('prices', () => (news += 1));
  changed();
  soon();
  expect(news).toBe(1);
  stop();
});

it('is told at a moment of its own within a second, once for what is heard until then', () => {
  liveIsUp(line);
  jest.spyOn(Math, 'random').mockReturnValue(0.6);
  let news = 0;
  const stop = onLiveNews('prices', () => (news += 1));
  changed();
  jest.advanceTimersByTime(599);
  changed();
  expect(news).toBe(0);
  jest.advanceTimersByTime(1);
  expect(news).toBe(1);
  soon();
  expect(news).toBe(1);
  changed();
  stop();
  soon();
  expect(news).toBe(1);
});

it('waits on a page that nobody sees, until somebody does', () => {
  liveIsUp(line);
  let news = 0;
  const stop = onLiveNews('prices', () => (news += 1));
  seen(false);
  changed();
  soon();
  changed();
  soon();
  expect(news).toBe(0);
  seen(true);
  expect(news).toBe(1);
  seen(false);
  seen(true);
  expect(news).toBe(1);
  stop();
});
