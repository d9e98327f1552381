import { reportMailDelete, reportMailList, reportMailSave } from '@washcoat/contract-reporting';
import { read, write, type Route } from '@washcoat/service-kit';
import { ReportMailModel } from './report-mail.model';
import { presentReportMail } from './report-mail.presenter';
import { dropReportMail, setReportMail } from './set-report-mail';

/** Which saved views people get by mail; everybody sets their own. */
export const reportMailRoutes = (timezone: string): readonly Route[] => [
  read(reportMailList, async ({ database, session, now }) => {
    const mails = await ReportMailModel.query(database)
      .where({ user_id: session.userId })
      .orderByRaw('ended_at is not null, lower(view_name), mail_id');
    return { timezone, list: mails.map((mail) => presentReportMail(mail, now, timezone)) };
  }),
  write(reportMailSave, async (unit, asked) => ({
    message: 'The report goes out by mail',
    mailId: await setReportMail(unit, unit.session, asked),
  })),
  write(reportMailDelete, async (unit, { mailId }) => {
    await dropReportMail(unit, unit.session, mailId);
    return { message: 'The report goes out no more' };
  }),
];
