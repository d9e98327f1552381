import { id } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** The statement as PDF for another service, which mails it, as somebody prepared it. Answer: the bytes. */
export const statementFile = {
  path: '/internal/v1/settlement/pdf',
  input: z.object({
    settlementId: id,
    preparedBy: z.object({ companyName: z.string(), address: z.string(), userName: z.string() }),
  }),
};
