import { acceptOf, kindProblem } from './file-kinds';

const seven = ['jpg', 'jpeg', 'png', 'gif', 'csv', 'xlsx', 'xls'];

it('[COM-025] the picker knows seven types; each use offers those that it stores', () => {
  const offered = (kind: 'picture' | 'spreadsheet') =>
    seven.filter((ending) => acceptOf(kind).split(',').includes(`.${ending}`));
  expect(offered('picture')).toEqual(['jpg', 'jpeg', 'png', 'gif']);
  expect(offered('spreadsheet')).toEqual(['csv', 'xlsx', 'xls']);
});

it.each(seven)(
  '[COM-025] a %s is taken by one use, and refused by the other with a sentence that names both',
  (ending) => {
    const file = new File(['x'], `yard.${ending.toUpperCase()}`);
    const problems = [kindProblem(file, 'picture'), kindProblem(file, 'spreadsheet')];
    const [refusal] = problems.filter((problem) => problem !== undefined);
    expect(problems.filter((problem) => problem === undefined)).toHaveLength(1);
    expect(refusal).toMatch(
      /^yard\.\w+ is a (picture|spreadsheet) \(\w+\)\. (Pictures|Spreadsheets) are stored here: /,
    );
  },
);

it('goes by the type where the browser names one, and refuses what is neither', () => {
  expect(kindProblem(new File([''], 'yard.jpg', { type: 'application/pdf' }), 'picture')).toBe(
    'yard.jpg is not a JPG, JPEG, PNG or GIF.',
  );
  expect(kindProblem(new File([''], 'rows.csv', { type: 'application/vnd.ms-excel' }), 'spreadsheet')).toBe(
    undefined,
  );
  expect(kindProblem(new File([''], 'rows.csv', { type: 'text/plain' }), 'spreadsheet')).toBe(undefined);
});
