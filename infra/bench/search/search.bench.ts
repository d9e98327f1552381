import { productList } from '@washcoat/contract-converters';
import { companyList } from '@washcoat/contract-entities';
import { z } from 'zod';
import type { Bench, BenchOptions } from '../bench';
import { contest, type Contestant } from '../contest/contest';
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
import { makePlainCatalogue } from './plain-catalogue';
import { searchTerms } from './search-terms';

const SIZES = [5_000, 100_000];
const TERMS = 480;
const ROUNDS = 5;

/** Searches per second through the product, beside bare programs on the same rows, in alternating rounds. */
export const search: Bench = {
  name: 'search',
  async run(options) {
    const sections: Section[] = [];
    for (const converters of options.sizes ?? SIZES) sections.push(await searchAmong(converters, options));
    return sections;
  },
};

async function searchAmong(converters: number, options: BenchOptions): Promise<Section> {
  const product = await Product.start(options, converters);
  const bare = await Child.start('bare-search');
  try {
    const { adminUrl } = product.facts;
    const terms = await searchTerms(adminUrl, TERMS);
    await makePlainCatalogue(adminUrl);
    const statements = await statementsOf(product, terms);
    const bareUrl = await bare.ask('start', z.string(), { adminUrl, statements });
    const found = await foundTerms(bareUrl, terms);
    const contestants = [
      ...(await productContestants(product, terms)),
      ...bareContestants(bare, bareUrl, terms),
      await plainContestant(adminUrl, terms),
    ];
    const results = await contest(contestants, { rounds: ROUNDS, databaseCpu: () => postgresCpu(adminUrl) });
    const [buyer, forCustomer, tuned, plainKoa, plain] = results;
    return {
      title: `${converters} converters, ${CLIENTS} clients, ${ROUNDS} rounds of ${SEARCHES} searches`,
      rows: contestRows(contestants, results),
      notes: [
        `product / bare Koa with the same SQL     ${ratios(buyer, tuned)} (aim 0.7)`,
        `  priced for a customer                  ${ratios(forCustomer, tuned)}`,
        `product / plain trigram query, no HTTP   ${ratios(buyer, plain)} (aim 1.5 at 100,000)`,
        `product / plain trigram query, bare Koa  ${ratios(buyer, plainKoa)}`,
        found,
      ],
    };
  } finally {
    await bare.stop();
    await product.stop();
  }
}

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

/** The statement that the product sends for each term. */
async function statementsOf(product: Product, terms: readonly string[]): Promise<Record<string, Statement>> {
  const { url } = product.facts;
  const client = new ApiClient(url, await tokenOf(url));
  const statements = await product.statementsOf('converters', 'from product', async () => {
    for (const text of terms) await client.demand(pathWithQuery(productList.path, { text }));
  });
  client.close();
  if (statements.length !== terms.length)
    throw new Error(`${terms.length} searches sent ${statements.length} statements.`);
  return Object.fromEntries(
    terms.map((term, index) => [term, statements[index] ?? { text: '', values: [] }]),
  );
}
