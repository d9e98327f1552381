import { momentColumn, optional, tableModel, textColumn, type RecordOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { o, OneTimeCodeModel } from '../sign-in/one-time-code.model';

const columns = {
  addressChangeId: textColumn,
  userId: textColumn,
  email: textColumn,
  createdAt: momentColumn,
  confirmedAt: optional(momentColumn),
};

/** A new address that somebody asked for. It is nobody's, and nobody else hears of it, until the mailed link is used. */
export type AddressChange = RecordOf<typeof columns>;

/** The same as it is stored. */
export class AddressChangeModel extends tableModel('address_change', ['addressChangeId'], columns) {
  static override relationMappings = () => ({
    codes: {
      relation: Model.HasManyRelation,
      modelClass: OneTimeCodeModel,
      join: { from: a.addressChangeId, to: o.addressChangeId },
    },
  });
}
const { columns: a } = AddressChangeModel;

const unconfirmed = (database: Knex) => AddressChangeModel.query(database).whereNull(a.confirmedAt);

/** Keeps the new address that somebody asks for, in the place of one they asked for before: its links are void. */
export async function replaceAddressChange(
  trx: Knex.Transaction,
  change: Omit<AddressChange, 'confirmedAt'>,
): Promise<void> {
  await forgetAddressChanges(trx, change.userId);
  await AddressChangeModel.query(trx).insert(change);
}

/** Voids the links of new addresses that somebody asked for and has not confirmed. */
export async function forgetAddressChanges(trx: Knex.Transaction, userId: string): Promise<void> {
  await unconfirmed(trx).delete().where(a.userId, userId);
}

/** The address that somebody has asked for and may still confirm; null for none. */
export async function wantedAddress(database: Knex, userId: string, now: Date): Promise<string | null> {
  const wanted = await unconfirmed(database)
    .joinRelated('codes')
    .where(a.userId, userId)
    .where('codes.expires_at', '>', now)
    .select(a.email)
    .first();
  return wanted?.email ?? null;
}

/** A new address that somebody asked for, or undefined. */
export const findAddressChange = (
  database: Knex,
  changeId: string,
): Promise<AddressChangeModel | undefined> => AddressChangeModel.query(database).findById(changeId).execute();

/** Marks a new address as confirmed; false when that has happened, or it was asked for no longer. */
export async function markConfirmed(trx: Knex.Transaction, changeId: string, now: Date): Promise<boolean> {
  const count = await unconfirmed(trx).where(a.addressChangeId, changeId).patch({ confirmedAt: now });
  return count === 1;
}
