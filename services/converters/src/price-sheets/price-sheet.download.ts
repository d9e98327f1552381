import { priceSheet as call } from '@washcoat/contract-converters';
import {
  everyRow,
  exportFile,
  notFound,
  type Download,
  type ExportColumn,
  type Service,
} from '@washcoat/service-kit';
import { companyInScope } from '../pricing/buyer';
import { PriceBoard } from '../pricing/price-board';
import { priceSheetOf, type SheetLine } from './price-sheet';
import { sheetHeading } from './price-sheet.page';
import { printPriceSheet, sheetHeadOf } from './print-price-sheet';

const columns: readonly ExportColumn<SheetLine>[] = [
  { id: 'oem', title: 'Code', value: (line) => line.oem },
  { id: 'description', title: 'Description', value: (line) => line.description },
  { id: 'type', title: 'Type', value: (line) => line.type },
  { id: 'family', title: 'Family', value: (line) => line.family },
  { id: 'offerPrice', title: 'Offer', value: (line) => line.offerPrice },
];

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
      const fileName = `Price sheet ${company.companyName}`;
      if (format === 'xlsx') {
        const rows = everyRow(async () => ({
          list: sheet.lines,
          areMoreItemsAvailable: false,
          next: null,
        }));
        const { timezone: timeZone } = platform;
        const heading = sheetHeading(sheet, await sheetHeadOf(database, timeZone, { company, subject }));
        return exportFile({ fileName, format, columns, rows, heading, timeZone });
      }
      return {
        fileName: `${fileName}.pdf`,
        contentType: 'application/pdf',
        body: await printPriceSheet(database, platform, { company, sheet, subject }),
      };
    },
  };
}
