import { fittingModifier } from './fitting-modifier';

it.each([
  [9.99, '9.99'],
  [-1.5, '-1.5'],
  [-1.99, '-2'],
  [-1.94, '-1.9'],
  [12.34, '12.3'],
  [-12.34, '-12'],
  [-0.04, '0'],
  [104.26, '104'],
])('[PRIC-050] a modifier of %p is entered as %p, in four characters', (modifier, entered) => {
  expect(fittingModifier(modifier)).toBe(entered);
});
