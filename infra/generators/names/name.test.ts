import { domainName, kebabOf, Name, pluralOf } from './name';

const name = (text: string) => new Name(text, 'The noun');

it('spells a name for files, code, tables and people', () => {
  const { kebab, camel, pascal, snake, words, sentence } = name('price-list-entry');
  expect([kebab, camel, pascal, snake, words, sentence]).toEqual([
    'price-list-entry',
    'priceListEntry',
    'PriceListEntry',
    'price_list_entry',
    'price list entry',
    'Price list entry',
  ]);
  expect(`${name('quote')}`).toBe('quote');
  expect([name('quote').one, name('invoice').one]).toEqual(['a quote', 'an invoice']);
});

it('spells a name of code as files have it', () => {
  expect(kebabOf('priceListId')).toBe('price-list-id');
});

it.each(['Quote', 'price list', 'price_list', '2nd', '-a', 'a-', 'a--b', '../a', ''])(
  'refuses %p',
  (text) => {
    expect(() => name(text)).toThrow(`The noun '${text}' must be lower-case words with hyphens`);
  },
);

it.each(['price-list', 'Prices', 'p2', ''])('refuses the domain %p', (text) => {
  expect(() => domainName(text)).toThrow(`The domain '${text}' must be one word of small letters`);
});

it.each([
  ['quote', 'quotes'],
  ['price-entry', 'price-entries'],
  ['day', 'days'],
  ['box', 'boxes'],
  ['branch', 'branches'],
])('knows several of %s', (one, several) => {
  expect(pluralOf(name(one)).kebab).toBe(several);
});

it('takes the plural that it is told', () => {
  expect(pluralOf(name('person'), 'people').kebab).toBe('people');
});
