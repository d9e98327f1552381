import { createHash } from 'node:crypto';
import { companyChanged, facilityChanged, type Session } from '@washcoat/contract-entities';
import type { DataOf, EventDefinition } from '@washcoat/contract-kernel';
import { billingService } from '@washcoat/service-billing';
import { convertersService } from '@washcoat/service-converters';
import { fillShelf } from '@washcoat/service-converters/testing';
import { invoicingService } from '@washcoat/service-invoicing';
import {
  clock,
  eventsUnderWay,
  provisionServices,
  RunningService,
  timers,
  type Platform,
} from '@washcoat/service-kit';
import { loadsService } from '@washcoat/service-loads';
import { reportingService } from '@washcoat/service-reporting';
import {
  breachesOf,
  eventBooks,
  houseAdmin,
  HOUSE_ID,
  rulesOf,
  testSession,
  type BookRule,
} from '@washcoat/testing';
import { barePlatform, ConnectionStock } from '@washcoat/testing/simulation';
import pg from 'pg';
import { productBooks } from '../product-books';
import { witnessBooks, witnessService } from './witness';

/** The services whose books must agree. Entities is played: its events are what the others know of it. */
export const definitions = [
  convertersService,
  loadsService,
  invoicingService,
  reportingService,
  billingService,
  witnessService,
];
const domains = definitions.map(({ name }) => name);
/** The one of the services' own tests on the same server: passwords of the services' roles derive from it. */
const SECRET = createHash('sha256').update('test').digest('hex');

/** What must hold in the simulated world at the end of a day. */
const simulatedBooks: readonly BookRule[] = [
  ...rulesOf(productBooks, domains),
  ...eventBooks(['witness']),
  ...rulesOf(witnessBooks, domains),
];

const idOf = (kind: number, number: number) =>
  `018f3c1e-0000-7000-8000-${String(kind).padStart(6, '0')}${String(number).padStart(6, '0')}`;

const house = {
  ...companyChanged.example,
  companyId: HOUSE_ID,
  companyName: 'Washcoat House',
  isHouse: true,
  parentCompanyId: null,
};
export const customer = {
  ...companyChanged.example,
  companyId: idOf(1, 1),
  companyName: 'Corner Muffler',
  parentCompanyId: HOUSE_ID,
};
const atlanta = { ...facilityChanged.example, facilityId: idOf(2, 1), companyId: HOUSE_ID };
export const productIds = [idOf(3, 1), idOf(3, 2), idOf(3, 3)];
const products = productIds.map((productId, index) => ({ productId, oem: `KT 100${index}` }));

const person = (number: number, name: string): Partial<Session> => ({
  userId: idOf(4, number),
  firstName: name,
  lastName: 'Person',
});

/** Who works in the simulated world. */
export const people = {
  maya: houseAdmin(person(1, 'Maya')),
  ruben: houseAdmin(person(2, 'Ruben')),
  lee: testSession({
    ...person(3, 'Lee'),
    hierarchy: 2,
    companyId: customer.companyId,
    parentCompanyId: HOUSE_ID,
  }),
} satisfies Record<string, Session>;

/** Databases of simulated days: migrated, with what entities and the catalogue tell, and made empty for every day. */
export class SimulatedProduct {
  /** What the services of one day leave to those of the next. */
  readonly stock = new ConnectionStock();

  private constructor(
    readonly urls: Record<string, string>,
    /** A connection with the rights of an administrator. */
    readonly admin: pg.Client,
    /** Another one: what sweeps forgets its plans. */
    private readonly sweeper: pg.Client,
    private readonly sweep: string,
  ) {}

  static async prepare(adminUrl: string): Promise<SimulatedProduct> {
    const urls = await provisionServices(adminUrl, domains, SECRET);
    const platform = barePlatform(SECRET);
    const services = definitions.map(
      (definition) =>
        new RunningService({ ...definition, jobs: [] }, platform, urls[definition.name] ?? '', 3),
    );
    for (const service of services) await service.prepare();
    await platform.transport.start();
    await tell(platform, companyChanged, house);
    await tell(platform, companyChanged, customer);
    await tell(platform, facilityChanged, atlanta);
    const shelf = services.find(({ name }) => name === 'converters');
    if (!shelf) throw new Error('There is no catalogue.');
    services.forEach((service) => service.start());
    await fillShelf(shelf, products);
    while (await eventsUnderWay(shelf.database)) await timers.pause(20);
    for (const service of services) await service.stop();
    const [admin, sweeper] = [new pg.Client(adminUrl), new pg.Client(adminUrl)];
    await Promise.all([admin.connect(), sweeper.connect()]);
    return new SimulatedProduct(urls, admin, sweeper, await sweepOf(admin));
  }

  /** Forgets the day before. */
  async clear(): Promise<void> {
    await this.sweeper.query(this.sweep);
  }

  async ask(query: string, values: unknown[] = []): Promise<string[]> {
    const { rows } = await this.admin.query({ text: query, values, rowMode: 'array' });
    return rows.map(([value]) => String(value));
  }

  /** What does not add up, in sentences. */
  breaches(): Promise<string[]> {
    return breachesOf(this.admin, simulatedBooks);
  }

  async close(): Promise<void> {
    await this.stock.close();
    await this.sweeper.end();
    await this.admin.end();
  }
}

let told = 0;
async function tell<E extends EventDefinition>({ transport }: Platform, event: E, data: DataOf<E>) {
  const id = idOf(5, ++told);
  const envelope = {
    specversion: '1.0' as const,
    id,
    source: 'washcoat/simulation',
    type: event.name,
    subject: id,
    time: '2026-11-01T00:00:00.000Z',
    recordedtime: clock.now().toISOString(),
    datacontenttype: 'application/json' as const,
    correlationid: id,
    data,
  };
  await transport.publish([{ topic: event.topic, key: id, envelope }]);
}

/** Months of the report are made when their first row comes: that is part of a day, too. */
const dropMonths = `do $$ declare month regclass; begin
  for month in select inhrelid::regclass from pg_inherits
    where inhparent in ('reporting.transaction_row'::regclass, 'reporting.did_not_buy_row'::regclass)
  loop execute format('drop table %s', month); end loop;
end $$;`;

/** Empties every table that a day writes to; copies of what others own stay, and the calendars that sums are cut by. */
async function sweepOf(client: pg.Client): Promise<string> {
  const kept = [
    ...['migration', 'migration_lock', 'company_copy', 'facility_copy', 'facility_name', 'user_copy'],
    ...[
      'product_copy',
      'pricing_copy',
      'product',
      'product_test',
      'pricing_snapshot',
      'converter_type',
      'catalogue_name',
      'sum_zone',
      'span_zone',
    ],
  ];
  const { rows } = await client.query(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition and nspname = any($1) and relname <> all($2) order by 1`,
    [domains, kept],
  );
  const deletes = rows.map(({ name }) => `delete from ${name};`).join('\n');
  return `${dropMonths} set session_replication_role = replica; ${deletes} set session_replication_role = default;`;
}
