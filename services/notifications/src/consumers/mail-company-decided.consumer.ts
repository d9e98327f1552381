import { companyDecided } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { companyDecidedLetter } from '../letters/company-decided.letter';
import { queueMail } from '../mails/mail.repository';

/** Who registered a company is told whether the house approved it. */
export const mailCompanyDecided = (baseUrl: string) =>
  consumer({
    name: 'mail-company-decided',
    event: companyDecided,
    handle: ({ trx, envelope, now }, decision) =>
      queueMail(trx, envelope.id, companyDecidedLetter(decision, baseUrl), now),
  });
