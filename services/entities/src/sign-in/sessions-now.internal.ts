import { sessionsNow } from '@washcoat/contract-entities';
import { internalRead } from '@washcoat/service-kit';
import { sessionsOfUsers } from './session-of-user';

/** The call that tells the notifications service what those may see whom it writes to. */
export const sessionsNowCall = internalRead({
  path: sessionsNow.path,
  input: sessionsNow.input,
  handle: async ({ database }, { userIds }) => ({
    sessions: [...(await sessionsOfUsers(database, userIds)).values()],
  }),
});
