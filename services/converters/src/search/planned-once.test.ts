import { parseSearchTerm, productList } from '@washcoat/contract-converters';
import type { TestService } from '@washcoat/testing';
import { addProducts } from '../product/add-products';
import { admin, newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { ranksOf } from './search-rank';
import { rankedPage } from './search.repository';
import { fragment, questionOf } from './sql-fragment';

const ONCE = 'planned once';
const EACH_TIME = 'planned each time';

const lettersOf = (count: number) =>
  [...String(100_000 + count * 7)].map((digit) => 'ABCDEFGHKL'[Number(digit)]).join('');

describe('the plan of a search', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    const described = Array.from({ length: 40 }, (_one, at) =>
      newProduct({ oem: `QX ${100 + at}`, manufacturer: 'Volvo', model: 'S40', description: 'Foil rear' }),
    );
    catalogue = await startCatalogue([
      ...described,
      newProduct({ oem: 'RARE 1', description: 'underfloor' }),
      newProduct({ oem: 'JTT 1' }),
      newProduct({ oem: 'DS 100', typeName: 'DIESEL' }),
    ]);
    const { service } = catalogue;
    for (let begin = 0; begin < 3_000; begin += 500) {
      const others = Array.from({ length: 500 }, (_one, at) =>
        newProduct({ oem: lettersOf(begin + at), manufacturer: 'Ford', description: 'Foil rear' }),
      );
      await service.inTransaction({ session: admin }, (unit) => addProducts(unit, admin, others));
    }
    await service.database.raw('analyze product');
  });
  afterAll(() => catalogue.stop());

  /** How the pages were read that a call asked for, and what it found. */
  async function search(input: Record<string, unknown>) {
    const { database, plannedOnce } = catalogue.service;
    const plans: string[] = [];
    const noting = (plan: string) => (question: { sql: string }) => {
      if (question.sql.includes('as page')) plans.push(plan);
    };
    const [once, eachTime] = [noting(ONCE), noting(EACH_TIME)];
    plannedOnce.on('query', once);
    database.on('query', eachTime);
    const { status, body } = await catalogue.call(admin, productList, input);
    plannedOnce.off('query', once);
    database.off('query', eachTime);
    expect(status).toBe(200);
    return { plans, codes: body.list.map(({ oem }) => oem) };
  }

  it.each([
    ['a code', { text: 'QX 107' }, 'QX 107'],
    ['part of a code', { text: '107' }, 'QX 107'],
    ['a make and model', { text: 'volvo s40' }, 'QX 100'],
    ['a word that few converters have', { text: 'underfloor' }, 'RARE 1'],
    ['several codes', { text: 'QX 108 QX 107' }, 'QX 108'],
    ['a code with a sign too many', { text: 'QXX 109' }, 'QX 109'],
  ])('is made once for %s', async (_what, input, first) => {
    const { plans, codes } = await search(input);
    expect(new Set(plans)).toEqual(new Set([ONCE]));
    expect(codes[0]).toBe(first);
  });

  it.each([
    ['words that many converters have', { text: 'foil rear' }],
    ['two letters', { text: 'qx' }],
    ['letters that stand alone', { text: 'j t t' }],
    ['a type', { text: 'diesel' }],
    ['a make and another word', { text: 'volvo foil' }],
    ['a make and a code', { text: 'volvo qx107' }],
    ['the whole catalogue', {}],
    ['a filter beside the text', { text: 'qx 107', family: 'Misc' }],
    ['an order of columns', { text: 'qx 107', sort: 'oem.asc' }],
  ])('is made each time for %s', async (_what, input) => {
    const { plans, codes } = await search(input);
    expect(plans).toEqual([EACH_TIME]);
    expect(codes.length).toBeGreaterThan(0);
  });

  it('finds codes by their indexes and walks through no other, whatever is asked for', async () => {
    const conditions = [fragment('deleted_at is null'), fragment('is_active')];
    const ranks = ranksOf(parseSearchTerm('qx107'), () => false);
    const { text } = questionOf(rankedPage(ranks, conditions, { count: 20, offset: 0 }));
    const { rows } = await catalogue.service.plannedOnce.transaction(async (trx) => {
      // Not `raw`, which takes the marks of the text for its own.
      const { client } = trx;
      return (await client.acquireConnection()).query(`explain (generic_plan) ${text}`);
    });
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
    for (const index of ['product_code', 'product_look_alike', 'product_code_part'])
      expect(plan).toContain(`Scan on ${index} `);
    expect(plan).not.toContain('product_pkey');
  });

  it('is one of PostgreSQL for all values on a connection that plans once, and none on others', async () => {
    const { database, plannedOnce } = catalogue.service;
    const mode = async (asked: typeof database) =>
      (await asked.raw('show plan_cache_mode')).rows[0].plan_cache_mode;
    expect([await mode(plannedOnce), await mode(database)]).toEqual([
      'force_generic_plan',
      'force_custom_plan',
    ]);
  });
});
