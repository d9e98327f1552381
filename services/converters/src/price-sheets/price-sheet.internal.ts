import { priceSheetFile } from '@washcoat/contract-converters';
import { clock, findCompanyCopy, internalRead, notFound } from '@washcoat/service-kit';
import { PriceBoard } from '../pricing/price-board';
import { priceSheetOf } from './price-sheet';
import { printPriceSheet } from './print-price-sheet';

/** The sheet as PDF for the service that mails it to its customer, by the prices of the moment it was asked for. */
export const priceSheetFileCall = () =>
  internalRead({
    ...priceSheetFile,
    async handle({ database, platform }, { companyId, snapshotId, ...subject }) {
      const company = await findCompanyCopy(database, companyId);
      if (!company) throw notFound('This company');
      const list = await new PriceBoard(platform.timezone).listOf(database, snapshotId);
      const sheet = await priceSheetOf(database, { company, list, now: clock.now() }, subject);
      return printPriceSheet(database, platform, { company, sheet, subject });
    },
  });
