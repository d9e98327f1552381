import { keepCompanyCopy, type ServiceDefinition } from '@washcoat/service-kit';
import { mailCompanyDecided } from './consumers/mail-company-decided.consumer';
import { mailAddressLink } from './consumers/mail-address-link.consumer';
import { mailConfirmationLink } from './consumers/mail-confirmation-link.consumer';
import { mailCustomerMessage } from './consumers/mail-customer-message.consumer';
import { mailFormerAddress } from './consumers/mail-former-address.consumer';
import { mailInvitation } from './consumers/mail-invitation.consumer';
import { mailIssuedInvoice } from './consumers/mail-issued-invoice.consumer';
import { mailPasswordReset } from './consumers/mail-password-reset.consumer';
import { mailPriceSheet } from './consumers/mail-price-sheet.consumer';
import { mailReport } from './consumers/mail-report.consumer';
import { mailRenewalUnpaid } from './consumers/mail-renewal-unpaid.consumer';
import { mailStatement } from './consumers/mail-statement.consumer';
import { mailResentInvoice } from './consumers/mail-resent-invoice.consumer';
import { mailTicketAnswer } from './consumers/mail-ticket-answer.consumer';
import { noticeDeadLetters } from './consumers/notice-dead-letters.consumer';
import { noticeEndedUpload } from './consumers/notice-ended-upload.consumer';
import {
  noticeIssuedInvoice,
  noticeOverpaidInvoice,
  noticeSettledInvoice,
} from './consumers/notice-invoice.consumer';
import { noticeMention } from './consumers/notice-mention.consumer';
import { noticeMovedLoad } from './consumers/notice-moved-load.consumer';
import { noticeMovedTicket } from './consumers/notice-moved-ticket.consumer';
import { noticePricingSchedule } from './consumers/notice-pricing-schedule.consumer';
import { noticeUsedInvitation } from './consumers/notice-used-invitation.consumer';
import { noticeWaitingCompany } from './consumers/notice-waiting-company.consumer';
import { devMail } from './dev-mail/dev-mail';
import { sendDigestsJob } from './digest/send-digests';
import { UNSUBSCRIBE, unsubscribe } from './digest/unsubscribe';
import { DirectoryCarrier } from './mails/directory-carrier';
import type { MailCarrier } from './mails/mail-carrier';
import { sendMailsJob } from './mails/send-mails';
import { SmtpCarrier } from './mails/smtp-carrier';
import { migrations } from './migrations';
import { noticesRoutes } from './notices/notices.routes';

export interface NotificationsOptions {
  /** The address of the installation, for the links in mails. */
  baseUrl: string;
  /** The address that mails come from. */
  from?: string;
  /** Mails are kept in this directory as long as there is no mail server. */
  mailDir: string;
  /** The SMTP server that mails go to. */
  smtpUrl?: string;
}

const DEFAULT_FROM = 'Washcoat <no-reply@washcoat.test>';

/** Mails and notices out of what happens elsewhere. */
export function createNotificationsService(options: NotificationsOptions): ServiceDefinition {
  const { baseUrl, from = DEFAULT_FROM } = options;
  return {
    name: 'notifications',
    migrations,
    routes: noticesRoutes,
    consumers: ({ platform }) => [
      keepCompanyCopy,
      mailIssuedInvoice,
      mailResentInvoice,
      mailStatement,
      mailPasswordReset(baseUrl, platform.timezone),
      mailConfirmationLink(baseUrl, platform.timezone),
      mailAddressLink(baseUrl, platform.timezone),
      mailFormerAddress,
      mailCompanyDecided(baseUrl),
      mailInvitation(baseUrl),
      mailCustomerMessage,
      mailTicketAnswer(baseUrl),
      mailPriceSheet(baseUrl),
      mailReport(baseUrl),
      mailRenewalUnpaid(baseUrl, platform.timezone),
      noticeMovedLoad,
      noticeMention,
      noticeIssuedInvoice,
      noticeSettledInvoice,
      noticeOverpaidInvoice,
      noticeWaitingCompany,
      noticeMovedTicket,
      noticeEndedUpload,
      noticePricingSchedule,
      noticeUsedInvitation,
      noticeDeadLetters,
    ],
    jobs: [sendMailsJob({ carrier: carrierOf(options), from, baseUrl }), sendDigestsJob(baseUrl)],
    plainForms: [UNSUBSCRIBE],
    extend: (service, app) => {
      app.use(unsubscribe(service));
      app.use(devMail(service));
    },
  };
}

function carrierOf({ smtpUrl, mailDir }: NotificationsOptions): MailCarrier {
  return smtpUrl ? new SmtpCarrier(smtpUrl) : new DirectoryCarrier(mailDir);
}
