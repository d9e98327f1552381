import {
  flagField,
  fullUser,
  lineField,
  maybeDerivedField,
  neededRefField,
  noun,
  nounCalls,
  queryFlag,
} from '@washcoat/contract-kernel';
import { companyCopyMigration, keepCompanyCopy } from '../data/company-copy';
import { modelOf } from '../models/model-of';
import type { Migration } from '../data/database';
import { nounTests } from '../testing/noun-tests';
import { testSession } from '../testing/test-session';
import { recordDownload, recordRoutes } from './record-routes';
import type { RecordTable } from './record-table';

const shelf = noun(['shelf', 'shelves'], { title: lineField('Title', 100) });
const crate = noun(['metalCrate', 'metal crates'], {
  label: lineField('Label', 100),
  row: lineField('Row', 20),
  shelfId: neededRefField('Shelf', 'shelfName'),
  shelfName: maybeDerivedField('Shelf'),
  isActive: flagField('Status', { on: true }),
});
const calls = nounCalls(crate, {
  service: 'crates',
  access: fullUser,
  filters: { isActive: queryFlag.optional() },
});
const shelves: RecordTable<typeof shelf> = {
  ...{ noun: shelf, model: modelOf(shelf, {}), nameBy: 'title', detailBy: 'title' },
};
const table: RecordTable<typeof crate> = {
  noun: crate,
  model: modelOf(crate, { shelfName: null }),
  nameIndex: 'metal_crate_name',
  refs: { shelfId: shelves },
  nameBy: 'label',
  detailBy: 'row',
};
const createCrates: Migration = {
  name: '20261122000001-create-crates',
  up: (knex) =>
    knex.raw(`
      create table shelf (
        shelf_id uuid primary key,
        company_id uuid not null,
        title text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        deleted_by uuid,
        version int not null default 1
      );
      create table metal_crate (
        metal_crate_id uuid primary key,
        company_id uuid not null,
        label text not null,
        row text not null,
        shelf_id uuid references shelf on delete set null,
        is_active boolean not null,
        search_text text not null generated always as (lower(label)) stored,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        deleted_by uuid,
        version int not null default 1
      );
      create unique index metal_crate_name on metal_crate (company_id, lower(label)) where deleted_at is null;
    `),
};

nounTests({
  definition: {
    name: 'crates',
    migrations: [companyCopyMigration, createCrates],
    consumers: [keepCompanyCopy],
    routes: (service) => recordRoutes(service, calls, table),
    downloads: (service) => [recordDownload(service, calls, table)],
  },
  noun: crate,
  calls,
  nameBy: 'label',
  first: { label: 'Amber', row: 'A', isActive: true },
  second: { label: 'Birch', row: 'B', isActive: true },
  keeper: testSession(),
  stranger: testSession({ isNewUser: true }),
  isNameUnique: true,
  refs: [{ field: 'shelfId', noun: shelf, nameBy: 'title', record: { title: 'High' } }],
});
