import { mentionedIn } from './mentioned-in';

const people = ['Ann Lee', 'Ann Leeds', 'Jo'].map((name) => ({ userId: name, name }));

it.each([
  ['@Ann Leeds look', ['Ann Leeds']],
  ['@Ann Lee look', ['Ann Lee']],
  ["@Ann Lee's idea, @Jo", ['Ann Lee', 'Jo']],
  ['@Ann Lee and @Ann Leeds', ['Ann Lee', 'Ann Leeds']],
  ['@Ann Leedson, @Jo-Ann, @Jon, Ann Lee', []],
])('whom %j mentions', (text, names) => {
  expect(mentionedIn(text, people)).toEqual(names);
});
