import { metalBook } from '@washcoat/contract-settlement';
import { testSession, TestService } from '@washcoat/testing';
import fc from 'fast-check';
import { settlementBooks } from '../books';
import { settlementService } from '../service';
import {
  deliverCompanies,
  franchiseOwner,
  idOf,
  ofFranchise,
  ofHouse,
  preparer,
} from '../settlements/settlement.fixture';
import { keepMetalSums } from '../migrations/keep-metal-sums';
import { foldMetal } from './fold-metal-sums.job';

const now = '2026-12-08T15:00:00.000Z';

interface Entry {
  company_id: string;
  stage: string;
  metal: string;
  ounces: string;
  metal_due_at: string | null;
}

const entries = fc.record<Entry>({
  company_id: fc.constantFrom(ofHouse, ofFranchise),
  stage: fc.constantFrom('bought', 'locked', 'shipped', 'settled'),
  metal: fc.constantFrom('pt', 'pd', 'rh'),
  ounces: fc
    .integer({ min: -9999, max: 9999 })
    .filter(Boolean)
    .map((thousandths) => String(thousandths / 1000)),
  metal_due_at: fc.constantFrom(
    null,
    '2026-12-07T04:59:59.999Z',
    '2026-12-07T05:00:00.000Z',
    '2027-01-04T04:59:59.999Z',
  ),
});
/** What happens to the ledger: statements of some entries each, and folds between them. */
const histories = fc.array(
  fc.oneof(fc.array(entries, { minLength: 1, maxLength: 4 }), fc.constant('fold' as const)),
  {
    minLength: 1,
    maxLength: 8,
  },
);

describe('the sums of the metal account', () => {
  let settlements: TestService;
  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
  });
  afterAll(() => settlements.stop());

  const table = (name: string) => settlements.service.database(name);
  const append = (rows: readonly Entry[]) =>
    table('metal_entry').insert(
      rows.map((row) => ({ ...row, at: now, source_kind: 'settlement', source_id: idOf(1) })),
    );
  const fold = () => foldMetal(settlements.service);
  const off = async () => {
    const rule = settlementBooks.find(({ name }) => name.startsWith('the sums of the metal account'));
    return (await settlements.service.database.raw(rule?.query ?? '')).rows;
  };
  const weeks = async (session = preparer) => {
    const assayer = testSession({ ...session, canAccessAssay: true });
    return (await settlements.call(assayer, metalBook, {})).body.weeks;
  };
  /** What the book shows, added up of the entries themselves. */
  const ofEntries = async (companies: readonly string[]) => {
    const { rows } = await settlements.service.database.raw(
      `select to_char(date_trunc('week', metal_due_at at time zone 'America/New_York'), 'YYYY-MM-DD') as week,
         stage, metal, sum(ounces)::float as ounces
       from metal_entry where company_id = any(?::uuid[]) group by 1, 2, 3 having sum(ounces) <> 0`,
      [[...companies]],
    );
    return new Set(rows.map((row: object) => JSON.stringify(Object.values(row))));
  };
  const flat = (book: Awaited<ReturnType<typeof weeks>>) =>
    new Set(
      book.flatMap(({ week, ...stages }) =>
        Object.entries(stages).flatMap(([stage, metals]) =>
          Object.entries(metals)
            .filter(([, ounces]) => ounces !== 0)
            .map(([metal, ounces]) => JSON.stringify([week, stage, metal, ounces])),
        ),
      ),
    );

  it('are those of the entries, whatever is appended and folded, and so is the book of everybody', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        for (const step of history) await (step === 'fold' ? fold() : append(step));
        expect(await off()).toEqual([]);
        expect(flat(await weeks())).toEqual(await ofEntries([ofHouse, ofFranchise]));
        expect(flat(await weeks(franchiseOwner))).toEqual(await ofEntries([ofFranchise]));
      }),
      { numRuns: 25 },
    );
  });

  it('are all that the book reads, one of each key however many entries there are', async () => {
    const one: Entry = {
      company_id: ofHouse,
      stage: 'bought',
      metal: 'pt',
      ounces: '0.001',
      metal_due_at: null,
    };
    await append([one]);
    await fold();
    const rows = async () => Number((await table('metal_sum').count()).at(0)?.count);
    const before = await rows();
    for (let batch = 0; batch < 20; batch += 1) await append(Array.from({ length: 500 }, () => one));
    await fold();
    expect(await rows()).toBe(before);
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }) => void asked.push(sql);
    settlements.service.database.on('query', note);
    await weeks();
    settlements.service.database.off('query', note);
    expect(asked.filter((sql) => sql.includes('metal_sum'))).toHaveLength(1);
    expect(asked.filter((sql) => sql.includes('metal_entry'))).toEqual([]);
  });

  it('are not touched by an entry that is rolled back', async () => {
    const one: Entry = { company_id: ofHouse, stage: 'locked', metal: 'rh', ounces: '3', metal_due_at: null };
    const refused = settlements.service.database.transaction(async (trx) => {
      await trx('metal_entry').insert({ ...one, at: now, source_kind: 'load', source_id: idOf(2) });
      throw new Error('Not after all.');
    });
    await expect(refused).rejects.toThrow('Not after all.');
    expect(await off()).toEqual([]);
  });

  it('are filled with what an installation has booked before', async () => {
    const { database } = settlements.service;
    const shown = await weeks();
    await database.raw('drop table metal_sum; drop function sum_metal_entries cascade');
    await keepMetalSums.up(database);
    expect(await off()).toEqual([]);
    expect(await weeks()).toEqual(shown);
  });
});
