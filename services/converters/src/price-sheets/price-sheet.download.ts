import { priceSheet as call } from '@washcoat/contract-converters';
import { notFound, type Download, type Service } from '@washcoat/service-kit';
import { companyInScope } from '../pricing/buyer';
import { PriceBoard } from '../pricing/price-board';
import { priceSheetOf } from './price-sheet';
import { priceSheetWorkbook, sheetName } from './price-sheet.workbook';
import { printPriceSheet } from './print-price-sheet';

/** The sheet of a customer's prices as PDF, on the paper of the installation, or as XLSX. */
export function priceSheetDownload({ platform }: Service): Download {
  const board = new PriceBoard(platform.timezone);
  return {
    call,
    async make({ database, session, now }, input) {
      const { format, companyId, ...asked } = call.input.parse(input);
      const company = await companyInScope(database, session, companyId);
      const list = await board.currentList(database);
      if (!list) throw notFound('A price list');
      const subject = {
        family: asked.family ?? null,
        ctype: asked.ctype ?? null,
        isTop: asked.isTop ?? false,
        validUntil: asked.validUntil ?? null,
      };
      const sheet = await priceSheetOf(database, { company, list, now }, subject);
      const ofCustomer = { company, sheet, subject };
      if (format === 'xlsx') return priceSheetWorkbook(database, platform.timezone, ofCustomer);
      return {
        fileName: `${sheetName(company.companyName)}.pdf`,
        contentType: 'application/pdf',
        body: await printPriceSheet(database, platform, ofCustomer),
      };
    },
  };
}
