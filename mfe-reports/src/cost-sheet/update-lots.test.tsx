import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facilityList } from '@washcoat/contract-entities';
import { costSheetReport } from '@washcoat/contract-reporting';
import { panel, provideModuleLoader } from '@washcoat/platform-sdk';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { reportsApi } from '../app/api';
import { store } from '../app/store';
import { id, tabs } from '../report-frame/report-tabs.fixture';
import CostSheetScreen from './cost-sheet.screen';

const found = tabs[0]?.[1].found;
const facilities = answers(facilityList, { list: [], areMoreItemsAvailable: false });
const slot = {
  ...{ id: 'update-lots', slot: 'reports.cost-sheet.v1', label: 'Update Lot Info', order: 1 },
  ...{ module: './lots', remote: { name: 'mfe-demo', title: 'Demo', version: '1' } },
};

function Stamp({ loadIds, onDone }: Record<string, unknown>) {
  const stamp = () =>
    typeof onDone === 'function' && Reflect.apply(onDone, undefined, [{ ceramicLot: 'C-9' }]);
  return <button onClick={stamp}>{`Stamp ${JSON.stringify(loadIds)}`}</button>;
}

describe('the lots of the cost sheet', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (slots = [slot]) =>
    renderWithPlatform(<CostSheetScreen />, {
      ...{ route: '/dashboard/costsheetreport', store, contributions: { slots } },
      session: { hierarchy: 1, canViewCostSheet: true, canSeeSubtotal: true },
    });
  const tick = async () =>
    userEvent.click(await screen.findByRole('checkbox', { name: 'Select ATL-000001' }));

  beforeEach(() => {
    provideModuleLoader(async () => ({ default: panel({ store, Panel: Stamp }) }));
    if (!found) throw new Error('There is no cost sheet.');
    api = fakeApi(found, facilities);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
  });

  it('are updated for the ticked orders by whom the invoices offer it, and shown once the report has heard of them', async () => {
    open();
    await tick();
    await userEvent.click(screen.getByRole('button', { name: /Update Lot Info/ }));
    await userEvent.click(await screen.findByRole('button', { name: `Stamp ${JSON.stringify([id(1)])}` }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Stamp/ })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /Update Lot Info/ })).not.toBeInTheDocument();
    await waitFor(() => expect(api.callsOf(costSheetReport).length).toBeGreaterThan(1), { timeout: 5000 });
    api.change({
      definition: costSheetReport,
      reply: async (seen) => {
        const full = await (await found?.reply(seen))?.json();
        return Response.json({ ...full, list: [{ ...full.list[0], ceramicLot: 'C-9' }] });
      },
    });
    const table = screen.getByRole('region', { name: 'Cost Sheet' });
    expect(await within(table).findByText('C-9', undefined, { timeout: 5000 })).toBeInTheDocument();
  });

  it('are asked for while the page is looked at, and for half a minute at most where the report never tells them', async () => {
    const asked = () => api.callsOf(costSheetReport).length;
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const look = (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    };
    open();
    await tick();
    await userEvent.click(screen.getByRole('button', { name: /Update Lot Info/ }));
    const stamp = await screen.findByRole('button', { name: /^Stamp/ });
    jest.useFakeTimers();
    fireEvent.click(stamp);
    await pass(5_000);
    const seen = asked();
    expect(seen).toBeGreaterThan(1);
    look('hidden');
    await pass(5_000);
    expect(asked()).toBe(seen);
    look('visible');
    await pass(5_000);
    expect(asked()).toBeGreaterThan(seen);
    await pass(20_000);
    const ended = asked();
    await pass(60_000);
    expect(asked()).toBe(ended);
  });

  it('are ticked by nobody whom nothing is offered', async () => {
    open([]);
    await screen.findByText('ATL-000001');
    expect(screen.queryByRole('checkbox', { name: /Select/ })).not.toBeInTheDocument();
  });
});
