import {
  priceSheetFile,
  priceSheetWorkbookFile,
  type PriceSheetSubject,
} from '@washcoat/contract-converters';
import { clock, findCompanyCopy, internalRead, notFound, wholeFile } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { PriceBoard } from '../pricing/price-board';
import { priceSheetOf } from './price-sheet';
import { priceSheetWorkbook } from './price-sheet.workbook';
import { printPriceSheet, type SheetOfCustomer } from './print-price-sheet';

/** The sheet as PDF for the service that mails it to its customer, by the prices of the moment it was asked for. */
export const priceSheetFileCall = () =>
  internalRead({
    ...priceSheetFile,
    async handle({ database, platform }, asked) {
      return printPriceSheet(database, platform, await askedSheet(database, platform.timezone, asked));
    },
  });

/** The same as XLSX. */
export const priceSheetWorkbookCall = () =>
  internalRead({
    ...priceSheetWorkbookFile,
    async handle({ database, platform: { timezone } }, asked) {
      const sheet = await askedSheet(database, timezone, asked);
      return wholeFile(await priceSheetWorkbook(database, timezone, sheet));
    },
  });

async function askedSheet(
  database: Knex,
  timezone: string,
  { companyId, snapshotId, ...subject }: PriceSheetSubject,
): Promise<SheetOfCustomer> {
  const company = await findCompanyCopy(database, companyId);
  if (!company) throw notFound('This company');
  const list = await new PriceBoard(timezone).listOf(database, snapshotId);
  const sheet = await priceSheetOf(database, { company, list, now: clock.now() }, subject);
  return { company, sheet, subject };
}
