import { termChangeOf } from './company-copy';

it('finds the change of a discount by the name of its facility, and none by what every object has', () => {
  const change = { at: '2026-11-02T15:00:00.000Z', by: 'Dana Whitlock' };
  const termChanges = { facilityDiscounts: { Atlanta: change } };
  const of = (facilityCity: string) => termChangeOf({ termChanges }, 'facilityDiscount', { facilityCity });
  expect(of('Atlanta')).toEqual(change);
  for (const name of ['constructor', 'toString', 'Tampa', ''])
    expect([name, of(name)]).toEqual([name, undefined]);
});
