import { testCardOf } from './test-cards';

it('knows the test cards by their ids, and no names that every object has', () => {
  expect(testCardOf('pm_test_success_1')).toMatchObject({ card: '4242', status: 'succeeded' });
  for (const name of ['constructor', 'toString', 'strange'])
    expect([name, testCardOf(`pm_test_${name.toLowerCase()}_1`)]).toEqual([name, undefined]);
});
