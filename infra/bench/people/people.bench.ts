import path from 'node:path';
import { me } from '@washcoat/contract-entities';
import type { Bench } from '../bench';
import { contest, type Round } from '../contest/contest';
import { postgresCpu } from '../processes/postgres-cpu';
import { ApiClient } from '../product/api-client';
import { Product } from '../product/product';
import { tokenOf } from '../product/signed-in';
import type { Section } from '../report/report';
import { askedOfDatabase, askedOfProduct, statementsOf, type Crowd } from './contestants';
import { knownPeople } from './known-people';
import { addManyPeople, COMPANIES, USERS } from './many-people';
import { peopleColumns, peopleRow } from './people-table';
import { questionsOf, type Question } from './questions';

const CONVERTERS = 300;
const KNOWN = 40;
const ROUNDS = 3;
const alone: Crowd = { clients: 1, amount: 80 };
const together: Crowd = { clients: 4, amount: 160 };

const askers = [
  { email: 'admin@washcoat.test', isHouse: true, title: 'hierarchy 1, who sees everybody' },
  {
    email: 'owner@peachtree.test',
    isHouse: false,
    title: 'hierarchy 10, who sees the customers of one franchise',
  },
];

/** Lists of 50,000 companies and 200,000 users from the running service, beside its own SQL without the service. */
export const people: Bench = {
  name: 'people',
  async run(options) {
    const product = await Product.start(
      { ...options, folder: path.join(options.folder, 'people') },
      CONVERTERS,
    );
    try {
      await addManyPeople(product.facts.adminUrl);
      const sections: Section[] = [];
      for (const asker of askers) sections.push(await askedBy(asker, product));
      return sections;
    } finally {
      await product.stop();
    }
  },
};

async function askedBy(
  { email, isHouse, title }: (typeof askers)[number],
  product: Product,
): Promise<Section> {
  const { url, adminUrl } = product.facts;
  const token = await tokenOf(url, email);
  const client = new ApiClient(url, token);
  const { companyId } = await client.call(me, {});
  const known = await knownPeople(adminUrl, isHouse ? null : companyId, KNOWN);
  const rows = [[...peopleColumns]];
  for (const question of await questionsOf(client, known)) {
    console.log(`${question.name} …`);
    const statements = await statementsOf(product, client, question);
    const [single, crowd] = [
      await asked(question, alone, product, { token, statements }),
      await asked(question, together, product, { token, statements }),
    ];
    rows.push(peopleRow(question.name, single, crowd));
  }
  client.close();
  return {
    title: `${COMPANIES} companies, ${USERS} users; ${title} (${known.companyCount} companies, ${known.userCount} users)`,
    rows,
    notes: [`durations with one client, per second with ${together.clients}; aim: p95 below 50 ms`],
  };
}

interface Means {
  token: string;
  /** Per path what the service sends to the database; empty when there is nothing to compare with. */
  statements: Awaited<ReturnType<typeof statementsOf>>;
}

async function asked(
  question: Question,
  crowd: Crowd,
  product: Product,
  { token, statements }: Means,
): Promise<Round[][]> {
  const { adminUrl } = product.facts;
  const service = askedOfProduct(product, token, question, crowd);
  const bare = statements.length ? [await askedOfDatabase(adminUrl, statements, crowd)] : [];
  return contest([service, ...bare], { rounds: ROUNDS, databaseCpu: () => postgresCpu(adminUrl) });
}
