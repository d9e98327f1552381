import type { SignedIn } from '@washcoat/contract-entities';
import { sessionStore } from '@washcoat/platform-sdk';
import { fakeSession } from '@washcoat/platform-sdk/testing';
import commands from './commands.palette';

const find = (text: string) => commands.search(text, new AbortController().signal);

it.each<[string, Partial<SignedIn>, boolean]>([
  ['a buyer', { hierarchy: 1, canBuildCart: true }, true],
  ['a partner', { hierarchy: 10 }, true],
  ['who fills no carts', { hierarchy: 1 }, false],
  ['a subscriber', { hierarchy: 2, canShowAdvancedSearchFilters: true, canBuildCart: true }, false],
])('offers the scanner mode by right: %s', async (_who, facts, isOffered) => {
  sessionStore.save(fakeSession(facts));
  const routes = (await find('scan')).map(({ route }) => route);
  expect(routes).toEqual(isOffered ? ['/converters/identify?scan=1'] : []);
});

it('finds it by its words in any order, and nothing by others', async () => {
  sessionStore.save(fakeSession({ hierarchy: 10 }));
  expect(await find('mode scanner')).toHaveLength(1);
  expect(await find('scanner pricing')).toEqual([]);
  sessionStore.clear();
  expect(await find('scanner')).toEqual([]);
});
