import { readFilters, requestOf } from './report-filters';

describe('the days of a report in its address', () => {
  const today = new Date(2026, 2, 3);
  const daysOf = (query: string) => readFilters(new URLSearchParams(query), today, []).days;

  it.each(['abc', '2026-99-99', '2026-02-30', '1e9', '2026-03-01T00:00'])(
    'are of today where %s stands for one',
    (text) => {
      expect(daysOf(`from=${text}&to=${text}`)).toEqual({ from: '2026-03-03', to: '2026-03-03' });
      expect(daysOf(`from=2026-01-05&to=${text}`)).toEqual({ from: '2026-01-05', to: '2026-03-03' });
      const asked = requestOf(readFilters(new URLSearchParams(`from=${text}`), today, []));
      expect(asked).toEqual(requestOf(readFilters(new URLSearchParams(), today, [])));
    },
  );

  it('are as they stand, also round the wrong way and with an open end', () => {
    expect(daysOf('from=2026-03-02&to=2026-03-01')).toEqual({ from: '2026-03-02', to: '2026-03-01' });
    expect(daysOf('from=&to=2026-03-01')).toEqual({ from: '', to: '2026-03-01' });
  });
});
