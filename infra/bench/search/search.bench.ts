import { productList } from '@washcoat/contract-converters';
import { companyList } from '@washcoat/contract-entities';
import { z } from 'zod';
import type { Bench, BenchOptions } from '../bench';
import { contest, type Contestant, type Round } from '../contest/contest';
import { contestRows, ratios } from '../contest/contest-table';
import { Child } from '../processes/child';
import { postgresCpu } from '../processes/postgres-cpu';
import { ApiClient, pathWithQuery } from '../product/api-client';
import { Product } from '../product/product';
import type { Statement } from '../product/product-protocol';
import { tokenOf } from '../product/signed-in';
import type { Section } from '../report/report';
import { CLIENTS, httpContestant, plainContestant, SEARCHES } from './contestants';
import { foundTerms } from './found-terms';
import { growthSection, type Growth } from './growth';
import { multiplyCatalogue } from './multiply-catalogue';
import { leavePicturesAlone } from './leave-pictures-alone';
import { makePlainCatalogue } from './plain-catalogue';
import { searchTerms } from './search-terms';

const SIZES = [10_000, 1_000_000];
/** The demonstration catalogue is seeded up to this size; a larger one is filled up with copies of its rows. */
const LARGEST_SEED = 100_000;
/** What a larger catalogue is multiplied from. */
const MULTIPLIED_FROM = 10_000;
const TERMS = 480;
const ROUNDS = 5;

/** Searches per second through the product, beside bare programs on the same rows, in alternating rounds. */
export const search: Bench = {
  name: 'search',
  async run(options) {
    const sections: Section[] = [];
    const growth: Growth[] = [];
    for (const converters of options.sizes ?? SIZES) {
      const { section, durations } = await searchAmong(converters, options);
      sections.push(section);
      growth.push({ converters, durations });
    }
    return growth.length > 1 ? [...sections, growthSection(growth)] : sections;
  },
};

async function searchAmong(
  converters: number,
  options: BenchOptions,
): Promise<{ section: Section; durations: Growth['durations'] }> {
  const isSeeded = converters <= LARGEST_SEED;
  const product = await Product.start(options, converters, isSeeded ? converters : MULTIPLIED_FROM);
  const bare = await Child.start('bare-search');
  try {
    const { adminUrl } = product.facts;
    await leavePicturesAlone(adminUrl);
    if (!isSeeded) await multiplyCatalogue(adminUrl, converters);
    const terms = await searchTerms(adminUrl, TERMS);
    if (isSeeded) await makePlainCatalogue(adminUrl);
    const statements = await statementsOf(product, terms);
    const bareUrl = await bare.ask('start', z.string(), { adminUrl, statements });
    const found = isSeeded ? [await foundTerms(bareUrl, terms)] : [];
    const contestants = [
      ...(await productContestants(product, terms)),
      ...bareContestants(bare, bareUrl, terms).slice(0, isSeeded ? 2 : 1),
      ...(isSeeded ? [await plainContestant(adminUrl, terms)] : []),
    ];
    const results = await contest(contestants, { rounds: ROUNDS, databaseCpu: () => postgresCpu(adminUrl) });
    const [buyer, forCustomer, tuned, plainKoa, plain] = results;
    return {
      section: {
        title: `${converters} converters, ${CLIENTS} clients, ${ROUNDS} rounds of ${SEARCHES} searches`,
        rows: contestRows(contestants, results),
        notes: [
          `product / bare Koa with the same SQL     ${ratios(buyer, tuned)} (aim 0.6)`,
          `  priced for a customer                  ${ratios(forCustomer, tuned)}`,
          ...(plain ? [`product / plain trigram query, no HTTP   ${ratios(buyer, plain)}`] : []),
          ...(plainKoa ? [`product / plain trigram query, bare Koa  ${ratios(buyer, plainKoa)}`] : []),
          ...found,
        ],
      },
      durations: { product: durationsOf(buyer), bare: durationsOf(tuned) },
    };
  } finally {
    await bare.stop();
    await product.stop();
  }
}

const durationsOf = (rounds: readonly Round[] = []) => rounds.flatMap(({ durations }) => durations);

async function productContestants(product: Product, terms: readonly string[]): Promise<Contestant[]> {
  const { url } = product.facts;
  const token = await tokenOf(url);
  const client = new ApiClient(url, token);
  const { list } = await client.call(companyList, { count: 1, isLoads: 'true' });
  client.close();
  const asked = { companyId: list[0]?.companyId, facilityCity: 'Atlanta' };
  const served = { url, cpu: () => product.cpu() };
  const { path } = productList;
  return [
    httpContestant('product, signed-in buyer', served, { path, terms, token }),
    httpContestant('product, priced for a customer', served, { path, terms, token, asked }),
  ];
}

function bareContestants(bare: Child, url: string, terms: readonly string[]): Contestant[] {
  const served = { url, cpu: () => bare.cpu() };
  return [
    httpContestant('bare Koa, the same SQL', served, { path: '/tuned', terms }),
    httpContestant('bare Koa, plain trigram query', served, { path: '/plain', terms }),
  ];
}

/** The statement that the product sends for each term: the first, as words that find nothing are read otherwise then. */
async function statementsOf(product: Product, terms: readonly string[]): Promise<Record<string, Statement>> {
  const { url } = product.facts;
  const client = new ApiClient(url, await tokenOf(url));
  const byTerm: Record<string, Statement> = {};
  for (const text of terms) {
    const [statement] = await product.statementsOf('converters', 'as ranked', () =>
      client.demand(pathWithQuery(productList.path, { text })),
    );
    if (!statement) throw new Error(`The search for ${text} sent no statement.`);
    byTerm[text] = statement;
  }
  client.close();
  return byTerm;
}
