import { id } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** The invoice as PDF for another service, which mails it. Answer: the bytes. */
export const invoiceFile = {
  path: '/internal/v1/invoice/pdf',
  input: z.object({ loadId: id }),
};
