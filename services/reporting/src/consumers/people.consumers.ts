import { userChanged, userSignedIn } from '@washcoat/contract-entities';
import { consumer, keepCopy } from '@washcoat/service-kit';

/** Keeps which company a user belongs to. */
export const keepPerson = keepCopy({
  name: 'keep-person',
  event: userChanged,
  table: 'person_row',
  key: 'user_id',
  columns: ({ userId, companyId, version }) => ({ user_id: userId, company_id: companyId, version }),
});

/** Keeps when a user signed in last; one that is not known yet is known by that. */
export const keepSignIn = consumer({
  name: 'keep-sign-in',
  event: userSignedIn,
  async handle({ trx }, { userId, companyId, at }) {
    await trx.raw(
      `insert into person_row (user_id, company_id, signed_in_at) values (:userId, :companyId, :at)
       on conflict (user_id) do update set signed_in_at = greatest(person_row.signed_in_at, excluded.signed_in_at)`,
      { userId, companyId, at },
    );
  },
  tables: ['person_row'],
});
