import { companyDetail } from '@washcoat/contract-entities';
import type { Endpoint } from '@washcoat/contract-kernel';
import { allEndpoints } from '@washcoat/service-edge';
import { answerOf } from './books';
import { queryOf, type RawAnswer } from './api-client';
import { lookUpOrder, type Order } from './orders';
import { realInputs } from './real-inputs';
import { flawOf } from './refusal';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';
import {
  kindOf,
  plausibleInput,
  sharedOut,
  wrongBodies,
  wrongQueries,
  wrongTexts,
  wrongValues,
} from './wrong-inputs';

jest.setTimeout(300_000);

/** The call that ends the session it is sent with; it gets one of its own. */
const endsSession = 'logout';

/** Calls that must get as far as the database, or the rest of this would only try the gates before it. */
const changesOfPeople: ReadonlySet<string> = new Set([
  ...['companyAdd', 'companyEdit', 'companyActive', 'companyDelete', 'companyRestore', 'companyMessage'],
  ...['userAdd', 'userEdit', 'userActive', 'userDelete', 'userRestore', 'invite'],
  ...['facilityAdd', 'facilityEdit', 'facilityActive', 'facilityDelete', 'facilityRestore'],
  ...[
    'roleAdd',
    'roleEdit',
    'roleDelete',
    'roleDefault',
    'permissionEdit',
    'viewSave',
    'viewEdit',
    'viewDelete',
  ],
]);

describe('wrong input', () => {
  let product: TestSystem;
  let admin: Person;
  let sa: Person;
  let order: Order;

  beforeAll(async () => {
    product = await startSeededSystem();
    admin = await signIn(product.url, 'admin@washcoat.test');
    sa = await signIn(product.url, 'sa@washcoat.test');
    order = await lookUpOrder(admin.api);
  });
  afterAll(() => product.stop());

  async function baseOf(endpoint: Endpoint): Promise<Record<string, unknown>> {
    const base = plausibleInput(endpoint);
    const real = await realInputs(endpoint, { product, admin, sa, order });
    return Object.fromEntries(
      Object.entries(base).map(([name, value]) => [name, name in real ? real[name] : value]),
    );
  }

  async function send(endpoint: Endpoint, input: Record<string, unknown>): Promise<RawAnswer> {
    const api =
      endpoint.id === endsSession ? (await signIn(product.url, admin.email)).api : callerOf(endpoint);
    return endpoint.method === 'GET'
      ? api.send('GET', endpoint.path, { query: queryOf(Object.entries(input)) })
      : api.send(endpoint.method, endpoint.path, { body: JSON.stringify(input) });
  }

  /** Some calls on people let super admins in only. */
  const callerOf = ({ service }: Endpoint) => (service === 'entities' ? sa : admin).api;

  const named = allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const);
  const accepted = named.filter(([id]) => changesOfPeople.has(id));

  it.each(accepted)(
    'is one thing at a time: %s accepts the input that is spoilt later',
    async (_, endpoint) => {
      const { status, text } = await send(endpoint, await baseOf(endpoint));
      expect(`${status} ${text}`).toMatch(/^200 /);
    },
  );

  const valuesOf = sharedOut(wrongValues);
  const textsOf = sharedOut<unknown>(wrongTexts);
  const queriesOf = sharedOut(wrongQueries);
  const bodiesOf = sharedOut(wrongBodies);
  it.each(named)('in any one field of %s is refused in the one shape, or harmless', async (_, endpoint) => {
    const base = await baseOf(endpoint);
    const wrongOf = endpoint.method === 'GET' ? textsOf : valuesOf;
    const flaws: string[] = [];
    const check = async (what: string, input: Record<string, unknown>) => {
      const flaw = flawOf(await send(endpoint, input), endpoint);
      if (flaw) flaws.push(`${what} ${flaw}`);
    };
    await check('the plausible input', base);
    await check('nothing at all', {});
    for (const field of Object.keys(base)) {
      const { [field]: _left, ...rest } = base;
      await check(`without ${field}`, rest);
      for (const value of wrongOf(kindOf(endpoint, field))) {
        await check(`${field} = ${JSON.stringify(value)?.slice(0, 60)}`, { ...base, [field]: value });
      }
    }
    expect(flaws).toEqual([]);
  });

  const reads = named.filter(([, { method }]) => method === 'GET');
  it.each(reads)('as a whole query of %s is refused in the one shape, or harmless', async (_, endpoint) => {
    const flaws: string[] = [];
    for (const [what, query] of queriesOf(endpoint.service)) {
      const flaw = flawOf(await callerOf(endpoint).send('GET', endpoint.path, { query }), endpoint);
      if (flaw) flaws.push(`${what} ${flaw}`);
    }
    expect(flaws).toEqual([]);
  });

  const writes = named.filter(([, { method }]) => method !== 'GET');
  it.each(writes)('as a whole body of %s is refused in the one shape, or harmless', async (_, endpoint) => {
    const flaws: string[] = [];
    for (const [what, body, headers] of bodiesOf(`${endpoint.service} ${endpoint.body}`)) {
      const api =
        endpoint.id === endsSession ? (await signIn(product.url, admin.email)).api : callerOf(endpoint);
      const answer = await api.send(endpoint.method, endpoint.path, { body, headers });
      const flaw = flawOf(answer, endpoint);
      if (flaw) flaws.push(`${what} ${flaw}`);
      if (what === 'two megabytes' && answer.status !== 413 && endpoint.body !== 'multipart')
        flaws.push(`${what} was answered with ${answer.status}`);
    }
    expect(flaws).toEqual([]);
  });

  it('has done no harm: the tables are there and the admin is who he was', async () => {
    const own = await admin.api.ask(companyDetail, {});
    expect(own.companyId).toBe(admin.session.companyId);
    expect(Number(await answerOf(product.adminUrl, 'select count(*) from loads.load'))).toBeGreaterThan(120);
  });
});
