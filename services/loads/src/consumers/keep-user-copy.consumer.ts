import { userChanged } from '@washcoat/contract-entities';
import { keepCopy } from '@washcoat/service-kit';

/** Keeps the copy of people up to date. */
export const keepUserCopy = keepCopy({
  name: 'keep-user-copy',
  event: userChanged,
  table: 'user_copy',
  key: 'user_id',
  columns: (user) => ({
    user_id: user.userId,
    email: user.email.toLowerCase(),
    version: user.version,
    data: JSON.stringify(user),
  }),
});
