import { CatalogueWords } from './catalogue-words';
import { correctedText } from './text-reading';

const named = (make: string, model: string) => ({
  nameKey: `${make} ${model}`.toLowerCase(),
  make,
  model,
  isBrand: false,
});
const words = new CatalogueWords([
  named('Honda', 'Accord'),
  named('Hyundai', 'Sonata'),
  named('Toyota', 'Camry'),
]);

describe('a misspelled make', () => {
  it.each([
    ['hunday', 'Hyundai'],
    ['hundai', 'Hyundai'],
    ['hyunday', 'Hyundai'],
    ['hnda', 'Honda'],
    ['hondy', 'Honda'],
    ['toiota camry', 'Toyota camry'],
  ])('%s means %s: of two that are as near, the one that sounds alike', (typed, meant) => {
    expect(correctedText(typed, words)).toBe(meant);
  });

  it('is left alone when nothing is near', () => {
    expect(correctedText('peugeot', words)).toBeNull();
  });
});

it('reads a catalogue with names that every object has', () => {
  const odd = new CatalogueWords([
    named('constructor', 'toString'),
    named('__proto__', 'Q'),
    named('Honda', 'Accord'),
  ]);
  expect(correctedText('hnda', odd)).toBe('Honda');
});
