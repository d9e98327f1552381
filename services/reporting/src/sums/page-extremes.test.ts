import type { TestService } from '@washcoat/testing';
import { rowsOfReport } from '../report/report';
import { topLookups } from '../top-lookups/top-lookups.report';
import { idOf } from '../report-rows/load.fixture';
import { foldSpans } from './fold-sums.job';
import { FIRST_DAY } from './history.fixture';
import { administrator, expectSpansAlike, HOUR, startReporting, tellLookups, ZONE } from './sums.fixture';

const page = { count: 1000, offset: 0 };
jest.setTimeout(60_000);

describe('what groups of a page have besides sums', () => {
  let reporting: TestService;
  beforeEach(async () => {
    reporting = await startReporting();
  });
  afterEach(() => reporting.stop());

  const namesOf = async (range: { from?: number; to?: number } = {}) => {
    const asking = { database: reporting.service.database, session: administrator };
    const { list } = await rowsOfReport(topLookups(ZONE), asking, range, page);
    return list.map(({ user_id: user, first_name: name }) => [user, name]);
  };
  const tell = (person: number, hour: number) =>
    tellLookups(reporting, [{ oem: 'GD3', person, company: 0, hour }]);

  it('[REP-065] is looked for in the spans of a range, but not of who was never called otherwise', async () => {
    const { database } = reporting.service;
    await tell(0, 0);
    await tell(1, 0);
    await tell(1, 1400);
    await foldSpans(reporting.service);
    await database('lookup_person_sum').update({ first_name: 'Kept' });
    expect(await namesOf()).toEqual([
      [idOf(301), 'Kept'],
      [idOf(300), 'Sam'],
    ]);
  });

  it('is that of the range, also where somebody was called otherwise in parts of thirds at its ends alone', async () => {
    for (const hour of [0, 30, 1300, 1330]) await tell(1, hour);
    const from = FIRST_DAY + 5 * HOUR;
    for (const isFolded of [false, true]) {
      if (isFolded) await foldSpans(reporting.service);
      expect(await namesOf({ from, to: FIRST_DAY + 1310 * HOUR })).toEqual([[idOf(301), 'Sam']]);
      expect(await namesOf({ from: FIRST_DAY + 40 * HOUR, to: FIRST_DAY + 1310 * HOUR })).toEqual([
        [idOf(301), 'Mia'],
      ]);
    }
  });

  it('and their sums hold over turns of years, leap days and the ends of summer time', async () => {
    const days = [
      ...['2024-02-28', '2024-02-29', '2024-03-01', '2024-03-10', '2024-03-11'],
      ...['2024-11-03', '2024-12-31', '2025-01-01', '2025-02-28', '2025-03-01'],
    ].map((day) => Date.parse(`${day}T05:00:00Z`));
    const told = days.flatMap((day) =>
      [-30 / 60, 0.5].map((hours, person) => ({
        ...{ oem: 'GD3', person, company: person },
        hour: (day - FIRST_DAY) / HOUR + hours,
      })),
    );
    await tellLookups(reporting, told);
    await foldSpans(reporting.service);
    for (const [at, from] of days.entries())
      for (const to of days.slice(at + 1, at + 4)) await expectSpansAlike(reporting, { from, to: to - 1 });
  });
});
