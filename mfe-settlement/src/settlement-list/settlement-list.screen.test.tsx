import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settlementExport, settlementGet, settlementList } from '@washcoat/contract-settlement';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf, listed, workedExample } from '../statement/statement.fixture';

const found = answers(settlementList, { list: [listed(1), listed(2)], areMoreItemsAvailable: true });
const nothing = answers(settlementList, { list: [], areMoreItemsAvailable: false });
const done = listed(3, { isComplete: true, completedDate: '2026-11-02T15:00:00.000Z' });

describe('the settlement lists', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (route: string) =>
    renderWithPlatform(<Root />, { route, store, session: { canAccessSettlement: true } });
  const lastInput = () => api.callsOf(settlementList).at(-1)?.input;

  afterEach(() => {
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    api.restore();
  });

  it('[SET-001] [SET-055] [SET-076] lists the open ones, ten at a time', async () => {
    api = fakeApi(found);
    open('/settlement/open');
    expect(await screen.findByText('ST-2026-041')).toBeInTheDocument();
    expect(lastInput()).toEqual({ type: '1', offset: '0', count: '10' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(lastInput()).toMatchObject({ offset: '10', count: '10' });
    expect(window.location.search).toBe('?offset=10&count=10');
  });

  it.each([
    ['[SET-010]', 'Settlement No'],
    ['[SET-011]', 'Shipment No'],
    ['[SET-012]', 'Company Name'],
    ['[SET-013]', 'Facility'],
    ['[SET-014]', 'Created Date'],
    ['[SET-015]', 'MDD'],
    ['[SET-016]', 'Received Date'],
    ['[SET-017]', 'Completed Date'],
  ])('%s has the column %s', async (_row, title) => {
    api = fakeApi(found);
    open('/settlement/open');
    await screen.findByText('ST-2026-041');
    expect(screen.getByRole('columnheader', { name: title })).toBeInTheDocument();
  });

  it('[SET-002] [SET-018] lists the completed ones, each with PRINT, which leads to its statement', async () => {
    api = fakeApi(answers(settlementList, { list: [done], areMoreItemsAvailable: false }));
    open('/settlement/completed');
    const print = await screen.findByRole('link', { name: 'Print ST-2026-043' });
    expect(lastInput()).toMatchObject({ type: '2' });
    expect(print).toHaveTextContent('PRINT');
    expect(print).toHaveAttribute('href', `/settlement/statement/${idOf(3)}`);
  });

  it('takes days of the address that are none for no filter', async () => {
    api = fakeApi(found);
    open('/settlement/open?from=abc&to=2026-99-99');
    expect(await screen.findByText('ST-2026-041')).toBeInTheDocument();
    expect(lastInput()).toEqual({ type: '1', offset: '0', count: '10' });
  });

  it('[SET-019] opens a settlement by a click on its row', async () => {
    api = fakeApi(found, answers(settlementGet, workedExample()));
    open('/settlement/open');
    await userEvent.click(await screen.findByText('ST-2026-041'));
    expect(await screen.findByLabelText('Lot 1 Net dry')).toHaveValue('1520.5');
    expect(window.location.pathname).toBe(`/settlement/open/create/${idOf(1)}`);
  });

  it('[SET-005] [SET-071] searches by date with Search, and Reset shows all again', async () => {
    api = fakeApi(found);
    open('/settlement/open');
    await screen.findByText('ST-2026-041');
    fireEvent.change(screen.getByLabelText('Created Date from'), { target: { value: '2026-10-01' } });
    fireEvent.change(screen.getByLabelText('Created Date to'), { target: { value: '2026-10-31' } });
    expect(api.callsOf(settlementList)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('ST-2026-041');
    const bounds = [new Date(2026, 9, 1).getTime(), new Date(2026, 10, 1).getTime() - 1];
    expect(lastInput()).toMatchObject({ from: String(bounds[0]), to: String(bounds[1]) });
    expect(window.location.search).toBe('?from=2026-10-01&to=2026-10-31');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(window.location.search).toBe('');
    expect(screen.getByLabelText('Created Date from')).toHaveValue('');
  });

  it.each([
    ['[SET-008]', '/settlement/open', 'No Open Settlement'],
    ['[SET-009]', '/settlement/completed', 'No Completed Settlement'],
  ])('%s says on the empty list %s: %s', async (_row, route, text) => {
    api = fakeApi(nothing);
    open(route);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('offers to clear the dates when nothing was found in them', async () => {
    api = fakeApi(nothing);
    open('/settlement/open?from=2026-10-01');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  it('[SET-005] exports what is shown, and offers saved views', async () => {
    api = fakeApi(found, refuses(settlementExport, 503, { error: 'No file can be made.', requestId: 'x' }));
    open('/settlement/completed?text=gulf&from=2026-10-01');
    await screen.findByText('ST-2026-041');
    expect(screen.getByRole('button', { name: 'Views' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /XLSX/i }));
    expect(await screen.findByText('No file can be made.')).toBeInTheDocument();
    expect(api.callsOf(settlementExport)[0]?.input).toMatchObject({
      ...{ type: '2', text: 'gulf', format: 'xlsx' },
      from: String(new Date(2026, 9, 1).getTime()),
    });
  });

  it('offers another try when the list did not load', async () => {
    api = fakeApi(refuses(settlementList, 503));
    open('/settlement/open');
    expect(await screen.findByText(/Settlements did not load/)).toBeInTheDocument();
    api.change(found);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ST-2026-041')).toBeInTheDocument();
  });

  it('changes the list by its tab', async () => {
    api = fakeApi(found);
    open('/settlement/open');
    await screen.findByText('ST-2026-041');
    const tabs = screen.getByRole('navigation', { name: 'Settlements' });
    await userEvent.click(within(tabs).getByRole('link', { name: 'Completed' }));
    expect(window.location.pathname).toBe('/settlement/completed');
    expect(lastInput()).toMatchObject({ type: '2' });
  });
});
