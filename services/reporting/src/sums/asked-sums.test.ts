import { companyChanged, type Session } from '@washcoat/contract-entities';
import { orZero } from '@washcoat/metals';
import { replayTopic } from '@washcoat/service-kit';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import fc from 'fast-check';
import { linesAsked, type OrderFilters } from '../report/order-lines';
import { reportingService } from '../service';
import { sumsAsked } from './asked-sums';
import { cutDays } from './cut-days';
import { foldDays } from './fold-sums.job';
import { buyers, companies, FIRST_DAY, orderHistory, places, tellHistory } from './history.fixture';
import { boughtSums, orderSums, rollups, type Rollup } from './rollup';
import { wholeDays } from './whole-days';

const ZONE = 'America/New_York';
const HOUR = 3_600_000;
jest.setTimeout(240_000);

const administrator = testSession({ hierarchy: 1 });
const employee = testSession({ hierarchy: 10, companyId: HOUSE_ID });
const manager = testSession({
  ...{ hierarchy: 3, companyId: HOUSE_ID, facilityCity: places[0], isFranchise: false },
});
const viewers = [administrator, employee, manager];

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

describe('the sums that the database keeps', () => {
  let reporting: TestService;
  beforeEach(async () => {
    reporting = await TestService.start(reportingService);
    for (const companyId of companies.slice(0, 2))
      await reporting.deliver(companyChanged, {
        ...companyChanged.example,
        ...{ companyId, parentCompanyId: HOUSE_ID },
      });
  });
  afterEach(() => reporting.stop());

  /** What `session` is told of kept sums, and what the rows themselves say. */
  async function both(session: Session, rollup: Rollup, asked: OrderFilters, kinds?: string[], zone = ZONE) {
    const asking = { database: reporting.service.database, session };
    const rows = linesAsked(asking, rollup.of, asked);
    if (kinds) rows.whereRaw(`${rollup.kind} = any(?)`, [kinds]);
    const [kept, counted] = await Promise.all([
      sumsAsked(asking, { rollup, filters: asked, kinds }, zone),
      sumsAsked(asking, { rollup, filters: asked, onlyRows: rows }, zone),
    ]);
    return { kept: kept.map(numbers), counted: counted.map(numbers) };
  }
  /** `10.50` and `10.5` are one sum. */
  const numbers = (sums: object) =>
    Object.fromEntries(
      Object.entries(sums).map(([name, value]) => [
        name,
        name === 'day' || name === 'kind' ? value : orZero(String(value)).toString(),
      ]),
    );

  async function expectAlike(asked: OrderFilters, zone = ZONE) {
    for (const session of viewers)
      for (const rollup of rollups) {
        const { kept, counted } = await both(session, rollup, asked, undefined, zone);
        expect(kept).toEqual(counted);
      }
    const completed = await both(administrator, orderSums, asked, ['4'], zone);
    expect(completed.kept).toEqual(completed.counted);
  }

  it('say what the rows say, over any history of orders and for whatever is asked: before and after they are folded', async () => {
    await fc.assert(
      fc.asyncProperty(
        orderHistory,
        fc.array(filters, { minLength: 2, maxLength: 4 }),
        async (history, asked) => {
          await tellHistory(reporting, history);
          for (const one of [{}, ...asked]) await expectAlike(one);
          await foldDays(reporting.service);
          for (const one of [{}, ...asked]) await expectAlike(one);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('are folded into one row of each key, and nothing is left of what came to nothing', async () => {
    const [history] = fc.sample(orderHistory, { numRuns: 1, seed: 7 });
    if (!history) throw new Error('There is no history.');
    await tellHistory(reporting, history);
    await foldDays(reporting.service);
    for (const { table, dimensions } of rollups.flatMap(({ levels }) => levels)) {
      const { rows } = await reporting.service.database.raw(
        `select count(*) as rows, count(distinct (day, ${dimensions.join(', ')})) as keys,
            count(*) filter (where rows = 0 or not is_folded) as empty from ${table}`,
      );
      expect(rows).toEqual([{ rows: rows[0].keys, keys: expect.any(Number), empty: 0 }]);
    }
  });

  it('are exchanged with the rows by a replay, and cut anew on another calendar', async () => {
    const [history] = fc.sample(orderHistory, { numRuns: 1, seed: 11 });
    if (!history) throw new Error('There is no history.');
    await tellHistory(reporting, history);
    const { service } = reporting;
    await replayTopic(service, service, 'loads.load');
    await expectAlike({});
    const [{ rows } = { rows: 0 }] = await sumsAsked(
      { database: service.database, session: administrator },
      { rollup: boughtSums, filters: {} },
      ZONE,
    );
    // What was delivered by hand is in no log: a replay of nothing leaves nothing.
    expect(rows).toBe(0);
    await tellHistory(reporting, history);
    await cutDays(
      Object.assign(Object.create(service), {
        platform: { ...service.platform, timezone: 'Asia/Kathmandu' },
      }),
    );
    await expectAlike({}, 'Asia/Kathmandu');
    await expectAlike({ from: FIRST_DAY, to: FIRST_DAY + 100 * HOUR }, 'Asia/Kathmandu');
  });

  it('wait for nobody: two that write the same day at once both add to it', async () => {
    const [one, other] = fc.sample(orderHistory, { numRuns: 2, seed: 3 });
    if (!one || !other) throw new Error('There are no histories.');
    await Promise.all([
      tellHistory(reporting, one),
      tellHistory(reporting, other),
      foldDays(reporting.service),
    ]);
    await expectAlike({});
  });
});

describe('the days of a range', () => {
  const at = (text: string) => Date.parse(text);
  it('are whole where it begins and ends at midnight of the installation', () => {
    const range = { from: at('2026-11-01T04:00:00Z'), to: at('2026-11-03T04:59:59.999Z') };
    expect(wholeDays(range, ZONE)).toEqual({ first: '2026-11-01', last: '2026-11-02', edges: [] });
  });
  it('have parts of days beside them where it does not', () => {
    const range = { from: at('2026-11-01T04:00:00.001Z'), to: at('2026-11-04T05:00:00Z') };
    expect(wholeDays(range, ZONE)).toEqual({
      ...{ first: '2026-11-02', last: '2026-11-03' },
      edges: [
        { from: range.from, to: at('2026-11-02T04:59:59.999Z') },
        { from: range.to, to: range.to },
      ],
    });
  });
  it('are none within a day, all without ends, and open where a date is beyond the calendar', () => {
    expect(wholeDays({ from: at('2026-11-01T05:00:00Z'), to: at('2026-11-02T03:00:00Z') }, ZONE)).toBeNull();
    expect(wholeDays({}, ZONE)).toEqual({ first: undefined, last: undefined, edges: [] });
    expect(wholeDays({ to: 8_640_000_000_000_000 }, ZONE)).toMatchObject({ last: undefined, edges: [] });
    expect(wholeDays({ from: 8_640_000_000_000_000 }, ZONE)).toBeNull();
  });
});
