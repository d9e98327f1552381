import { fakeSession } from '@washcoat/platform-sdk/testing';
import { contributed } from '../testing/registered';
import { matchingPages, pageEntries } from './page-entries';

const contributions = contributed({
  pages: [
    { path: '/carts/open', title: 'Open carts' },
    { path: '/carts/:cartId', title: 'Cart' },
    { path: '/search/:parameters?', title: 'Search' },
    { path: '/secret', title: 'Secret', requires: { anyOf: [{ isSA: true }] } },
    { path: '/soon', title: 'Soon', isUnderConstruction: true },
    { path: '/paper', title: 'Paper', isBare: true },
  ],
  nav: [
    { id: 'carts', label: 'Carts', route: '/carts', group: 'Trade', icon: 'shopping-cart' },
    { id: 'open', label: 'Open', route: '/carts/open', group: 'Trade', parent: 'carts' },
    { id: 'sa', label: 'Config', route: '/config', group: 'Manage', requires: { anyOf: [{ isSA: true }] } },
  ],
});
const shown = (session = {}) => {
  const { inMenu, others } = pageEntries(contributions, fakeSession(session));
  return [...inMenu, ...others].map(({ title, detail, route }) => [title, detail, route].join(' | '));
};

it('offers the entries of the menu, then the other pages that can be opened by address', () => {
  expect(shown()).toEqual(['Carts |  | /carts', 'Open | Carts | /carts/open', 'Search | Demo | /search']);
});

it('never offers what the user may not open', () => {
  expect(shown({ isSA: true }).slice(2)).toEqual([
    'Config |  | /config',
    'Search | Demo | /search',
    'Secret | Demo | /secret',
  ]);
  expect(shown({ isNewUser: true })).toEqual([]);
});

it('finds pages by every word of their name or of what they lie under', () => {
  const pages = pageEntries(contributions, fakeSession());
  const titles = (text: string) => matchingPages(pages, text).map(({ title }) => title);
  expect(titles('')).toEqual(['Carts', 'Open']);
  expect(titles('search')).toEqual(['Search']);
  expect(titles('CART op')).toEqual(['Open']);
  expect(titles('cart')).toEqual(['Carts', 'Open']);
  expect(titles('carts nothing')).toEqual([]);
});
