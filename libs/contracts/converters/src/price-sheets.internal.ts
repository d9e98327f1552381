import { id } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** The sheet of a customer's prices as PDF for another service, which mails it. Answer: the bytes. */
export const priceSheetFile = {
  path: '/internal/v1/price-sheet/pdf',
  input: z.object({
    companyId: id,
    /** The prices that were in force when it was asked for. */
    snapshotId: id,
    family: z.string().nullable(),
    ctype: z.number().int().nullable(),
    isTop: z.boolean(),
    validUntil: z.iso.date().nullable(),
  }),
};
/** The same as XLSX. */
export const priceSheetWorkbookFile = { ...priceSheetFile, path: '/internal/v1/price-sheet/xlsx' };
export type PriceSheetSubject = z.output<typeof priceSheetFile.input>;
