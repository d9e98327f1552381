import type { Migration } from '@washcoat/service-kit';
import { facilityMeant } from '../facilities/named-facility';

/**
 * Companies and people remember the facility that they name in words; who named one before means the nearest, as ever.
 * Discounts remember when they were last changed. What others keep by name is told to them again, with ids.
 */
export const rememberFacilities: Migration = {
  name: '20261122000070-remember-facilities',
  up: (knex) =>
    knex.raw(`
      alter table company add column facility_id uuid references facility (facility_id);
      alter table app_user add column facility_id uuid references facility (facility_id);
      create index company_delivers on company (facility_id) where facility_id is not null;
      create index app_user_belongs on app_user (facility_id) where facility_id is not null;
      update company
         set facility_id = ${facilityMeant('lower(company.facility)', { company: 'company', by: 'name' })}
       where facility is not null;
      update app_user set facility_id = (
        select ${facilityMeant('lower(app_user.facility_city)', { company: 'company', by: 'name or city' })}
          from company where company.company_id = app_user.company_id)
       where facility_city is not null;

      alter table company_facility_discount add column changed_at timestamptz, add column changed_by text;

      create table to_tell_again (
        entity text not null,
        entity_id uuid not null,
        primary key (entity, entity_id)
      );
      insert into to_tell_again select 'facility', facility_id from facility;
      insert into to_tell_again
        select 'company', company_id from company
         where facility_id is not null
            or exists (select from company_facility_discount own where own.company_id = company.company_id);
    `),
};
