import {
  shownDollars,
  centsText,
  dollars,
  numberText,
  poundPriceText,
  poundsText,
  settlementDollars,
} from './figure-text';

it('writes money with cents, thousands separated and the real minus; what is absent stays absent', () => {
  expect([dollars(1735.04), dollars(-79.5), dollars(0), dollars(-0.001), shownDollars(undefined)]).toEqual([
    '$1,735.04',
    '\u2212$79.50',
    '$0.00',
    '$0.00',
    '',
  ]);
  expect([centsText(120_050), settlementDollars(-1575.814)]).toEqual(['$1,200.50', '\u2212$1,575.814']);
});

it('writes the price of a pound in full, without zeros that say nothing', () => {
  expect([32.273, 32.2731, 32.2, 32, undefined].map(poundPriceText)).toEqual([
    '$32.273 / lb',
    '$32.2731 / lb',
    '$32.20 / lb',
    '$32.00 / lb',
    '',
  ]);
});

it('writes weights in full, and numbers with the decimals they are asked for', () => {
  expect([poundsText(1.07365), poundsText(1200), numberText(-1200, 3), numberText(null, 2)]).toEqual([
    '1.07365 lb',
    '1,200 lb',
    '\u22121,200.000',
    '',
  ]);
});
