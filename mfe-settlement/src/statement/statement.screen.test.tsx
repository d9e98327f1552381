import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settlementGet, settlementMail, settlementList, settlementPdf } from '@washcoat/contract-settlement';
import { chooseTheme } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { statementSheet } from '@washcoat/paper/settlement-statement';
import { installationZone, lightTheme } from '@washcoat/ui';
import { axe } from 'jest-axe';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf, workedExample } from './statement.fixture';

const completed = workedExample({ isComplete: true, completedDate: '2026-11-02T15:00:00.000Z' });

describe('the statement', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (route = `/settlement/statement/${idOf(1)}`) =>
    renderWithPlatform(<Root />, { route, store, session: { canAccessSettlement: true } });
  const table = (name: string) => screen.findByRole('table', { name });

  afterEach(() => {
    cleanup();
    chooseTheme('system');
    store.dispatch(settlementApi.util.resetApiState());
    api.restore();
    jest.restoreAllMocks();
  });

  it('[SET-032] [SET-033] has its title, who prepared it for whom, and the facts of the shipment', async () => {
    api = fakeApi(answers(settlementGet, workedExample()));
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'SETTLEMENT STATEMENT' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ST-2026-041');
    const by = screen.getByRole('heading', { name: 'Prepared by' }).parentElement;
    expect(by).toHaveTextContent('Washcoat House');
    const whom = screen.getByRole('heading', { name: 'Prepared for' }).parentElement;
    expect(whom).toHaveTextContent('12 Dock Rd, Tampa, FL 33605');
    expect(screen.getByText('Contract GC-118')).toBeInTheDocument();
    expect(screen.getByText('Received 12th Oct, 2026')).toBeInTheDocument();
    expect(screen.getByText('Open')).toBeInTheDocument();
    expect(api.callsOf(settlementGet)[0]?.input).toEqual({ settlementId: idOf(1) });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[SET-024] [SET-025] [SET-026] [SET-028] [SET-029] [SET-034] shows weights, hedges, lots, returns and charges', async () => {
    api = fakeApi(answers(settlementGet, workedExample()));
    open();
    const weights = within(await table('Weights, lb'));
    expect(
      weights.getByRole('row', { name: 'Shipping Docs 2,512.00 98.40 2,413.60 2,413.60' }),
    ).toBeVisible();
    expect(weights.getByRole('row', { name: /AB Received 2,511.450 98.400/ })).toBeVisible();
    expect(
      within(await table('AB Processed, lb')).getByRole('row', { name: /^Net 2,318.200 .* 2,405.950$/ }),
    ).toBeVisible();
    expect(
      within(await table('Hedge')).getByRole('row', { name: /H-1 15th Oct, 2026 20.000 985.50/ }),
    ).toBeVisible();
    expect(
      within(await table('Lots')).getByRole('row', { name: /L-1 S-2207 0.42 .* 1,105 24.502/ }),
    ).toBeVisible();
    expect(
      within(await table('Metal return')).getByRole('row', { name: /Platinum .* 31,655.774/ }),
    ).toBeVisible();
    const charges = within(await table('Product charges'));
    expect(charges.getByRole('row', { name: 'Interest, 45 days 8 % 60,000 600.000' })).toBeVisible();
    expect(charges.getByRole('row', { name: 'Early interest, 1 day 6 % 50,000 166.666' })).toBeVisible();
    expect(screen.getByText('$59,343.795')).toBeInTheDocument();
    expect(screen.getByText('−$67,883.492')).toBeInTheDocument();
  });

  it('says which metal is over-hedged and that nothing was hedged', async () => {
    api = fakeApi(answers(settlementGet, workedExample({ hedgeTableData: [] })));
    open();
    expect(await screen.findByText('Nothing was hedged.')).toBeInTheDocument();
    const returns = within(await table('Metal return'));
    expect(returns.getByRole('row', { name: /Rhodium .*over-hedged/ })).toBeInTheDocument();
    expect(returns.getByRole('row', { name: /Platinum/ })).not.toHaveTextContent('over-hedged');
  });

  it('is read-only: no field, no Save, no Complete', async () => {
    api = fakeApi(answers(settlementGet, completed));
    open();
    expect(await screen.findByText('Completed')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /save|complete/i })).not.toBeInTheDocument();
  });

  it('[SET-031] exports, prints and closes to the list it came from', async () => {
    api = fakeApi(
      answers(settlementGet, completed),
      answers(settlementList, { list: [], areMoreItemsAvailable: false }),
      refuses(settlementPdf, 503, { error: 'No PDF can be made right now.', requestId: 'x' }),
    );
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Export PDF' }));
    expect(await screen.findByText('No PDF can be made right now.')).toBeInTheDocument();
    expect(api.callsOf(settlementPdf)[0]?.input).toEqual({ settlementId: idOf(1) });
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(window.location.pathname).toBe('/settlement/completed');
  });

  it('asks before it mails, and says that an open settlement goes as a draft', async () => {
    api = fakeApi(
      answers(settlementGet, workedExample()),
      answers(settlementMail, { message: 'The statement is on its way to office@gulfcoast.test' }),
    );
    open();
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    await press('Mail');
    expect(api.callsOf(settlementMail)).toEqual([]);
    const question = screen.getByRole('alertdialog', { name: 'Mail statement' });
    expect(question).toHaveTextContent('Mail this statement to Gulf Coast Recyclers?');
    expect(question).toHaveTextContent('the customer gets a draft');
    await press('Send nothing');
    expect(api.callsOf(settlementMail)).toEqual([]);
    await press('Mail');
    await press('Send mail');
    await screen.findByText('The statement is on its way to office@gulfcoast.test');
    expect(api.callsOf(settlementMail)[0]?.input).toEqual({ settlementId: idOf(1) });
  });

  it('[SET-034] shows the sheet that is printed, exported and mailed, word for word', async () => {
    const statement = workedExample();
    api = fakeApi(answers(settlementGet, statement));
    open();
    const sheet = await screen.findByRole('article', { name: 'Settlement statement' });
    const paper = document.createElement('div');
    paper.innerHTML = statementSheet(statement, installationZone()).text;
    expect(sheet.innerHTML).toBe(paper.innerHTML);
  });

  it('shows what was entered as text, never as markup', async () => {
    const nasty = '<img src=x onerror=alert(1)>';
    const lots = workedExample().lotTableData.map((lot) => ({ ...lot, lotNo: nasty, sampleNo: nasty }));
    const preparedFor = { companyName: nasty, address: nasty };
    const words = { settlementNo: nasty, contractNo: nasty, shipmentNo: nasty, facilityCity: nasty };
    api = fakeApi(answers(settlementGet, workedExample({ ...words, preparedFor, lotTableData: lots })));
    const { container } = open();
    expect((await screen.findAllByText(nasty)).length).toBeGreaterThan(7);
    expect(container.querySelector('img')).toBeNull();
  });

  it('is white on paper in the dark theme too', async () => {
    api = fakeApi(answers(settlementGet, workedExample()));
    chooseTheme('dark');
    open();
    const sheet = await screen.findByRole('article', { name: 'Settlement statement' });
    expect(sheet).toHaveStyle({ background: lightTheme.color.paper, color: lightTheme.color.paperInk });
  });

  it('says that it is gone, or offers another try', async () => {
    api = fakeApi(refuses(settlementGet, 404, { error: 'x', requestId: 'x' }));
    open();
    expect(await screen.findByText('This settlement is gone, or not yours to see.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back To Settlement' })).toHaveAttribute(
      'href',
      '/settlement/open',
    );
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    api.change(refuses(settlementGet, 503));
    open();
    expect(await screen.findByText(/Settlement did not load/)).toBeInTheDocument();
    api.change(answers(settlementGet, workedExample()));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$59,343.795')).toBeInTheDocument();
  });
});
