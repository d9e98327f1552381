import { priceSheetRequested } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';
import { priceSheetLetter } from '../letters/price-sheet.letter';
import { recipientOf } from '../letters/recipient';
import { queueMail } from '../mails/mail.repository';

/** The customer gets the sheet of its prices, as PDF and XLSX. */
export const mailPriceSheet = (baseUrl: string) =>
  consumer({
    name: 'mail-price-sheet',
    event: priceSheetRequested,
    async handle({ trx, envelope, now }, asked) {
      const { senderName: sender } = await recipientOf(trx, asked.companyId);
      await queueMail(trx, envelope.id, priceSheetLetter(asked, { sender, baseUrl }), now);
    },
  });
