import { metalReturn } from './metal-return';

const hedges = [
  { oz: 20, unitPrice: 985.5 },
  { oz: 10, unitPrice: 991 },
];

it('prices the open ounces at a settlement price when one is entered', () => {
  const { amount, averagePrice } = metalReturn(
    [32.717],
    { chargeReturnPerc: 98, settlementPrice: 1000 },
    hedges,
  );
  expect([amount, averagePrice]).toEqual([31682, 987.33]);
});

it('takes a settlement price of 0 for entered, and a blank one for not entered', () => {
  const amount = (settlementPrice: number | string) =>
    metalReturn([32.717], { chargeReturnPerc: 98, settlementPrice }, hedges).amount;
  expect([amount(0), amount('')]).toEqual([29620, 31655.774]);
});

it('goes below 0 when more is hedged than returned, and buys back at the settlement price', () => {
  const over = metalReturn([20], { chargeReturnPerc: 100, settlementPrice: 1000 }, hedges);
  expect([over.balanceOz, over.amount]).toEqual([-10, 19620]);
});

it('has no average and no amount without hedges', () => {
  const open = metalReturn([10.5], { chargeReturnPerc: 90 }, []);
  expect([open.returnOz, open.balanceOz, open.averagePrice, open.amount]).toEqual([9.45, 9.45, 0, 0]);
});

it('rounds the average half up to 2 decimals', () => {
  const { averagePrice } = metalReturn([1], { chargeReturnPerc: 100 }, [
    { oz: 1, unitPrice: 1.01 },
    { oz: 1, unitPrice: 1.02 },
  ]);
  expect(averagePrice).toBe(1.02);
});

it('cuts the returned ounces', () => {
  expect(metalReturn([1.0009, 1.0009], { chargeReturnPerc: 99.99 }, []).returnOz).toBe(2.001);
});
