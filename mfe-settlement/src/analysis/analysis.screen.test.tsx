import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  purchaseCount,
  purchaseRemove,
  purchasesChoose,
  settlementAutopsy,
  settlementGet,
  settlementOffered,
  settlementPurchases,
} from '@washcoat/contract-settlement';
import { pageContribution } from '@washcoat/contract-kernel';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf, workedExample } from '../statement/statement.fixture';
import { autopsied, bought, offered } from './analysis.fixture';

const SLOW = { timeout: 15_000 };
const remote = { name: 'mfe-others', title: 'Others', version: '1.0.0' };

describe('the analysis of a settlement', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (tab = '', offered: readonly string[] = []) =>
    renderWithPlatform(<Root />, {
      route: `/settlement/analysis/${idOf(1)}${tab}`,
      store,
      session: { canAccessSettlement: true },
      contributions: {
        pages: offered.map((path) => ({ ...pageContribution.parse({ path, title: path }), remote })),
      },
    });
  const start = (isComplete = false) => {
    api = fakeApi(
      answers(settlementGet, workedExample({ isComplete })),
      answers(settlementPurchases, { ...bought, isComplete }),
      answers(settlementOffered, { list: [offered], areMoreItemsAvailable: false }),
      answers(settlementAutopsy, autopsied),
      answers(purchasesChoose, { message: 'Put into the settlement' }),
      answers(purchaseCount, { message: 'Saved' }),
      answers(purchaseRemove, { message: 'Taken out of the settlement' }),
    );
  };

  afterEach(() => {
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    api.restore();
  });

  it('holds what was expected against what was received and settled', async () => {
    start();
    open();
    const accuracy = await screen.findByRole('table', { name: 'Booking accuracy' }, SLOW);
    expect(accuracy).toHaveTextContent(/Platinum33\.00032\.71799\.14\D% near/);
    expect(accuracy).toHaveTextContent(/Palladium60\.00059\.43699\.06/);
    expect(accuracy).toHaveTextContent(/Rhodium10\.0008\.13781\.37\D% short/);
    expect(screen.getByRole('table', { name: 'By type of converter' })).toHaveTextContent('$150.00');
    expect(screen.getByText(/The metal of one line is not known/)).toBeInTheDocument();
  });

  it('shows what is there to who is told no metal', async () => {
    start();
    const { accuracy: _accuracy, ...rest } = bought;
    const without = <Row extends object>(rows: readonly Row[]) =>
      rows.map((row) => ({
        ...{ ...row, ounces: undefined, expectedOz: undefined },
        ...{ pounds: undefined, poundsPerUnit: undefined, dollarsPerPound: undefined },
      }));
    const { expected: _expected, ...weights } = bought.weights;
    api.change(
      answers(settlementPurchases, {
        ...rest,
        ...{ weights, ounces: { settled: bought.ounces.settled } },
        ...{ boxes: without(bought.boxes), types: without(bought.types), lots: without(bought.lots) },
      }),
    );
    open();
    const settled = await screen.findByRole('table', { name: 'Settled ounces' }, SLOW);
    expect(settled).toHaveTextContent(/Platinum32\.717Palladium59\.436Rhodium8\.137$/);
    for (const name of ['By type of converter', 'Boxes of this settlement'])
      expect(screen.getByRole('table', { name })).not.toHaveTextContent(
        /Pt oz|Pd oz|Rh oz|Pounds|lb per unit|\$ per lb|26\.01/,
      );
    expect(screen.getByRole('table', { name: 'Counts and weights' })).toHaveTextContent(/PoundsNot shown/);
    const lots = screen.getByRole('table', { name: 'By lot' });
    expect(lots).toHaveTextContent('Pt, settled oz');
    expect(lots).not.toHaveTextContent(/expected to|Expected lb|NaN/);
    expect(screen.queryByText('Accuracy')).not.toBeInTheDocument();
  });

  it('chooses an invoice with all its boxes for a lot', async () => {
    start();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose invoices' }, SLOW));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Choose boxes' }));
    expect(within(dialog).getByText('Choose an invoice or a box')).toBeInTheDocument();
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^ATL-000002: / }));
    expect(within(dialog).getByText('2 boxes chosen, $1,200.50 paid')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Choose 2 boxes' }));
    await screen.findByText('Put into the settlement');
    expect(api.callsOf(purchasesChoose).at(-1)?.input).toEqual({
      settlementId: idOf(1),
      boxes: [1, 2].map((box) => ({ loadId: idOf(21), box })),
      lotNo: '',
    });
  });

  it('counts a box, and takes it out', async () => {
    start();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Count box 1 of ATL-000001' }, SLOW));
    await userEvent.type(screen.getByRole('textbox', { name: 'Pieces received' }), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Save count' }));
    await screen.findByText('Saved');
    const box = { settlementId: idOf(1), loadId: idOf(11), box: 1 };
    expect(api.callsOf(purchaseCount).at(-1)?.input).toEqual({ ...box, lotNo: 'L-1', receivedPieces: 9 });
    await userEvent.click(screen.getByRole('button', { name: 'Take out box 1 of ATL-000001' }));
    await screen.findByText('Taken out of the settlement');
    expect(api.callsOf(purchaseRemove).at(-1)?.input).toEqual(box);
  });

  it('offers nothing to change once the settlement is completed', async () => {
    start(true);
    open();
    await screen.findByRole('table', { name: 'Boxes of this settlement' }, SLOW);
    expect(screen.queryByRole('button', { name: /Choose invoices|Count|Take out/ })).not.toBeInTheDocument();
  });

  it('says that no invoice was chosen, and invites to choose only while that can be done', async () => {
    start();
    api.change(answers(settlementAutopsy, { ...autopsied, units: [] }));
    open('/autopsy');
    const none = 'No invoice was chosen for this settlement: all of its metal counts as profit.';
    expect(await screen.findByText(`${none} Choose invoices under Expected vs received.`)).toBeVisible();
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    api.change(answers(settlementAutopsy, { ...autopsied, units: [], isComplete: true }));
    open('/autopsy');
    expect(await screen.findByText(none)).toBeVisible();
  });

  it('takes the profit apart, down to the units most responsible', async () => {
    start();
    open('/autopsy');
    const parts = await screen.findByRole('table', { name: 'Where the profit went' }, SLOW);
    const rows = within(parts).getAllByRole('row');
    expect(rows[0]).toHaveTextContent('Margin as bought');
    expect(rows[2]).toHaveTextContent('−950.00');
    expect(rows[8]).toHaveTextContent('−$434.35');
    const units = screen.getByRole('table', { name: 'Units most responsible' });
    expect(units).toHaveTextContent('KT 0334');
    expect(screen.getByText('This settlement is open: its figures are of today.')).toBeInTheDocument();
  });

  it('tells who sees no assays the parts that say none, and no units', async () => {
    start();
    const { marginAsBought: _margin, units: _units, parts, ...rest } = autopsied;
    const { charges, interest } = parts;
    api.change(answers(settlementAutopsy, { ...rest, parts: { charges, interest } }));
    open('/autopsy');
    const table = await screen.findByRole('table', { name: 'Where the profit went' }, SLOW);
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ firstChild }) => firstChild?.textContent);
    expect(names).toEqual(['Metal less paid', 'Charges', 'Interest', 'Profit']);
    expect(screen.getByText(/^Assays are not shown to you/)).toBeVisible();
    expect(screen.queryByText(/No invoice was chosen/)).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Units most responsible' })).not.toBeInTheDocument();
  });

  it('leads from each unit to its converter, its invoice and its lot, by mouse and by keyboard', async () => {
    start();
    open('/autopsy', ['/converter/:id/:type?/:parameters?', '/invoices/settled/load/:loadId']);
    const units = await screen.findByRole('table', { name: 'Units most responsible' }, SLOW);
    const link = (name: string) => within(units).getByRole('link', { name });
    expect(link('KT 0334')).toHaveAttribute('href', `/converter/${idOf(41)}`);
    expect(link('ATL-000001')).toHaveAttribute('href', `/invoices/settled/load/${idOf(11)}`);
    link('L-1').focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: 'By lot' }, SLOW)).toHaveFocus();
    expect(window.location.pathname).toBe(`/settlement/analysis/${idOf(1)}`);
  });

  it('leads to no page that is not offered, and to no converter that the catalogue does not have', async () => {
    start();
    const units = autopsied.units.map((unit) => ({ ...unit, productId: undefined, lotNo: '' }));
    api.change(answers(settlementAutopsy, { ...autopsied, units }));
    open('/autopsy', ['/converter/:id/:type?/:parameters?']);
    const table = await screen.findByRole('table', { name: 'Units most responsible' }, SLOW);
    expect(table).toHaveTextContent('ATL-000001');
    expect(within(table).queryByRole('link')).not.toBeInTheDocument();
  });

  it('asks again for an autopsy that failed, and not for one that is not shown', async () => {
    start();
    api.change(refuses(settlementAutopsy, 500));
    open('/autopsy');
    expect(await screen.findByRole('button', { name: 'Try again' }, SLOW)).toBeVisible();
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    api.change(refuses(settlementAutopsy, 403, { error: 'What orders came to is not shown to you.' }));
    open('/autopsy');
    expect(await screen.findByText('What orders came to is not shown to you.', {}, SLOW)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('counts no pieces of what is bought by the pound', async () => {
    start();
    const units = autopsied.units.map((unit) => ({ ...unit, type: 'IMPORT WIRE' as const, pieces: 0 }));
    api.change(answers(settlementAutopsy, { ...autopsied, units }));
    open('/autopsy');
    const row = await screen.findByRole('row', { name: /^KT 0334 IMPORT WIRE/ }, SLOW);
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('None');
  });

  it('[SET-074] says what early money costs, by the year of the statement', async () => {
    start();
    open('/early-money');
    const costs = await screen.findByRole('group', { name: 'What it costs' }, SLOW);
    expect(costs).toHaveTextContent('Cost$8.33');
    const days = screen.getByRole('textbox', { name: 'Days before metal is due' });
    await userEvent.clear(days);
    await userEvent.type(days, '30');
    expect(costs).toHaveTextContent('Cost$250.00');
    fireEvent.change(screen.getByRole('slider', { name: 'Days early' }), { target: { value: '0' } });
    expect(costs).toHaveTextContent('Cost$0.00');
    expect(costs).toHaveTextContent('Yearly rateNone');
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    expect(costs).toHaveTextContent('Paid now$0.00');
  });

  it('says when the settlement is gone or not theirs', async () => {
    api = fakeApi(refuses(settlementGet, 404));
    open();
    expect(
      await screen.findByText('This settlement is gone, or not yours to see.', {}, SLOW),
    ).toBeInTheDocument();
  });
});
