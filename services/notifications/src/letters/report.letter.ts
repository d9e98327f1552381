import { dayText, type DataOf } from '@washcoat/contract-kernel';
import { reportFile, REPORTS_UNSUBSCRIBE, type reportMailDue } from '@washcoat/contract-reporting';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

/** Sends somebody a view of a report: what it comes to, the file of it, where it is, and how these mails are ended. */
export function reportLetter(due: DataOf<typeof reportMailDue>, baseUrl: string): Letter {
  const { recipient, firstName, title, viewName, from, to, path, totals, file, ticket } = due;
  const end = `${REPORTS_UNSUBSCRIBE}/${ticket}`;
  const address = (target: string) => new URL(target, baseUrl).toString();
  const days = [...new Set([from, to].filter(Boolean))].map((day) => dayText(day, 'day')).join(' to ');
  return {
    recipient,
    subject: `${title}: ${viewName}`,
    ...bodiesOf([
      greetingTo(firstName),
      `This is ${viewName} of the ${title}${days && ` for ${days}`}.`,
      ...totals.map(({ name, value }) => `${name}: ${value}`),
      file
        ? 'The lines are attached.'
        : 'It has more lines than a mail takes. Download them from the report.',
      `The report: ${address(path)}`,
      `All reports that you get by mail: ${address('/dashboard/report-mails')}`,
      `To end these mails, without signing in: ${address(end)}`,
    ]),
    unsubscribePath: end,
    ...(file ? { attachment: attached(file) } : {}),
  };
}

const attached = ({ fileName, ...input }: NonNullable<DataOf<typeof reportMailDue>['file']>) => ({
  ...{ fileName, input },
  service: 'reporting',
  path: reportFile.path,
});
