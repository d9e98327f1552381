import { companyChanged } from '@washcoat/contract-entities';
import { HOUSE_ID, TestService } from '@washcoat/testing';
import { createNotificationsService } from '../service';
import type { MailCarrier, OutgoingMail } from './mail-carrier';
import { sendMails } from './send-mails';

const MINUTE_MS = 60_000;
export const from = 'Washcoat <no-reply@washcoat.test>';
const house = {
  ...companyChanged.example,
  companyId: HOUSE_ID,
  companyName: 'Washcoat House',
  isHouse: true,
};

/** Takes mails, or refuses them while it is broken. */
export class Mailbox implements MailCarrier {
  readonly taken: OutgoingMail[] = [];
  isBroken = false;

  async carry(mail: OutgoingMail) {
    if (this.isBroken) throw new Error('the line is down');
    this.taken.push(mail);
  }
}

/** Notifications that know the house and a company. */
export async function startNotifications(
  overrides?: Parameters<typeof TestService.start>[1],
): Promise<TestService> {
  const definition = createNotificationsService({ baseUrl: 'https://washcoat.test', mailDir: '/nowhere' });
  const notifications = await TestService.start({ ...definition, jobs: [] }, overrides);
  await notifications.deliver(companyChanged, { ...house, parentCompanyId: null });
  await notifications.deliver(companyChanged, companyChanged.example);
  return notifications;
}

/** Sends what is due so many minutes from now. */
export const sendDue = ({ service }: TestService, carrier: Mailbox, minutes = 0) =>
  sendMails(service, { carrier, from }, () => new Date(Date.now() + minutes * MINUTE_MS));
