import type { Job } from '@washcoat/service-kit';
import { AddressChangeModel } from '../people/address-change.model';
import { RegistrationModel } from './registration.model';

const HOUR_MS = 60 * 60 * 1000;
const OLD = `created_at < now() - interval '14 days'`;

/**
 * Deletes registrations and changes of addresses after 14 days, with their links: those never confirmed, and what
 * confirmed ones left behind.
 */
export const forgetRegistrations: Job = {
  name: 'forget-registrations',
  everyMs: HOUR_MS,
  async run({ database }) {
    await RegistrationModel.query(database).delete().whereRaw(OLD);
    await AddressChangeModel.query(database).delete().whereRaw(OLD);
  },
};
