import { parseSearchTerm } from '@washcoat/contract-converters';
import type { TestService } from '@washcoat/testing';
import type { Knex } from 'knex';
import { newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { CatalogueWords } from './catalogue-words';
import { ranksOf } from './search-rank';
import { foundRows, rankedPage } from './search.repository';
import { fragment } from './sql-fragment';

const YEAR_AGO = '2025-11-27';
const conditions = [fragment('deleted_at is null'), fragment('is_active')];

function pageOf(text: string, areFrequent: boolean, count = 20, offset = 0) {
  const ranks = ranksOf(parseSearchTerm(text), () => areFrequent);
  return rankedPage(ranks, conditions, { count, offset });
}

describe('a word that is frequent', () => {
  const text = (words: string, nameKey = '') => ({ text: `${words} ${nameKey}`, nameKey });

  it('stands in the texts of several converters of a sample', () => {
    const words = new CatalogueWords([], [text('federal rear'), text('federal'), text('rear'), text('')]);
    expect(words.areFrequent(['federal'])).toBe(true);
    expect(words.areFrequent(['eder'])).toBe(true);
    expect(words.areFrequent(['federal', 'rear'])).toBe(false);
    expect(words.areFrequent(['underfloor'])).toBe(false);
  });

  it('is not one that converters have in their name: these are found by it before', () => {
    const named = [text('', 'ford focus'), text('', 'ford transit'), text('ford', 'catco')];
    expect(new CatalogueWords([], named).areFrequent(['ford'])).toBe(false);
    expect(new CatalogueWords([], [...named, text('ford', 'walker')]).areFrequent(['ford'])).toBe(true);
  });
});

describe('a search by a word', () => {
  let catalogue: TestService;
  let database: Knex;
  beforeAll(async () => {
    const described = Array.from({ length: 40 }, (_one, at) =>
      newProduct({
        oem: `QX ${at}`,
        manufacturer: 'Volvo',
        description: `${at % 2 ? 'Ceramic' : 'Foil'} rear`,
      }),
    );
    const short = ['SU 1', 'KSU 7', 'TSU', 'RT 9 / SU', 'AB SU 4 / SU'].map((oem) => newProduct({ oem }));
    catalogue = await startCatalogue([...described, ...short]);
    ({ database } = catalogue.service);
  });
  afterAll(() => catalogue.stop());

  const codesOf = async (page: ReturnType<typeof pageOf>) =>
    (await foundRows(database, page, YEAR_AGO)).map(({ oem }) => oem);

  it('answers the same rows in the same order, frequent or not, page by page', async () => {
    for (const word of ['ceramic', 'foil rear', 'rear', 'volvo', 'su', '9', 'QX 1']) {
      for (const offset of [0, 7, 20]) {
        const asFrequent = await codesOf(pageOf(word, true, 7, offset));
        expect(await codesOf(pageOf(word, false, 7, offset))).toEqual(asFrequent);
      }
    }
    expect(await codesOf(pageOf('ceramic', false))).toHaveLength(20);
  });

  it('finds two letters within codes, and a shell that has them as a whole code once', async () => {
    expect(await codesOf(pageOf('su', false))).toEqual(['AB SU 4 / SU', 'RT 9 / SU', 'SU 1', 'KSU 7', 'TSU']);
  });

  it('walks by id for frequent words alone, and reads no row that has not two letters in its code', async () => {
    expect(await planOf(pageOf('ceramic', true))).toContain('Index Scan using product_pkey');
    expect(await planOf(pageOf('ceramic', false))).not.toContain('product_pkey');
    expect(await planOf(pageOf('su', false))).toMatch(/Index Only Scan using product_code on product/);
  });

  /** As a large catalogue would be read by whoever expects to find enough soon: in the order of an index, where one has it. */
  async function planOf(page: ReturnType<typeof pageOf>): Promise<string> {
    const { sql, bindings } = page;
    return database.transaction(async (trx) => {
      await trx.raw('set local enable_seqscan = off; set local enable_sort = off');
      const { rows } = await trx.raw<{ rows: { 'QUERY PLAN': string }[] }>(`explain ${sql}`, [...bindings]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  }
});
