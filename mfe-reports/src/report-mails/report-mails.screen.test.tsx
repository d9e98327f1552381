import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewList } from '@washcoat/contract-entities';
import {
  reportMailDelete,
  reportMailList,
  reportMailSave,
  type ReportMail,
} from '@washcoat/contract-reporting';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { reportsApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { ReportViews } from './report-views';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const timezone = 'America/New_York';
const weekly: ReportMail = {
  ...{ mailId: id(1), viewId: id(2), viewName: 'Atlanta', screen: 'reports.transactions' },
  ...{ title: 'Transactions Report', days: [1, 4], monthDay: null, time: '08:00', format: 'xlsx' },
  ...{ setAt: '2026-11-20T13:00:00.000Z', nextAt: '2026-11-26T13:00:00.000Z' },
  ...{ lastAt: '2026-11-23T13:00:00.000Z', lastResult: 'Mailed to ada@washcoat.test.', endedAt: null },
};
const over: ReportMail = {
  ...{ ...weekly, mailId: id(3), viewId: id(4), viewName: 'Old', days: [], monthDay: 31 },
  ...{ nextAt: null, lastResult: 'Ended: The view is gone.', endedAt: '2026-11-23T13:00:00.000Z' },
};
let api: ReturnType<typeof fakeApi>;

const listed = (...list: ReportMail[]) => answers(reportMailList, { timezone, list });
const open = (...list: ReportMail[]) => {
  api = fakeApi(
    listed(...list),
    answers(reportMailSave, { message: 'The report goes out by mail', mailId: id(1) }),
    answers(reportMailDelete, { message: 'The report goes out no more' }),
    answers(viewList, {
      list: [
        {
          ...{ viewId: id(2), name: 'Atlanta', query: 'facility=Atlanta', columns: null, layout: null },
          ...{ isDefault: false, isShared: true, sharedBy: 'Dana Whitlock', mayEdit: false },
        },
      ],
    }),
  );
};
const openList = (...list: ReportMail[]) => {
  open(...list);
  return renderWithPlatform(<Root />, { route: '/dashboard/report-mails', store });
};

afterEach(() => {
  store.dispatch(reportsApi.util.resetApiState());
  api.restore();
});

it('lists what comes by mail, when next, and what came of the last', async () => {
  const { container } = openList(weekly, over);
  const table = await screen.findByRole('region', { name: 'Reports by mail' });
  for (const text of ['Atlanta', 'Mon, Thu at 08:00', 'Mailed to ada@washcoat.test.'])
    expect((await within(table).findAllByText(text)).length).toBeGreaterThan(0);
  for (const text of ['Day 31 of the month at 08:00', 'Ended: The view is gone.'])
    expect(within(table).getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByText(/Times are those of America\/New_York/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('says when there is none, and offers another try when the list did not load', async () => {
  openList();
  expect(await screen.findByText('No report comes by mail yet')).toBeInTheDocument();
  store.dispatch(reportsApi.util.resetApiState());
  api.change(refuses(reportMailList, 503));
  expect(await screen.findByText(/Your mails did not load/)).toBeInTheDocument();
  api.change(listed(weekly));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('Atlanta')).length).toBeGreaterThan(0);
});

it('changes when it comes, starting from what is set', async () => {
  openList(weekly);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the mail of Atlanta' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('checkbox', { name: 'Thursday' })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Monday' }));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Thursday' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Choose at least one day')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Friday' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The report goes out by mail')).toBeInTheDocument();
  expect(api.callsOf(reportMailSave)[0]?.input).toEqual({
    ...{ viewId: id(2), viewName: 'Atlanta', screen: 'reports.transactions' },
    ...{ days: [5], monthDay: null, time: '08:00', format: 'xlsx' },
  });
});

it('mails it no more after the question', async () => {
  openList(weekly);
  await userEvent.click(await screen.findByRole('button', { name: 'Mail Atlanta no more' }));
  expect(screen.getByText('Atlanta comes by mail no more?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mail it no more' }));
  expect(await screen.findByText('The report goes out no more')).toBeInTheDocument();
  expect(api.callsOf(reportMailDelete)[0]?.input).toEqual({ mailId: id(1) });
});

it('is offered for the view of a report that is shown, a colleague’s as well, and says what was refused', async () => {
  open();
  renderWithPlatform(<ReportViews screen="reports.transactions" />, {
    route: '/dashboard/transactionsreport?facility=Atlanta',
    store,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Atlanta' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mail this view' }));
  api.change(refuses(reportMailSave, 403, { error: 'You are not allowed to do this.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mail it' }));
  expect(await screen.findByText('You are not allowed to do this.')).toBeInTheDocument();
  api.change(answers(reportMailSave, { message: 'The report goes out by mail', mailId: id(1) }));
  await userEvent.click(screen.getByRole('combobox', { name: 'How often' }));
  await userEvent.click(await screen.findByRole('option', { name: 'On a day of the month' }));
  const day = screen.getByRole('textbox', { name: /Day of the month/ });
  await userEvent.clear(day);
  await userEvent.type(day, '32');
  await userEvent.click(screen.getByRole('button', { name: 'Mail it' }));
  expect(screen.getByText('Enter a day of the month from 1 to 31')).toBeInTheDocument();
  await userEvent.clear(day);
  await userEvent.type(day, '31');
  await userEvent.click(screen.getByRole('button', { name: 'Mail it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(reportMailSave).at(-1)?.input).toMatchObject({ viewId: id(2), days: [], monthDay: 31 });
});

it('is not offered where no view is shown', async () => {
  open();
  renderWithPlatform(<ReportViews screen="reports.transactions" />, {
    route: '/dashboard/transactionsreport?facility=Macon',
    store,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  expect(await screen.findByRole('menuitem', { name: 'Reports by mail' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Mail this view' })).not.toBeInTheDocument();
});
