import { userChanged } from '@washcoat/contract-entities';
import { keepCopy } from '@washcoat/service-kit';

/** Keeps who a user is, and which company they belong to. */
export const keepUserCopy = keepCopy({
  name: 'keep-user-copy',
  event: userChanged,
  table: 'user_copy',
  key: 'user_id',
  columns: ({ userId, companyId, firstName, lastName, email, version }) => ({
    ...{ user_id: userId, company_id: companyId, email, version },
    user_name: `${firstName} ${lastName}`.trim(),
  }),
});
