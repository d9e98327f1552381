import { isStale } from './stale-edit';

const stored = { version: 3 };

it('finds an edit stale that began from an older version', () => {
  expect(isStale(stored, 2)).toBe(true);
});

it('finds an edit stale that names a version which the record never had', () => {
  expect(isStale(stored, 4)).toBe(true);
  expect(isStale(stored, 999_999)).toBe(true);
});

it('takes an edit of the version that is stored, and one without a version', () => {
  expect(isStale(stored, 3)).toBe(false);
  expect(isStale(stored, undefined)).toBe(false);
});
