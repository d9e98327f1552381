import { liveIsDown, liveIsUp, liveMessages, onLive, onLiveNews } from './live-line';

const line = { watch: async () => new Promise<never>(() => undefined), unwatch: () => {}, typing: () => {} };
const changed = () => liveMessages.changed({ topic: 'prices', at: '2026-11-20T10:00:00.000Z' });

afterEach(() => liveIsDown());

it('leaves out the first connection of a page, and no change after it, nor what a later one brings', () => {
  let [news, all] = [0, 0];
  const stops = [onLiveNews('prices', () => (news += 1)), onLive('prices', () => (all += 1))];
  liveIsUp(line);
  expect([news, all]).toEqual([0, 1]);
  changed();
  expect([news, all]).toEqual([1, 2]);
  liveIsDown();
  liveIsUp(line);
  expect([news, all]).toEqual([2, 3]);
  stops.forEach((stop) => stop());
});

it('leaves nothing out where there is a connection already', () => {
  liveIsUp(line);
  let news = 0;
  const stop = onLiveNews('prices', () => (news += 1));
  changed();
  expect(news).toBe(1);
  stop();
});
