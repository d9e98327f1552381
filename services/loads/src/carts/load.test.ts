import type { LoadStatus, LoadType } from '@washcoat/contract-loads';
import { IllegalMove, loadActions, loadStates, move, stateName, type LoadAction } from './load';

const types: LoadType[] = [1, 2, 3, 4, 5];
const statuses: LoadStatus[] = [1, 2, 3, 4, 7];
const open = ['1.1', '1.2', '2.1', '2.2', '5.1', '5.2', '5.3'];
const staying = (...states: string[]) => Object.fromEntries(states.map((state) => [state, state]));

/** `type.status` before and after, written down from domain.md 3 by hand. */
const expected: Record<LoadAction, Record<string, string>> = {
  addItem: {
    ...{ '1.1': '1.2', '1.2': '1.2', '2.1': '2.2', '2.2': '2.2' },
    ...{ '5.1': '5.2', '5.2': '5.2', '5.3': '5.3' },
  },
  editItem: staying(...open, '3.4'),
  deleteItem: staying(...open, '3.4'),
  reviewItem: staying(...open, '3.4'),
  edit: staying(...open, '3.4'),
  accept: { '2.1': '1.2', '2.2': '1.2' },
  turnIntoQuote: { '1.1': '5.3', '1.2': '5.3' },
  turnIntoCart: { '5.1': '1.2', '5.2': '1.2', '5.3': '1.2' },
  send: staying('5.2'),
  reprice: staying('5.2', '5.3'),
  split: staying('1.2', '5.2', '5.3'),
  merge: { '1.1': '1.2', '1.2': '1.2', '5.1': '5.2', '5.2': '5.2', '5.3': '5.3' },
  requestGrading: { '5.1': '2.1', '5.2': '2.2' },
  finish: { '1.2': '3.4', '5.2': '3.4', '5.3': '3.4' },
  complete: { '1.2': '4.7', '5.2': '4.7', '3.4': '4.7' },
  amend: staying('4.7'),
  delete: staying(...open),
};
const events: Partial<Record<LoadAction, string>> = {
  finish: 'finished',
  complete: 'completed',
  amend: 'amended',
};

const cases = loadActions.flatMap((action) =>
  types.flatMap((type) =>
    statuses.map((status) => ({ action, type, status, to: expected[action][`${type}.${status}`] })),
  ),
);

describe('the states of a load', () => {
  it.each(cases.filter(({ to }) => to))(
    '[LOAD-050] [LOAD-051] $action leads from type $type status $status to $to',
    ({ action, type, status, to }) => {
      const moved = move({ type, status }, action);
      expect(`${moved.type}.${moved.status}`).toBe(to);
      expect(moved.event).toBe(events[action] ?? null);
    },
  );

  it.each(cases.filter(({ to }) => !to))(
    'refuses to $action a load of type $type with status $status, naming its state',
    ({ action, type, status }) => {
      expect(() => move({ type, status }, action)).toThrow(IllegalMove);
      expect(() => move({ type, status }, action)).toThrow(
        stateName({ type, status }) ?? new RegExp(`type ${type} that is \\w+`),
      );
    },
  );

  it('answers 409 with a sentence', () => {
    const refusal = new IllegalMove(loadStates['completed order'], 'addItem');
    expect(refusal.status).toBe(409);
    expect(refusal.message).toBe("A completed order can't take new items.");
  });
});
