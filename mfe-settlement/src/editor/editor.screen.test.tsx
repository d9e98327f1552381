import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  settlementGet,
  settlementList,
  settlementSave,
  type SettlementStatement,
} from '@washcoat/contract-settlement';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { navigate } from '@washcoat/platform-sdk';
import { axe } from 'jest-axe';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf, noHistory, workedExample } from '../statement/statement.fixture';

const nothing = answers(settlementList, { list: [], areMoreItemsAvailable: false });
const saved = answers(settlementSave, {
  message: 'Successfully updated the Settlement',
  settlementId: idOf(1),
  version: 2,
});
const completed = workedExample({ isComplete: true, completedDate: '2026-11-02T15:00:00.000Z' });
const path = `/settlement/open/create/${idOf(1)}`;
const stale = {
  ...{ error: 'Sam Buyer changed this settlement.', code: 'STALE' },
  ...{ changedBy: 'Sam Buyer', requestId: 'x' },
};

describe('the settlement editor', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (route = path) =>
    renderWithPlatform(<Root />, { route, store, session: { canAccessSettlement: true } });
  const opened = async (statement: SettlementStatement = workedExample(), ...more: (typeof nothing)[]) => {
    api = fakeApi(answers(settlementGet, statement), noHistory, saved, nothing, ...more);
    const shown = open(statement.isComplete ? path.replace('open', 'completed') : path);
    await screen.findByLabelText('Settlement No', { exact: false });
    await screen.findByText('No changes yet');
    return shown;
  };
  const lastSaved = () => Object(api.callsOf(settlementSave).at(-1)?.input);
  const type = async (label: string, text: string) => {
    const box = screen.getByLabelText(label);
    await userEvent.clear(box);
    if (text) await userEvent.type(box, text);
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  afterEach(() => {
    jest.useRealTimers();
    cleanup();
    localStorage.clear();
    store.dispatch(settlementApi.util.resetApiState());
    api.restore();
  });

  it('[SET-003] [SET-020] [SET-021] [SET-022] [SET-023] opens one to be updated, with customer, place and header', async () => {
    const { container } = await opened();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Update Settlement');
    expect(screen.getByText('Gulf Coast Recyclers')).toBeInTheDocument();
    expect(screen.getByText('Tampa')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back To Settlement' })).toHaveAttribute(
      'href',
      '/settlement/open',
    );
    expect(screen.getByLabelText('Contract No', { exact: false })).toHaveValue('GC-118');
    expect(screen.getByLabelText('Received Date', { exact: false })).toHaveValue('2026-10-12');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('saves with Ctrl+S from wherever the caret stands, and a completed one not at all', async () => {
    await opened();
    await type('AB Received Gross', '99');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Successfully updated the Settlement')).toBeInTheDocument();
    expect(api.callsOf(settlementSave)).toHaveLength(1);
    expect(lastSaved()).toMatchObject({ isComplete: false, mmiReceived: { gross: '99' } });
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    await opened(completed);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(api.callsOf(settlementSave)).toEqual([]);
  });

  it('[SET-064] marks the five fields of the header as required', async () => {
    await opened();
    for (const name of ['Settlement No', 'Contract No', 'Shipment No', 'Received Date', 'Metal due date'])
      expect(screen.getByLabelText(name, { exact: false })).toBeRequired();
  });

  it('[SET-024] [SET-025] [SET-026] [SET-027] [SET-028] [SET-029] [SET-030] has its blocks, tables and buttons', async () => {
    await opened();
    for (const name of ['Weights', 'AB Processed', 'Hedge', 'Lots', 'Metal return', 'Product charges'])
      expect(screen.getByRole('table', { name })).toBeInTheDocument();
    for (const label of ['Shipping Docs Gross', 'AB Received Tare', 'AB Processed Mono net', 'Hedge 1 Pt oz'])
      expect(screen.getByLabelText(label)).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Complete' })).toBeEnabled();
  });

  it('[SET-058] [SET-059] [SET-060] [SET-061] derives as one types what the service derives', async () => {
    await opened();
    await type('Shipping Docs Gross', '100.999');
    await type('Shipping Docs Tare', '0.5');
    const weights = within(screen.getByRole('table', { name: 'Weights' }));
    expect(await weights.findAllByText('100.49')).toHaveLength(2);
    await type('AB Processed Mono net', '-4.1');
    const processed = within(screen.getByRole('table', { name: 'AB Processed' }));
    expect(await processed.findByText('83.650')).toBeInTheDocument();
  });

  it('[SET-066] [SET-067] blocks e, E, + and -, and lets the processed lines be below 0', async () => {
    await opened();
    await type('AB Received Gross', '1e+3-E.5');
    expect(screen.getByLabelText('AB Received Gross')).toHaveValue('13.5');
    await type('AB Processed Trash dry', '-2.5');
    expect(screen.getByLabelText('AB Processed Trash dry')).toHaveValue('-2.5');
  });

  it('[SET-068] empties a field into which an exponent is pasted', async () => {
    await opened();
    const box = screen.getByLabelText('Treatment charge Quantity');
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste('1e3');
    expect(box).toHaveValue('');
    expect(await screen.findByText('1e3 is no number here. The field is empty.')).toBeInTheDocument();
    await userEvent.paste('2e3');
    expect(await screen.findByText('2e3 is no number here. The field is empty.')).toBeInTheDocument();
    expect(screen.queryByText('1e3 is no number here. The field is empty.')).not.toBeInTheDocument();
    await userEvent.paste('1,250.50');
    expect(box).toHaveValue('1250.50');
  });

  it('[SET-052] [SET-072] saves it open and whole', async () => {
    await opened();
    const contract = screen.getByLabelText('Contract No', { exact: false });
    await userEvent.clear(contract);
    await userEvent.type(contract, 'GC-200');
    await press('Save');
    expect(await screen.findByText('Successfully updated the Settlement')).toBeInTheDocument();
    expect(lastSaved()).toMatchObject({
      settlementId: idOf(1),
      version: 1,
      isComplete: false,
      companyId: idOf(100),
      facilityCity: 'Tampa',
      header: { contractNo: 'GC-200', receivedDate: '2026-10-12' },
      shippingDocs: { gross: '2512', tare: '98.4' },
      lotTableData: [{ lotNo: 'L-1', ptPpm: '1105' }],
    });
  });

  it('[SET-053] completes it after asking and goes back to the list', async () => {
    await opened();
    await press('Complete');
    expect(api.callsOf(settlementSave)).toHaveLength(0);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('No Open Settlement')).toBeInTheDocument();
    expect(lastSaved()).toMatchObject({ isComplete: true });
  });

  it('[SET-063] refuses to save an empty header, and to complete one that is not whole', async () => {
    await opened(
      workedExample({
        settlementNo: '',
        contractNo: '',
        shipmentNo: '',
        receivedDate: null,
        metalDueDate: null,
      }),
    );
    await press('Save');
    expect(await screen.findByText('Please fill all input and submit')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Settlement No', { exact: false }), 'ST-9');
    await press('Complete');
    expect(api.callsOf(settlementSave)).toHaveLength(0);
    await press('Save');
    await waitFor(() => expect(api.callsOf(settlementSave)).toHaveLength(1));
  });

  it('[SET-073] says what is said when a save fails', async () => {
    await opened();
    api.change(refuses(settlementSave, 500));
    await type('AB Received Gross', '9');
    await press('Save');
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    expect(screen.getByLabelText('AB Received Gross')).toHaveValue('9');
    api.change(saved);
    await press('Save');
    expect(await screen.findByText('Successfully updated the Settlement')).toBeInTheDocument();
  });

  it('[SET-056] [SET-057] [SET-065] opens a row, confirms or cancels it, and deletes rows', async () => {
    await opened();
    const hedge = within(screen.getByRole('region', { name: 'Hedge' }));
    await userEvent.click(hedge.getByRole('button', { name: 'Add row' }));
    await userEvent.click(hedge.getByRole('button', { name: 'Confirm row' }));
    expect(hedge.getByRole('alert')).toHaveTextContent('Please fill all fields');
    await userEvent.type(hedge.getByLabelText('New hedge No'), 'H-3');
    await userEvent.click(hedge.getByRole('button', { name: 'Confirm row' }));
    expect(hedge.queryByLabelText('New hedge No')).not.toBeInTheDocument();
    const count = hedge.getAllByLabelText(/^Hedge \d+ No$/).length;
    await userEvent.click(hedge.getByRole('button', { name: 'Add row' }));
    await userEvent.type(hedge.getByLabelText('New hedge No'), 'H-4');
    await userEvent.click(hedge.getByRole('button', { name: 'Cancel row' }));
    expect(hedge.getAllByLabelText(/^Hedge \d+ No$/)).toHaveLength(count);
    await userEvent.click(hedge.getByRole('button', { name: 'Delete Hedge 1' }));
    expect(hedge.getAllByLabelText(/^Hedge \d+ No$/)).toHaveLength(count - 1);
    await press('Save');
    await waitFor(() => expect(lastSaved().hedgeTableData).toHaveLength(count - 1));
    expect(lastSaved().hedgeTableData.at(-1)).toMatchObject({ hedgeNo: 'H-3' });
  });

  it('does not save over a row that is neither confirmed nor cancelled', async () => {
    await opened();
    const lots = within(screen.getByRole('region', { name: 'Lots' }));
    await userEvent.click(lots.getByRole('button', { name: 'Add row' }));
    await userEvent.type(lots.getByLabelText('New lot Lot'), 'L-3');
    await press('Save');
    expect(await screen.findByText('Confirm or cancel the new row first.')).toBeInTheDocument();
    expect(api.callsOf(settlementSave)).toHaveLength(0);
  });

  it('goes from cell to cell with the arrows and Enter, and adds rows with Enter alone', async () => {
    await opened();
    const lots = within(screen.getByRole('region', { name: 'Lots' }));
    await userEvent.click(lots.getByLabelText('Lot 1 Lot'));
    await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}{ArrowRight}');
    expect(lots.getByLabelText('Lot 1 Sample')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lots.getByLabelText('New lot Lot')).toHaveFocus());
    await userEvent.keyboard('L-7{Tab}S-7{Enter}');
    await waitFor(() => expect(lots.getByLabelText('New lot Lot')).toHaveValue(''));
    expect(lots.getByDisplayValue('L-7')).toHaveAccessibleName('Lot 2 Lot');
    await userEvent.keyboard('{Escape}');
    expect(lots.queryByLabelText('New lot Lot')).not.toBeInTheDocument();
    await waitFor(() => expect(lots.getByRole('button', { name: 'Add row' })).toHaveFocus());
  });

  it('takes rows of a spreadsheet', async () => {
    await opened();
    const lots = within(screen.getByRole('region', { name: 'Lots' }));
    await userEvent.click(lots.getByRole('button', { name: 'Add row' }));
    const cell = await lots.findByLabelText('New lot Lot');
    fireEvent.paste(cell, {
      clipboardData: {
        getData: () => 'L-2\tS-2208\t0.38\t880.25\t9.77\t640\t1,210.5\t95\nL-3\tS-2209\t0\t1e3',
      },
    });
    expect(await lots.findByDisplayValue('1210.5')).toHaveAccessibleName('Lot 2 Pd ppm');
    expect(lots.getByLabelText('Lot 3 Net dry')).toHaveValue('');
    expect(await screen.findByText('1 cell could not be read and is empty.')).toBeInTheDocument();
  });

  it('knows the day of today, also when it stays open overnight', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-12-08T18:00:00.000Z') });
    const [hedge] = workedExample().hedgeTableData;
    await opened(workedExample({ hedgeTableData: hedge ? [{ ...hedge, hedgeDate: '2026-12-09' }] : [] }));
    const ahead = /is dated in the future/;
    expect(screen.getByText(ahead)).toBeInTheDocument();
    jest.setSystemTime(new Date('2026-12-09T18:00:00.000Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByText(ahead)).not.toBeInTheDocument());
  });

  it('[SET-004] [SET-054] has everything disabled once it is completed', async () => {
    const { container } = await opened(completed);
    const entered = container.querySelectorAll('fieldset :is(input, select, button)');
    expect(entered.length).toBeGreaterThan(60);
    for (const each of entered) expect(each).toBeDisabled();
    for (const name of ['Save', 'Complete']) expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Statement' })).toHaveAttribute(
      'href',
      `/settlement/statement/${idOf(1)}`,
    );
  });

  it('says what stands out, and saves it all the same', async () => {
    await opened();
    expect(screen.getByText('Weights, assays, hedges and dates are as usual.')).toBeInTheDocument();
    await type('AB Received Gross', '3000');
    expect(await screen.findByText(/AB Processed is .* % below AB Received/)).toBeInTheDocument();
    await press('Save');
    await waitFor(() => expect(api.callsOf(settlementSave)).toHaveLength(1));
  });

  it('brings together what somebody else saved with what is typed here', async () => {
    await opened();
    api.change(
      refuses(settlementSave, 409, stale),
      answers(settlementGet, workedExample({ version: 5, contractNo: 'GC-SAM' })),
    );
    await type('AB Received Gross', '2500');
    await press('Save');
    expect(await screen.findByText('What Sam Buyer changed was taken in.')).toBeInTheDocument();
    expect(screen.getByLabelText('Contract No', { exact: false })).toHaveValue('GC-SAM');
    expect(screen.getByLabelText('AB Received Gross')).toHaveValue('2500');
  });

  it('asks field by field where both set the same', async () => {
    await opened();
    api.change(
      refuses(settlementSave, 409, stale),
      answers(settlementGet, workedExample({ version: 5, contractNo: 'GC-SAM' })),
    );
    const box = screen.getByLabelText('Contract No', { exact: false });
    await userEvent.clear(box);
    await userEvent.type(box, 'GC-ME');
    await press('Save');
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Contract No')).toBeInTheDocument();
    api.change(saved);
    await userEvent.click(question.getByRole('radio', { name: 'Sam’s: GC-SAM' }));
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastSaved()).toMatchObject({ version: 5, header: { contractNo: 'GC-SAM' } }));
  });

  it('says so where both are of who edits it', async () => {
    await opened();
    const theirs = workedExample({ version: 5, contractNo: 'GC-SAM' });
    api.change(refuses(settlementSave, 409, { ...stale, isYours: true }), answers(settlementGet, theirs));
    const box = screen.getByLabelText('Contract No', { exact: false });
    await userEvent.clear(box);
    await userEvent.type(box, 'GC-ME');
    await press('Save');
    const question = within(
      await screen.findByRole('dialog', { name: 'You changed this settlement meanwhile' }),
    );
    expect(question.getByRole('radio', { name: 'Saved: GC-SAM' })).toBeInTheDocument();
    expect(question.getByRole('radio', { name: 'Here: GC-ME' })).toBeChecked();
  });

  it('[SET-020] creates one for the customer and facility of the dialog, and knows none without', async () => {
    api = fakeApi(nothing, saved);
    open('/settlement/open/create/new');
    expect(await screen.findByText('No Open Settlement')).toBeInTheDocument();
    act(() =>
      navigate('/settlement/open/create/new', {
        state: { companyId: idOf(100), companyName: 'Gulf Coast Recyclers', facilityCity: 'Tampa' },
      }),
    );
    await screen.findByText('Gulf Coast Recyclers');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create Settlement');
    await userEvent.type(screen.getByLabelText('Settlement No', { exact: false }), 'ST-9');
    api.change(answers(settlementGet, workedExample()));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(window.location.pathname).toBe(path));
    await waitFor(() => expect(screen.getByLabelText('Settlement No', { exact: false })).toHaveFocus());
    expect(lastSaved()).toMatchObject({ companyId: idOf(100), facilityCity: 'Tampa', settlementId: null });
  });

  it('says beside an assay and among the checks that the catalogue expects another, and saves it all the same', async () => {
    const [first] = workedExample().lotTableData;
    const expectedLots = [
      {
        lotNo: first?.lotNo ?? '',
        ppm: { pt: 1100, pd: 1950, rh: 310 },
        uncertainty: { pt: 60.4, pd: 90, rh: 20 },
      },
    ];
    await opened(workedExample({ expectedLots }));
    const unusual = /is above the 1100 ± 60.4 ppm that the catalogue expects/;
    expect(screen.queryByText(unusual)).toBeNull();
    await type('Lot 1 Pt ppm', '1400');
    expect(await screen.findByText(unusual)).toBeInTheDocument();
    expect(screen.getByText('expected 1100 ± 60')).toBeInTheDocument();
    await press('Save');
    expect(await screen.findByText('Successfully updated the Settlement')).toBeInTheDocument();
    expect(lastSaved()).toHaveProperty('lotTableData.0.ptPpm', '1400');
    await type('Lot 1 Pt ppm', '1130');
    await waitFor(() => expect(screen.queryByText(unusual)).toBeNull());
  });
});
