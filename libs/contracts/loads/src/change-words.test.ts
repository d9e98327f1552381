import { correctionWords, discountWords, priceChangeWords, toldChange } from './change-words';

const all = { unit: true, markup: true };
const price = priceChangeWords(1172.23, 150);
const off = (discount: number, discountIsPercentage: boolean) =>
  discountWords({ discount, discountIsPercentage });
const discounts = [
  `discount ${off(-2, true)} to ${off(3.5, true)}`,
  `discount ${off(0, true)} to ${off(-1250, false)}`,
];

it('writes prices and discounts as they are written everywhere', () => {
  expect(toldChange(`KT 0334 quantity 2 to 3, ${price}, did not buy`, all)).toBe(
    'KT 0334 quantity 2 to 3, price $1,172.23 to $150.00, did not buy',
  );
  expect(discounts.map((words) => toldChange(words, all))).toEqual([
    'discount −2 % to 3.5 %',
    'discount 0 % to −$1,250.00',
  ]);
});

it('leaves the reason in the words of who gave it', () => {
  const change = correctionWords(price, 'we said price 160.00 to 150.00');
  expect(toldChange(change, all)).toBe('price $1,172.23 to $150.00. Reason: we said price 160.00 to 150.00');
});

it.each([
  ['recorded', (words: string) => words],
  ['read already', (words: string) => toldChange(words, all)],
])('keeps figures from who may not see them, as they are %s', (_, as) => {
  expect(toldChange(as(`KT 0334 ${price}, ${discounts[0]}`), { unit: false, markup: true })).toBe(
    'KT 0334 price changed, discount −2 % to 3.5 %',
  );
  for (const words of discounts)
    expect(toldChange(as(`${price}, ${words}`), { unit: true, markup: false })).toBe(
      'price $1,172.23 to $150.00, discount changed',
    );
});
