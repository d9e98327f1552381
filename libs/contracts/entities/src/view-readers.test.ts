import { mayOpenView } from '.';

const reader = { userId: 'mia', companyId: 'atlanta' };

it.each([
  ['an own view', { ownerId: 'mia', sharedWith: null }, true],
  ['what a colleague shares', { ownerId: 'sam', sharedWith: 'atlanta' }, true],
  ['what a colleague keeps', { ownerId: 'sam', sharedWith: null }, false],
  ['what another company shares', { ownerId: 'sam', sharedWith: 'memphis' }, false],
])('a view is opened by its owner and by the company it is shared with: %s', (_what, view, isOpened) => {
  expect(mayOpenView(reader, view)).toBe(isOpened);
});

it('whoever has no company opens what is their own alone', () => {
  const alone = { userId: 'mia', companyId: null };
  expect(mayOpenView(alone, { ownerId: 'mia', sharedWith: null })).toBe(true);
  expect(mayOpenView(alone, { ownerId: 'sam', sharedWith: null })).toBe(false);
});
