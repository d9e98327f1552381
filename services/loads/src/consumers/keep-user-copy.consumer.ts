import { userChanged } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';

/** Keeps the copy of people up to date; an older version that arrives late changes nothing. */
export const keepUserCopy = consumer({
  name: 'keep-user-copy',
  event: userChanged,
  async handle({ trx }, user) {
    await trx('user_copy')
      .insert({
        user_id: user.userId,
        email: user.email.toLowerCase(),
        version: user.version,
        data: JSON.stringify(user),
      })
      .onConflict('user_id')
      .merge()
      .where('user_copy.version', '<', user.version);
  },
  tables: ['user_copy'],
});
