import type { renewalUnpaid, UnpaidStep } from '@washcoat/contract-billing';
import { dateText, type DataOf } from '@washcoat/contract-kernel';
import { centsText } from '@washcoat/paper';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

const PAYMENT = '/payment?tab=subscription-history';

const subjects: Record<UnpaidStep, string> = {
  failed: 'Your payment did not go through',
  reminder: 'Your payment is still open',
  last: 'Last reminder: your payment is still open',
  ended: 'Your monthly plan has ended',
};

/** Of a payment that only waits for its payer to confirm it. */
const confirmSubjects = { ...subjects, failed: 'Please confirm your payment' };

/**
 * Tells the payer of a plan that is bought every month that it could not be charged, again while it is not, and that it
 * was ended because of it. `baseUrl` is the installation's address, where the card can be changed.
 */
export function renewalUnpaidLetter(
  { step, email, userName, planName, amount, endsAt, isToConfirm = false }: DataOf<typeof renewalUnpaid>,
  baseUrl: string,
  timezone: string,
): Letter {
  const sum = centsText(amount);
  const day = dateText(new Date(endsAt), 'day', timezone);
  const page = new URL(PAYMENT, baseUrl).toString();
  const kept = 'The lookups that you bought before stay yours.';
  const what = `${sum} for your monthly plan ${planName}`;
  const how = isToConfirm
    ? 'Your bank asks you to confirm the payment. Please do so here:'
    : 'Please try the card again, or save another one, here:';
  const words: Record<UnpaidStep, readonly string[]> = {
    failed: [
      `We could not charge ${what}. ${how}`,
      page,
      `${isToConfirm ? '' : 'We try again. '}If nothing is paid, the plan is not renewed after ${day}. ${kept}`,
    ],
    reminder: [
      `${what} could still not be charged. ${how}`,
      page,
      `If nothing is paid, the plan is not renewed after ${day}. ${kept}`,
    ],
    last: [
      `${what} could still not be charged. This is our last reminder. ${how}`,
      page,
      `If nothing is paid, the plan ends on ${day}. ${kept}`,
    ],
    ended: [
      `${what} could not be charged, so we have ended it. Nothing more is charged. ${kept}`,
      'You can buy the plan again at any time here:',
      page,
    ],
  };
  return {
    recipient: email,
    subject: (isToConfirm ? confirmSubjects : subjects)[step],
    ...bodiesOf([greetingTo(userName), ...words[step]]),
  };
}
