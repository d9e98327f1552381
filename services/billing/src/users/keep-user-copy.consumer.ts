import { userChanged } from '@washcoat/contract-entities';
import { keepCopy } from '@washcoat/service-kit';

/** Keeps which company a user belongs to. */
export const keepUserCopy = keepCopy({
  name: 'keep-user-copy',
  event: userChanged,
  table: 'user_copy',
  key: 'user_id',
  columns: ({ userId, companyId, version }) => ({ user_id: userId, company_id: companyId, version }),
});
