import { userChanged } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';

/** Keeps which company a user belongs to; an older version that arrives late changes nothing. */
export const keepUserCopy = consumer({
  name: 'keep-user-copy',
  event: userChanged,
  async handle({ trx }, { userId, companyId, version }) {
    await trx('user_copy')
      .insert({ user_id: userId, company_id: companyId, version })
      .onConflict('user_id')
      .merge()
      .where('user_copy.version', '<', version);
  },
  tables: ['user_copy'],
});
