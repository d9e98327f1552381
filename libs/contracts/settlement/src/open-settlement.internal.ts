import { id } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** How far a settlement has come; 404 for whoever may not open it. */
export const openSettlement = {
  path: '/internal/v1/settlement/openSettlement',
  input: z.object({ sessionId: z.string(), settlementId: id }),
  output: z.object({ version: z.number().int() }),
};
