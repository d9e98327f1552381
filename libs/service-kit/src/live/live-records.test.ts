import { openDatabase } from '../data/database';
import { createLogger } from '../platform/logger';
import { surroundedBy } from '../platform/surroundings';
import { MemoryLiveBus } from './live-bus';
import { LiveTeller, type LiveRecords } from './live-records';
import type { LiveSignal } from './live-signal';

const at = new Date('2026-11-20T10:00:00.000Z');
const signal: LiveSignal = {
  kind: 'changed',
  rooms: ['load/1'],
  change: { topic: 'record', recordId: '1', at: at.toISOString() },
};

describe('what open pages are told of changed records', () => {
  // Never asked: it does not connect before that.
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', schema: 'none' });
  afterAll(() => database.destroy());

  /** Notes a change while `isHearing`, and tells once that may be another. */
  async function told(isHearing: boolean, later: boolean) {
    const live = new MemoryLiveBus();
    const signals: LiveSignal[] = [];
    let isHeard = isHearing;
    live.follow(
      (heard) => void signals.push(heard),
      () => isHeard,
    );
    const signalsOf = jest.fn(async () => [signal]);
    const records: LiveRecords = { recordOf: ({ entityId }) => entityId, signalsOf };
    const surrounding = { database, live, logger: createLogger('test', 'silent') };
    const teller = new LiveTeller(records, surrounding);
    let tell = () => undefined as void;
    const after = (_ms: number, work: () => void) => {
      tell = work;
      return { cancel: () => undefined };
    };
    const record = teller.recordOf({ action: 'edit', entity: 'load', entityId: '1' });
    surroundedBy({ after }, () => teller.note(new Set(record === null ? [] : [record]), at));
    isHeard = later;
    tell();
    await teller.stop();
    return { signals, asked: signalsOf.mock.calls.length };
  }

  it('is not found out while nobody hears it', async () => {
    expect(await told(false, false)).toEqual({ signals: [], asked: 0 });
  });

  it('reaches who came between the change and the telling', async () => {
    expect(await told(false, true)).toEqual({ signals: [signal], asked: 1 });
    expect(await told(true, true)).toEqual({ signals: [signal], asked: 1 });
  });
});
