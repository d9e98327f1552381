import { HOUSE_ID, type TestService } from '@washcoat/testing';
import fc from 'fast-check';
import { foldDays } from './fold-sums.job';
import { buyers, companies, FIRST_DAY, orderHistory, places, tellHistory } from './history.fixture';
import { rollups } from './rollup';
import { expectDaysAlike, historiesOf, HOUR, startReporting } from './sums.fixture';

jest.setTimeout(240_000);

const moment = fc.integer({ min: -30, max: 24 * 10 }).map((hour) => FIRST_DAY + hour * HOUR);
/** Midnights of New York, and any hours. */
const filters = fc.record(
  {
    from: fc.oneof(fc.constant(FIRST_DAY + 4 * HOUR), fc.constant(FIRST_DAY + 29 * HOUR), moment),
    to: fc.oneof(fc.constant(FIRST_DAY + 125 * HOUR - 1), moment),
    facility: fc.constantFrom(...places),
    customer: fc.constantFrom(...companies),
    franchise: fc.constant(HOUSE_ID),
    buyer: fc.constantFrom(...buyers.filter((id) => id !== null)),
  },
  { requiredKeys: [] },
);

describe('the sums by day that the database keeps', () => {
  let reporting: TestService;
  beforeEach(async () => {
    reporting = await startReporting();
  });
  afterEach(() => reporting.stop());

  it('say what the rows say, over any history of orders and for whatever is asked: before and after they are folded', async () => {
    await fc.assert(
      fc.asyncProperty(
        orderHistory,
        fc.array(filters, { minLength: 2, maxLength: 4 }),
        async (history, asked) => {
          await tellHistory(reporting, history);
          for (const one of [{}, ...asked]) await expectDaysAlike(reporting, one);
          await foldDays(reporting.service);
          for (const one of [{}, ...asked]) await expectDaysAlike(reporting, one);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('are folded into one row of each key, and nothing is left of what came to nothing', async () => {
    for (const history of historiesOf(7)) await tellHistory(reporting, history);
    await foldDays(reporting.service);
    for (const { table, dimensions } of rollups.flatMap(({ levels }) => levels)) {
      const { rows } = await reporting.service.database.raw(
        `select count(*) as rows, count(distinct (day, ${dimensions.join(', ')})) as keys,
            count(*) filter (where rows = 0 or not is_folded) as empty from ${table}`,
      );
      expect(rows).toEqual([{ rows: rows[0].keys, keys: expect.any(Number), empty: 0 }]);
    }
  });
});
