import { id } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { session } from './session';

/** Who some users are and what they may do now; who is switched off or deleted is missing. */
export const sessionsNow = {
  path: '/internal/v1/entities/sessions',
  input: z.object({ userIds: z.array(id).max(200) }),
  output: z.object({ sessions: z.array(session) }),
};
