import { id } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** How far a load has come, for the person of a session; 404 for whoever may not open it. */
export const openLoad = {
  path: '/internal/v1/loads/openLoad',
  input: z.object({ sessionId: z.string(), loadId: id }),
  output: z.object({ version: z.number().int() }),
};
