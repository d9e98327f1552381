import { BIN_DAYS, binStart, clock, type Job } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { Binnable } from './bin.repository';

const HOUR_MS = 60 * 60 * 1000;
const EMPTY = { email: '', phone: '', address: '' };

/** What is forgotten of each record. Names and places stay: carts, invoices and the trail of changes go by them. */
const forgotten: Record<Binnable, Record<string, string | null>> = {
  company: {
    ...EMPTY,
    address1: '',
    first_name: '',
    last_name: '',
    drivers_license: null,
    business_license: null,
    ein: null,
    metal_license: null,
    company_logo: null,
  },
  app_user: {
    ...EMPTY,
    sms_number: '',
    notes: '',
    password_hash: null,
    profile_url: null,
    drivers_license_url: null,
  },
  facility: { ...EMPTY, first_name: '', last_name: '', company_logo: null },
};

/** Forgets what was deleted more than 30 days ago; it can not be restored any more. */
export async function emptyBin(database: Knex, now: Date): Promise<void> {
  for (const table of ['facility', 'app_user', 'company'] as const)
    await database(table)
      .where('deleted_at', '<=', binStart(now))
      .whereNull('emptied_at')
      .update({ ...forgotten[table], emptied_at: now });
  await database('binned_facility_discount')
    .whereIn('facility_id', database('facility').whereNotNull('emptied_at').select('facility_id'))
    .delete();
}

/** The same as a job. */
export const emptyOldBin: Job = {
  name: `empty-bin-after-${BIN_DAYS}-days`,
  everyMs: HOUR_MS,
  run: ({ database }) => emptyBin(database, clock.now()),
};
