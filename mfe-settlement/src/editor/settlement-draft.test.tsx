import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  settlementGet,
  settlementList,
  settlementSave,
  type SettlementStatement,
} from '@washcoat/contract-settlement';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf, workedExample } from '../statement/statement.fixture';

describe('what is typed into a settlement and not saved', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = async (statement: SettlementStatement = workedExample()) => {
    api = fakeApi(
      answers(settlementGet, statement),
      answers(settlementList, { list: [], areMoreItemsAvailable: false }),
    );
    renderWithPlatform(<Root />, {
      route: `/settlement/open/create/${idOf(1)}`,
      store,
      session: { canAccessSettlement: true },
    });
    await screen.findByLabelText('Settlement No', { exact: false });
  };
  const close = () => {
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    api.restore();
  };
  /** As a reload does: what the page holds is gone, what it was told in time is kept. */
  const reload = async (statement?: SettlementStatement) => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    close();
    await open(statement);
  };
  const type = async (label: string, text: string) => {
    const box = screen.getByLabelText(label);
    await userEvent.clear(box);
    await userEvent.type(box, text);
  };
  const restore = () => userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  const offer = () => screen.queryByText(/You have an unsaved settlement from/);

  beforeEach(() => open());
  afterEach(() => {
    close();
    localStorage.clear();
  });

  it('is kept while one types, and offered when it is opened again', async () => {
    await type('AB Received Gross', '777');
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('777'));
    await reload();
    await restore();
    expect(screen.getByLabelText('AB Received Gross')).toHaveValue('777');
    expect(offer()).not.toBeInTheDocument();
  });

  it('is kept to the last key of a row that is not confirmed yet', async () => {
    const [, addLot] = screen.getAllByRole('button', { name: 'Add row' });
    if (addLot) await userEvent.click(addLot);
    await type('New lot Lot', 'L-9');
    await reload();
    expect(screen.queryByLabelText('New lot Lot')).not.toBeInTheDocument();
    await restore();
    expect(screen.getByLabelText('New lot Lot')).toHaveValue('L-9');
  });

  it('is kept to the last key when another page is gone to', async () => {
    await type('AB Received Gross', '777');
    cleanup();
    expect(Object.values({ ...localStorage }).join()).toContain('777');
  });

  it('is not kept of one that was completed', async () => {
    await type('AB Received Gross', '777');
    api.change(answers(settlementSave, { message: 'Completed', settlementId: idOf(1), version: 2 }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('No Open Settlement')).toBeInTheDocument();
    expect(Object.values({ ...localStorage }).join()).not.toContain('777');
  });

  it('undoes nothing that somebody else saved meanwhile', async () => {
    await type('AB Received Gross', '777');
    await reload(workedExample({ version: 5, contractNo: 'GC-SAM' }));
    await restore();
    expect(screen.getByLabelText('AB Received Gross')).toHaveValue('777');
    expect(screen.getByLabelText('Contract No', { exact: false })).toHaveValue('GC-SAM');
  });

  it('is forgotten once it says what is saved', async () => {
    const before = screen.getByLabelText<HTMLInputElement>('AB Received Gross').value;
    await type('AB Received Gross', '777');
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('777'));
    await type('AB Received Gross', before);
    await reload();
    expect(offer()).not.toBeInTheDocument();
  });
});
