import { facilityChanged } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import { flagColumn, jsonColumn, optional, tableModel, textColumn, wholeColumn } from '../models/table-model';
import type { Migration } from './database';
import { keepCopy } from './keep-copy';

export type FacilityCopy = DataOf<typeof facilityChanged>;

/** A name that a facility has had, and since when. */
export interface FacilityName {
  name: string;
  since: string;
}

/**
 * The tables of the small copy of facilities that a service keeps for names, scope and prices, and of the names that
 * they have had. The name of a facility that is known from before has always been its own.
 */
export const facilityCopyMigration: Migration = {
  name: '20261122000070-keep-names-of-facilities',
  up: (knex) =>
    knex.raw(`
      create table if not exists facility_copy (
        facility_id uuid primary key,
        company_id uuid not null,
        name text not null,
        is_franchise boolean not null,
        version int not null,
        data jsonb not null
      );
      alter table facility_copy
        add column if not exists city text generated always as (data ->> 'city') stored;
      create index if not exists facility_copy_company on facility_copy (company_id);

      create table facility_name (
        facility_id uuid not null,
        version int not null,
        name text not null,
        since timestamptz not null,
        primary key (facility_id, version)
      );
      insert into facility_name select facility_id, version, name, 'epoch' from facility_copy;
    `),
};

/** The copy of a facility as it is stored: what it told in `data`, beside the columns by which it is found. */
export class FacilityCopyModel extends tableModel('facility_copy', ['facilityId'], {
  facilityId: textColumn,
  companyId: textColumn,
  name: textColumn,
  city: optional(textColumn),
  isFranchise: flagColumn,
  version: wholeColumn,
  data: jsonColumn<FacilityCopy>(),
}) {}

/** Keeps the copy of facilities and their names up to date, in whatever order they are told. */
export const keepFacilityCopy = keepCopy({
  name: 'keep-facility-copy',
  event: facilityChanged,
  table: 'facility_copy',
  key: 'facility_id',
  columns: (facility) => ({
    facility_id: facility.facilityId,
    company_id: facility.companyId,
    name: facility.name,
    is_franchise: facility.isFranchise,
    version: facility.version,
    data: JSON.stringify(facility),
  }),
  keepVersion: {
    table: 'facility_name',
    keep: (trx, { facilityId, version, name, changedAt }) =>
      trx('facility_name')
        .insert({ facility_id: facilityId, version, name, since: changedAt })
        .onConflict(['facility_id', 'version'])
        .ignore(),
  },
});

/** SQL: the names that a facility has had, the oldest first, as JSON; `facilityId` is an SQL expression. */
export const namesOfFacility = (facilityId: string) =>
  `(select jsonb_agg(jsonb_build_object('name', name, 'since', since) order by version)
      from facility_name where facility_id = ${facilityId})`;

/**
 * What a facility was called at a moment, or at first where it is known only since then: prices that were kept by name
 * are meant for the facility that had the name when they were applied. Undefined without names.
 */
export function nameAt(names: readonly FacilityName[] | null, moment: string): string | undefined {
  const known = names ?? [];
  const then = known.filter(({ since }) => new Date(since) <= new Date(moment)).at(-1);
  return (then ?? known[0])?.name;
}
