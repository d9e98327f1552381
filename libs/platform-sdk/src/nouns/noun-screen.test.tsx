import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewList } from '@washcoat/contract-entities';
import {
  allow,
  choiceField,
  flagField,
  fullUser,
  lineField,
  noun,
  nounCalls,
  queryFlag,
} from '@washcoat/contract-kernel';
import { createRemoteApi, createRemoteStore } from '@washcoat/platform-sdk';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { z } from 'zod';
import { FieldsOf } from '../forms/fields-of';
import { nounApi } from './noun-api';
import type { NounFace } from './noun-face';
import { NounScreen } from './noun-screen';

const crate = noun(['metalCrate', 'metal crates'], {
  label: lineField('Label', 100),
  row: lineField('Row', 20),
  size: choiceField('Size', z.union([z.literal(1), z.literal(2)]), {
    start: 1,
    choices: [
      { value: 1, label: 'Small' },
      { value: 2, label: 'Large' },
    ],
  }),
  isActive: flagField('Status', { on: true }),
});
const calls = nounCalls(crate, {
  service: 'crates',
  access: fullUser,
  changeAccess: allow({ isAdmin: true }),
  filters: { isActive: queryFlag.optional() },
});
const api = createRemoteApi({ reducerPath: 'crates', tagTypes: ['Crates'] });
const store = createRemoteStore({ api });
const face: NounFace<typeof crate> = {
  ...{ noun: crate, calls, hooks: nounApi(api, calls, 'Crates') },
  ...{ path: '/crates', storageKey: 'yard.crates', nameBy: 'label', detailBy: 'row' },
  columns: ['label', 'row', 'isActive'],
  filters: ['isActive'],
  form: <FieldsOf of={crate} only={['label', 'row']} />,
  side: <FieldsOf of={crate} only={['isActive']} />,
  emptyHint: 'Add the first one.',
  deleteConsequence: 'It leaves the list.',
};

const idOf = (n: number) => `018f3c1e-0000-7000-8000-${String(n).padStart(12, '0')}`;
const amber = {
  metalCrateId: idOf(1),
  label: 'Amber',
  row: 'A',
  size: 1 as const,
  isActive: true,
  version: 3,
};
const birch = { ...amber, metalCrateId: idOf(2), label: 'Birch' };
const more = { areMoreItemsAvailable: false };

describe('the screen of a noun', () => {
  let server: ReturnType<typeof fakeApi>;
  const open = (query = '', session: object = { isAdmin: true }) =>
    renderWithPlatform(<NounScreen face={face} />, { route: `/crates${query}`, store, session });
  beforeEach(() => {
    server = fakeApi(answers(viewList, { list: [] }), answers(calls.list, { list: [amber, birch], ...more }));
  });
  afterEach(() => {
    cleanup();
    store.dispatch(api.util.resetApiState());
    localStorage.clear();
    server.restore();
  });

  it('switches one at once, and many together', async () => {
    server.change(
      answers(calls.edit, { message: 'Saved', version: 4 }),
      answers(calls.active, { message: 'Saved', changed: 1, refused: [] }),
    );
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Birch is active' }));
    await waitFor(() => expect(server.callsOf(calls.edit)).toHaveLength(1));
    expect(server.callsOf(calls.edit)[0]?.input).toEqual({
      metalCrateId: idOf(2),
      isActive: false,
      version: 3,
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Amber' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() =>
      expect(server.callsOf(calls.active)[0]?.input).toEqual({ ids: [idOf(1)], isActive: false }),
    );
  });

  it('filters by what is switched on, and clears it', async () => {
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Status' }));
    await waitFor(() => expect(server.callsOf(calls.list).at(-1)?.input).toMatchObject({ isActive: 'true' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('adds one with the contract’s own checks, and lists it', async () => {
    server.change(answers(calls.add, { message: 'Saved', recordId: idOf(3) }));
    open('?add=1');
    expect(await screen.findByRole('textbox', { name: /Label/ })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Add metal crate' }));
    expect(screen.getByRole('textbox', { name: /Label/ })).toBeInvalid();
    await userEvent.type(screen.getByRole('textbox', { name: /Label/ }), ' Cedar ');
    await userEvent.type(screen.getByRole('textbox', { name: /Row/ }), 'C');
    await userEvent.click(screen.getByRole('button', { name: 'Add metal crate' }));
    await waitFor(() => expect(window.location.search).toContain('text='));
    expect(server.callsOf(calls.add)).toHaveLength(1);
    expect(server.callsOf(calls.add)[0]?.input).toEqual({
      label: 'Cedar',
      row: 'C',
      size: 1,
      isActive: true,
    });
    expect(server.callsOf(calls.add)[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('tells who changed one, what was chosen by its words, and that one is gone', async () => {
    const changes = [
      { field: 'label', before: 'Ambre', after: 'Amber' },
      { field: 'size', before: null, after: '2' },
    ];
    const entry = { entryId: '1', at: '2026-11-20T15:00:00.000Z', userId: null, userName: 'Bo Buyer' };
    server.change(answers(calls.history, { list: [{ ...entry, action: 'edit', changes }], ...more }));
    open(`?edit=${idOf(1)}&panel=history`);
    expect(await screen.findByText(/Bo Buyer/)).toBeInTheDocument();
    expect(screen.getByText('Large')).toBeInTheDocument();
    expect(server.callsOf(calls.history)[0]?.input).toMatchObject({ metalCrateId: idOf(1) });
    cleanup();
    store.dispatch(api.util.resetApiState());
    server.change(answers(calls.list, { list: [], ...more }));
    open(`?edit=${idOf(9)}`);
    expect(await screen.findByText('This metal crate is gone, or not yours to see.')).toBeInTheDocument();
  });

  it('deletes after asking, and brings back from the bin', async () => {
    const binned = {
      ...{ recordId: idOf(1), name: 'Amber', detail: 'A', companyName: null, deletedBy: 'Bo' },
    };
    const days = { deletedDate: '2026-11-20T15:00:00.000Z', until: '2026-12-20T15:00:00.000Z' };
    server.change(
      answers(calls.remove, { message: 'Deleted Successfully' }),
      answers(calls.bin, { list: [{ ...binned, ...days }], ...more }),
      answers(calls.restore, { message: 'Restored Successfully' }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Amber' }));
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete metal crate' }));
    await waitFor(() => expect(server.callsOf(calls.remove)[0]?.input).toEqual({ metalCrateId: idOf(1) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deleted metal crates' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Amber' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore metal crate' }));
    await waitFor(() => expect(server.callsOf(calls.restore)[0]?.input).toEqual({ metalCrateId: idOf(1) }));
  });

  it('offers nothing to those who may only look', async () => {
    open('', { isAdmin: false });
    await screen.findByText('Birch');
    for (const name of [/Add/, /Edit/, /Delete/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('switch', { name: /is active/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
  });
});
