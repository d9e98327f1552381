import {
  fullUser,
  lineField,
  momentField,
  noun,
  nounCalls,
  numberField,
  seenWith,
} from '@washcoat/contract-kernel';
import { companyCopyMigration, keepCompanyCopy } from '../data/company-copy';
import type { Migration } from '../data/database';
import { newId } from '../platform/surroundings';
import { modelOf } from '../models/model-of';
import { TestService } from '../testing/test-service';
import { testSession } from '../testing/test-session';
import { everyRecord } from './list-records';
import { recordDownload, recordRoutes } from './record-routes';
import type { RecordTable } from './record-table';

const bounds = { most: 1000, tooMuch: 'Enter at most 1000' };
const barrel = noun(['barrel', 'barrels'], {
  label: lineField('Label', 100),
  weight: numberField('Weight', { unit: 'lb', ...bounds }),
  cost: seenWith('cost', numberField('Cost', { unit: 'USD', ...bounds })),
  filledAt: momentField('Filled'),
});
const calls = nounCalls(barrel, { service: 'barrels', access: fullUser, filters: {} });
const table: RecordTable<typeof barrel> = {
  noun: barrel,
  model: modelOf(barrel, {}),
  nameBy: 'label',
  detailBy: 'label',
};
const createBarrels: Migration = {
  name: '20261122000001-create-barrels',
  up: (knex) =>
    knex.raw(`
      create table barrel (
        barrel_id uuid primary key,
        company_id uuid not null,
        label text not null,
        weight numeric not null,
        cost numeric not null,
        filled_at timestamptz not null,
        search_text text not null generated always as (lower(label)) stored,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz,
        deleted_by uuid,
        version int not null default 1
      );
    `),
};

describe('the file of a list of records', () => {
  const keeper = testSession();
  let barrels: TestService;
  const rows = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      barrel_id: newId(),
      company_id: keeper.companyId,
      label: `Barrel ${String(place).padStart(4, '0')}`,
      weight: '12.50',
      cost: '99.90',
      filled_at: new Date('2026-11-20T15:04:05.678Z'),
    }));
  const stored = () => barrels.service.database('barrel');

  beforeAll(async () => {
    barrels = await TestService.start({
      name: 'barrels',
      migrations: [companyCopyMigration, createBarrels],
      consumers: [keepCompanyCopy],
      routes: (service) => recordRoutes(service, calls, table),
      downloads: (service) => [recordDownload(service, calls, table)],
    });
  });
  beforeEach(async () => {
    await stored().delete();
  });
  afterAll(() => barrels.stop());

  it('holds what the list shows: decimals as numbers, nothing that not everybody sees', async () => {
    await stored().insert(rows(1));
    const { list } = (await barrels.call(keeper, calls.list, {})).body;
    expect(list).toMatchObject([{ label: 'Barrel 0000', weight: 12.5 }]);
    expect(list[0]).not.toHaveProperty('cost');
    const { link } = (await barrels.call(keeper, calls.export, {})).body;
    const file = String((await barrels.send({ method: 'GET', url: link })).body);
    expect(file).toMatch(/Label,Weight,Filled\r?\nBarrel 0000,12\.5,/);
    const chosen = (await barrels.call(keeper, calls.export, { columns: 'cost,label' })).body;
    expect(String((await barrels.send({ method: 'GET', url: chosen.link })).body)).not.toContain('99.9');
  });

  it('misses no record when others go while it is read', async () => {
    await stored().insert(rows(2500));
    const labels: string[] = [];
    for await (const record of everyRecord(
      table,
      { database: barrels.service.database, session: keeper },
      {},
    )) {
      labels.push(String(Reflect.get(record, 'label')));
      if (labels.length === 1000) await stored().where('label', '<', 'Barrel 0900').delete();
    }
    expect(labels).toEqual(rows(2500).map(({ label }) => label));
  });
});
