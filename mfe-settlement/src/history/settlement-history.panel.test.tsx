import { cleanup, screen, within } from '@testing-library/react';
import type { HistoryEntry } from '@washcoat/contract-kernel';
import { settlementGet, settlementHistory, settlementList } from '@washcoat/contract-settlement';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf, workedExample } from '../statement/statement.fixture';
import { inSettlementWords } from './history-words';

type Changes = HistoryEntry['changes'];
const entry = (action: string, changes: Changes): HistoryEntry => ({
  ...{ entryId: '7', at: '2026-11-20T14:05:00.000Z', userId: idOf(9), userName: 'Otto Weir' },
  ...{ action, changes },
});
const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });
const inWords = (...changes: Changes) =>
  inSettlementWords(entry('save', changes)).changes.map(({ field, before, after }) => [field, before, after]);

describe('the history of a settlement', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    cleanup();
    store.dispatch(settlementApi.util.resetApiState());
    api?.restore();
  });

  it('stands below the settlement, who did what in the words of its fields, also when it is completed', async () => {
    const changed = entry('save', [
      change('lotTableData.L-1.ptPpm', '1105', '1110'),
      change('metalDueDate', null, '2026-12-28T20:00:00.000Z'),
    ]);
    api = fakeApi(
      answers(settlementGet, workedExample({ isComplete: true, completedDate: '2026-11-02T15:00:00.000Z' })),
      answers(settlementList, { list: [], areMoreItemsAvailable: false }),
      answers(settlementHistory, { list: [changed], areMoreItemsAvailable: true }),
    );
    const route = `/settlement/completed/create/${idOf(1)}`;
    const { container } = renderWithPlatform(<Root />, {
      ...{ route, store, session: { canAccessSettlement: true } },
    });
    const list = within(await screen.findByRole('list', { name: 'History' }));
    expect(list.getByText('Otto Weir').parentElement).toHaveTextContent('Otto Weir saved it');
    expect(list.getByText('Lot L-1, Pt ppm').nextSibling).toHaveTextContent('from 1105 to 1110');
    expect(list.getByText('Metal due date').nextSibling).toHaveTextContent('from None to 28th Dec, 2026');
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Metal due date',
      'Lot L-1, Pt ppm',
    ]);
    expect(screen.getByRole('button', { name: 'Show older changes' })).toBeEnabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says fields of blocks by block and field', () => {
    expect(
      inWords(
        change('tc.quantity', '2400', '2500'),
        change('ptMetalReturn.chargeReturnPerc', null, '98'),
        change('shippingDocs.gross', '2512', null),
        change('umpire.pt', null, '1098'),
        change('columns.netDry', null, 'Trocken'),
        change('receivedPieces', null, '9'),
      ),
    ).toEqual(
      expect.arrayContaining([
        ['Treatment charge Quantity', '2400', '2500'],
        ['Platinum Return %', null, '98'],
        ['Shipping Docs Gross', '2512', null],
        ['Umpire Pt ppm', null, '1098'],
        ['Column of Net dry', null, 'Trocken'],
        ['Received pieces', null, '9'],
      ]),
    );
  });

  it('says a row that came or went in one line, and one of which a field was filled in field by field', () => {
    expect(
      inWords(
        change('lotTableData.L.3.lotNo', null, 'L.3'),
        change('lotTableData.L.3.netDry', null, '500'),
        change('lotTableData.L.3.ptPpm', null, '900'),
        change('hedgeTableData.H-1.hedgeNo', 'H-1', null),
        change('hedgeTableData.H-1.hedgeDate', '2026-10-15', null),
        change('lotTableData.L-1.sampleNo', null, 'S-1'),
        change('lotTableData.#2.sampleNo', null, 'S-2'),
      ),
    ).toEqual([
      ['Hedge H-1', 'Date 15th Oct, 2026', null],
      ['Lot L.3', null, 'Net dry 500, Pt ppm 900'],
      ['Lot L-1, Sample', null, 'S-1'],
      ['Lot 2, Sample', null, 'S-2'],
    ]);
  });

  it('puts an entry into words once, however often it is drawn: one may be of every lot', () => {
    const saved = entry('save', [change('tc.quantity', '2400', '2500')]);
    expect(inSettlementWords(saved)).toBe(inSettlementWords(saved));
    expect(inSettlementWords({ ...saved })).not.toBe(inSettlementWords(saved));
  });
});
