import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  settlementGet,
  settlementList,
  settlementSave,
  type SettlementStatement,
} from '@washcoat/contract-settlement';
import { navigate } from '@washcoat/platform-sdk';
import { answers, fakeApi, renderWithPlatform, type FakeAnswer } from '@washcoat/platform-sdk/testing';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf, noHistory, workedExample } from '../statement/statement.fixture';

const nothing = answers(settlementList, { list: [], areMoreItemsAvailable: false });
const savedAs = (version: number) => ({ message: 'Saved', settlementId: idOf(1), version });
const stale = {
  ...{ error: 'Sam Buyer changed this settlement.', code: 'STALE' },
  ...{ changedBy: 'Sam Buyer', requestId: 'x' },
};

/** A save that is answered once `release` is called. */
function heldSave(answer: () => Response) {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const reply: FakeAnswer = {
    definition: settlementSave,
    reply: async () => {
      await gate;
      return answer();
    },
  };
  return { reply, release: () => release() };
}

describe('what is typed while a settlement is saved', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = async (statement: SettlementStatement = workedExample()) => {
    api = fakeApi(answers(settlementGet, statement), noHistory, nothing);
    renderWithPlatform(<Root />, {
      route: `/settlement/open/create/${idOf(1)}`,
      ...{ store, session: { canAccessSettlement: true } },
    });
    await screen.findByText('No changes yet');
  };
  const box = (label: string) => screen.getByLabelText(label, { exact: false });
  const type = async (label: string, text: string) => {
    await userEvent.clear(box(label));
    await userEvent.type(box(label), text);
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const saves = () => api.callsOf(settlementSave).map(({ input }) => Object(input));

  afterEach(() => {
    cleanup();
    localStorage.clear();
    store.dispatch(settlementApi.util.resetApiState());
    api.restore();
  });

  it('stays, beside what somebody else saved, and is not saved unasked', async () => {
    await open();
    const first = heldSave(() => Response.json(stale, { status: 409 }));
    api.change(first.reply);
    await type('AB Received Gross', '2500');
    await press('Save');
    await type('AB Received Tare', '77');
    const second = heldSave(() => Response.json(savedAs(6)));
    api.change(second.reply, answers(settlementGet, workedExample({ version: 5, contractNo: 'GC-SAM' })));
    first.release();
    expect(await screen.findByText('What Sam Buyer changed was taken in.')).toBeInTheDocument();
    await type('Shipment No', 'TPA-NEW');
    second.release();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(saves().at(-1)).toMatchObject({
      version: 5,
      header: { contractNo: 'GC-SAM', shipmentNo: 'TPA-0931' },
      mmiReceived: { gross: '2500', tare: '98.4' },
    });
    expect(box('Contract No')).toHaveValue('GC-SAM');
    expect([box('AB Received Gross'), box('AB Received Tare')]).toMatchObject([
      { value: '2500' },
      { value: '77' },
    ]);
    api.change(answers(settlementSave, savedAs(7)));
    await press('Save');
    await waitFor(() =>
      expect(saves().at(-1)).toMatchObject({
        version: 6,
        header: { contractNo: 'GC-SAM', shipmentNo: 'TPA-NEW' },
        mmiReceived: { gross: '2500', tare: '77' },
      }),
    );
  });

  it('is asked about where somebody else set the same', async () => {
    await open();
    const first = heldSave(() => Response.json(stale, { status: 409 }));
    api.change(first.reply, answers(settlementGet, workedExample({ version: 5, contractNo: 'GC-SAM' })));
    await type('AB Received Gross', '2500');
    await press('Save');
    await type('Contract No', 'GC-ME');
    first.release();
    const question = within(await screen.findByRole('dialog'));
    api.change(answers(settlementSave, savedAs(6)));
    await userEvent.click(question.getByRole('radio', { name: /GC-ME$/ }));
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saves().at(-1)).toMatchObject({
        version: 5,
        header: { contractNo: 'GC-ME' },
        mmiReceived: { gross: '2500' },
      }),
    );
    expect(box('Contract No')).toHaveValue('GC-ME');
  });

  it('stays on the page that a new one gets, which saves it on', async () => {
    await open();
    const customer = { companyId: idOf(100), companyName: 'Gulf Coast Recyclers', facilityCity: 'Tampa' };
    act(() => navigate('/settlement/open/create/new', { state: customer }));
    await screen.findByRole('heading', { level: 1, name: 'Create Settlement' });
    const first = heldSave(() => Response.json(savedAs(1)));
    api.change(first.reply, answers(settlementGet, workedExample({ settlementNo: 'ST-9' })));
    await type('Settlement No', 'ST-9');
    await userEvent.keyboard('{Control>}s{/Control}');
    await type('Contract No', 'GC-200');
    first.release();
    await screen.findByRole('heading', { level: 1, name: 'Update Settlement' });
    expect(window.location.pathname).toBe(`/settlement/open/create/${idOf(1)}`);
    expect(box('Contract No')).toHaveValue('GC-200');
    api.change(answers(settlementSave, savedAs(2)));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(
      saves().map(({ settlementId, version, header }) => [settlementId, version, header.contractNo]),
    ).toEqual([
      [null, undefined, ''],
      [idOf(1), 1, 'GC-200'],
    ]);
  });
});
