import { email as emailSchema } from '@washcoat/contract-kernel';
import {
  jsonColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { CompanyForm } from '../companies/new-company';
import { isUnconfirmed, type SavedRegistration } from './registration';

/** So many registrations of one address are looked at when somebody signs in. */
const NEWEST = 5;

/** What is kept of the account form. */
export type KeptForm = Omit<CompanyForm, 'newPassword' | 'confirmPassword'>;

const columns = {
  registrationId: textColumn,
  email: textColumn,
  /** Null once it is confirmed. */
  passwordHash: optional(textColumn),
  /** Null until the form is saved. */
  companyId: optional(textColumn),
  /** Null until it is saved, and once it is confirmed. */
  form: optional(jsonColumn<KeptForm>()),
  createdAt: momentColumn,
  savedAt: optional(momentColumn),
  confirmedAt: optional(momentColumn),
};

/**
 * Somebody who registered without an invitation. It is no user: it has no claim on the address, and nobody else hears
 * of it, until the mailed link is used. `registrationId` and `companyId` become those of the user and the company.
 */
export type Registration = RecordOf<typeof columns>;

/** The same as it is stored. */
export class RegistrationModel extends tableModel('registration', ['registrationId'], columns) {}
const { columns: g } = RegistrationModel;

/** Keeps a registration that has just begun. */
export async function insertRegistration(
  trx: Knex.Transaction,
  registration: Pick<Registration, 'registrationId' | 'email' | 'passwordHash' | 'createdAt'>,
): Promise<void> {
  await RegistrationModel.query(trx).insert(registration);
}

/** A registration, locked until the transaction is done, or undefined. */
export const lockRegistration = (
  trx: Knex.Transaction,
  registrationId: string,
): Promise<RegistrationModel | undefined> =>
  RegistrationModel.query(trx).findById(registrationId).forUpdate().execute();

/** A registration, or undefined. */
export const findRegistration = (
  database: Knex,
  registrationId: string,
): Promise<RegistrationModel | undefined> =>
  RegistrationModel.query(database).findById(registrationId).execute();

/** The saved registrations of an address that wait for their link, the newest first. */
export async function unconfirmedRegistrations(database: Knex, email: string): Promise<SavedRegistration[]> {
  if (!emailSchema.safeParse(email).success) return [];
  const found: Registration[] = await RegistrationModel.query(database)
    .whereRaw('lower(email) = lower(?)', [email])
    .whereNull(g.confirmedAt)
    .whereNotNull(g.savedAt)
    .orderBy(g.createdAt, 'desc')
    .limit(NEWEST);
  return found.filter(isUnconfirmed);
}

/** Writes what changed of a registration. */
export async function updateRegistration(
  trx: Knex.Transaction,
  registrationId: string,
  changes: PartialModelObject<RegistrationModel>,
): Promise<void> {
  await RegistrationModel.query(trx).patch(changes).where(g.registrationId, registrationId);
}
