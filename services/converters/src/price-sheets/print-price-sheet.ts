import type { PriceSheetSubject } from '@washcoat/contract-converters';
import { renderPdf } from '@washcoat/contract-files';
import { findCompanyCopy, type CompanyCopy, type Platform } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { PriceSheet, SheetChoice } from './price-sheet';
import { priceSheetPage, type SheetHead } from './price-sheet.page';

/** The scale of the house's papers on A4. */
const SCALE = 0.7;

/** A sheet, whose it is, and what was chosen for it. */
export interface SheetOfCustomer {
  company: CompanyCopy;
  sheet: PriceSheet;
  subject: SheetChoice & Pick<PriceSheetSubject, 'validUntil'>;
}

/** What a sheet says besides its lines, in the name of the company that the customer trades with. */
export async function sheetHeadOf(
  database: Knex,
  timezone: string,
  { company, subject }: Omit<SheetOfCustomer, 'sheet'>,
): Promise<SheetHead> {
  const parent = company.parentCompanyId ? await findCompanyCopy(database, company.parentCompanyId) : null;
  return {
    sender: parent?.companyName ?? company.companyName,
    companyName: company.companyName,
    validUntil: subject.validUntil,
    choice: await choiceText(database, subject),
    timezone,
  };
}

/** A sheet as PDF. */
export async function printPriceSheet(
  database: Knex,
  { services, timezone }: Pick<Platform, 'services' | 'timezone'>,
  { sheet, ...customer }: SheetOfCustomer,
): Promise<Buffer> {
  const page = await priceSheetPage(sheet, await sheetHeadOf(database, timezone, customer));
  return services.post('files', renderPdf.path, { html: page, scale: SCALE });
}

async function choiceText(database: Knex, { family, ctype, isTop }: SheetChoice): Promise<string> {
  const type =
    ctype === null ? null : await database('converter_type').where({ type_id: ctype }).first('name');
  return [isTop ? 'Bought most lately' : '', family ?? '', type?.name ?? ''].filter(Boolean).join(', ');
}
