import { randomUUID } from 'node:crypto';
import { creditsGet, creditsHistory, takeCredit } from '@washcoat/contract-billing';
import { topLookupsReport } from '@washcoat/contract-reporting';
import { answerOf, auditBooks } from './books';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

describe('the lookups of the demonstration', () => {
  let product: TestSystem;
  let sa: Person;
  let subscriber: Person;
  let lapsed: Person;

  beforeAll(async () => {
    product = await startSeededSystem();
    const signInAs = (email: string) => signIn(product.url, email);
    sa = await signInAs('sa@washcoat.test');
    subscriber = await signInAs('subscriber@corner.test');
    lapsed = await signInAs('lapsed@corner.test');
  });
  afterAll(() => product.stop());

  const answer = (query: string) => answerOf(product.adminUrl, query);
  const report = () => sa.api.ask(topLookupsReport, { from: '0' });

  it('fill Top Lookups with codes of converters that are there', async () => {
    const { totals, list } = await report();
    expect(totals).toMatchObject({ lookups: 73, people: 2 });
    expect(list[0]?.count).toBeGreaterThan(1);
    const foreign = `select row.oem from reporting.lookup_row as row
      left join converters.product using (product_id)
      where product.oem is distinct from row.oem or not is_active or deleted_at is not null`;
    expect(await answer(foreign)).toEqual([]);
  });

  it('are in the credit history of who looked up, as many as the report counts for each code', async () => {
    const { list } = await report();
    for (const { api, session } of [subscriber, lapsed]) {
      const history = await api.ask(creditsHistory, { count: 1000 });
      const paid = history.list.filter(({ reason }) => reason === 'Lookup').map(({ oem }) => oem);
      const counted = list
        .filter(({ userId }) => userId === session.userId)
        .flatMap(({ oem, count }) => Array.from({ length: count }, () => oem));
      expect(paid.sort()).toEqual(counted.sort());
    }
    expect(await auditBooks(product.adminUrl)).toEqual([]);
  });

  it('leave lapsed@corner.test no credit of this month, and subscriber@corner.test some', async () => {
    expect(await lapsed.api.ask(creditsGet, {})).toMatchObject({ count: 0, free: 0, used: 50 });
    expect(await subscriber.api.ask(creditsGet, {})).toMatchObject({ free: 41, purchased: 500, used: 9 });
  });

  it('cost nothing when the converter is opened once more that day', async () => {
    const lookups = await answer(
      `select json_build_object('userId', user_id, 'companyId', company_id, 'productId', product_id, 'oem', '',
         'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text
       from converters.lookup`,
    );
    expect(lookups).toHaveLength(73);
    const before = await lapsed.api.ask(creditsHistory, { count: 1000 });
    for (const lookup of lookups) {
      const again = takeCredit.input.parse({ ...JSON.parse(lookup), lookupId: randomUUID() });
      const paid = await product.system.platform.services.post('billing', takeCredit.path, again);
      expect(takeCredit.output.parse(JSON.parse(paid.toString()))).toMatchObject({ taken: false });
    }
    expect(await lapsed.api.ask(creditsHistory, { count: 1000 })).toEqual(before);
  });
});
