import { everyRow, exportFile, type DownloadFile, type ExportColumn } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { SheetLine } from './price-sheet';
import { sheetHeading } from './price-sheet.page';
import { sheetHeadOf, type SheetOfCustomer } from './print-price-sheet';

const columns: readonly ExportColumn<SheetLine>[] = [
  { id: 'oem', title: 'Code', value: (line) => line.oem },
  { id: 'description', title: 'Description', value: (line) => line.description },
  { id: 'type', title: 'Type', value: (line) => line.type },
  { id: 'family', title: 'Family', value: (line) => line.family },
  { id: 'offerPrice', title: 'Offer', value: (line) => line.offerPrice },
];

/** What the files of a customer's sheet are called, without their endings. */
export const sheetName = (companyName: string) => `Price sheet ${companyName}`;

/** A sheet as XLSX: the lines of the paper, under what its head says. */
export async function priceSheetWorkbook(
  database: Knex,
  timeZone: string,
  { sheet, ...customer }: SheetOfCustomer,
): Promise<DownloadFile> {
  const rows = everyRow(async () => ({ list: sheet.lines, areMoreItemsAvailable: false, next: null }));
  const heading = sheetHeading(sheet, await sheetHeadOf(database, timeZone, customer));
  const fileName = sheetName(customer.company.companyName);
  return exportFile({ fileName, format: 'xlsx', columns, rows, heading, timeZone });
}
