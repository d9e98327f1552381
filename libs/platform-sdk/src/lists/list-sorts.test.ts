import { sortFieldsOf } from './list-sorts';

const view = (sort: string) => {
  const query = new URLSearchParams({ sort });
  return { text: '', offset: 0, count: 20, sort: null, query };
};

it('sends the field of its own that a column has, and `sort` for all others, whatever an address names', () => {
  const own = { companyName: 'sortByName' } as const;
  expect(sortFieldsOf(view('companyName.desc'), own)).toEqual({ sortByName: 'desc' });
  for (const sort of ['city.asc', 'constructor.asc', 'toString.desc', 'companyName.asc,city.desc'])
    expect(sortFieldsOf(view(sort), own)).toEqual({ sort });
});
