import type { PriceSheetSubject } from '@washcoat/contract-converters';
import { renderPdf } from '@washcoat/contract-files';
import { findCompanyCopy, type CompanyCopy, type Platform } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { PriceSheet, SheetChoice } from './price-sheet';
import { priceSheetPage } from './price-sheet.page';

/** The scale of the house's papers on A4. */
const SCALE = 0.7;

/** A sheet as PDF, in the name of the company that the customer trades with. */
export async function printPriceSheet(
  database: Knex,
  { services, timezone }: Pick<Platform, 'services' | 'timezone'>,
  {
    company,
    sheet,
    subject,
  }: {
    company: CompanyCopy;
    sheet: PriceSheet;
    subject: SheetChoice & Pick<PriceSheetSubject, 'validUntil'>;
  },
): Promise<Buffer> {
  const parent = company.parentCompanyId ? await findCompanyCopy(database, company.parentCompanyId) : null;
  const page = await priceSheetPage(sheet, {
    sender: parent?.companyName ?? company.companyName,
    companyName: company.companyName,
    validUntil: subject.validUntil,
    choice: await choiceText(database, subject),
    timezone,
  });
  return services.post('files', renderPdf.path, { html: page, scale: SCALE });
}

async function choiceText(database: Knex, { family, ctype, isTop }: SheetChoice): Promise<string> {
  const type =
    ctype === null ? null : await database('converter_type').where({ type_id: ctype }).first('name');
  return [isTop ? 'Bought most lately' : '', family ?? '', type?.name ?? ''].filter(Boolean).join(', ');
}
