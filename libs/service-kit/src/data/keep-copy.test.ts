import { randomUUID } from 'node:crypto';
import { firstRow, keepCopy, replayTopic } from '../index';
import { TestService } from '../testing';
import {
  binChanged,
  numberGiven,
  part,
  partsChanged,
  partSeen,
  partsService,
  type Part,
} from './keep-copy.fixture';

describe('a copy of records of another domain', () => {
  let shop: TestService;
  beforeAll(async () => {
    shop = await TestService.start(partsService);
  });
  afterAll(() => shop.stop());

  const rows = (table: string, ofPart: string) => shop.service.database(table).where({ part_id: ofPart });
  const namesIn = (table: string, ofPart: string): Promise<string[]> => rows(table, ofPart).pluck('name');
  const versionOf = (ofPart: string, version: number): Part => ({
    partId: ofPart,
    version,
    name: `v${version}`,
    weight: version + 0.25,
  });
  /** The statements that touch `table` while `work` runs. */
  async function asked(table: string, work: () => Promise<unknown>): Promise<string[]> {
    const { database } = shop.service;
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => void (sql.includes(table) && statements.push(sql));
    database.on('query', note);
    await work();
    database.off('query', note);
    return statements;
  }
  /** Which transaction wrote each row last. */
  async function writersOf(ids: string[]): Promise<Map<string, string>> {
    const { rows: found } = await shop.service.database.raw(
      'select part_id, xmin::text as writer from part_copy where part_id = any(?::uuid[])',
      [ids],
    );
    return new Map(found.map((row: { part_id: string; writer: string }) => [row.part_id, row.writer]));
  }

  it('keeps all records of an event by one statement, however many', async () => {
    const ids = Array.from({ length: 10_000 }, () => randomUUID());
    const told = ids.map((each) => versionOf(each, 1));
    const statements = await asked('part_copy', () => shop.deliver(partsChanged, { parts: told }));
    expect(statements).toHaveLength(1);
    const kept = await shop.service.database('part_copy').whereIn('part_id', ids).select('data');
    expect(kept).toHaveLength(told.length);
    expect(new Set(kept.map(({ data }) => JSON.stringify(part.parse(data))))).toEqual(
      new Set(told.map((each) => JSON.stringify(each))),
    );
  });

  it('keeps the newest of those that an event names twice, wherever it stands', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await shop.deliver(partsChanged, {
      parts: [
        versionOf(one, 2),
        versionOf(other, 9),
        versionOf(one, 4),
        versionOf(one, 3),
        versionOf(other, 10),
      ],
    });
    expect(await namesIn('part_copy', one)).toEqual(['v4']);
    expect(await namesIn('part_copy', other)).toEqual(['v10']);
  });

  it('takes of an event what is newer than what it has, and leaves the rest as it is', async () => {
    const [behind, ahead, same, fresh] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const parts = [versionOf(behind, 2), versionOf(ahead, 5), versionOf(same, 3)];
    await shop.deliver(partsChanged, { parts });
    const before = await writersOf([ahead, same]);
    await shop.deliver(partsChanged, {
      parts: [
        versionOf(behind, 3),
        versionOf(ahead, 4),
        { ...versionOf(same, 3), name: 'another v3' },
        versionOf(fresh, 1),
      ],
    });
    expect(await namesIn('part_copy', behind)).toEqual(['v3']);
    expect(await namesIn('part_copy', ahead)).toEqual(['v5']);
    expect(await namesIn('part_copy', same)).toEqual(['v3']);
    expect(await namesIn('part_copy', fresh)).toEqual(['v1']);
    expect(await writersOf([ahead, same])).toEqual(before);
  });

  it('empties what the newest version says nothing of, and leaves columns that it does not keep', async () => {
    const one = randomUUID();
    await shop.deliver(partsChanged, { parts: [versionOf(one, 1)] });
    await rows('part_copy', one).update({ is_marked: true });
    const newer = { ...versionOf(one, 2), weight: null };
    await shop.deliver(partsChanged, { parts: [newer] });
    expect(await rows('part_copy', one)).toEqual([
      { part_id: one, version: 2, name: 'v2', weight: null, data: newer, is_marked: true, heading: 'v2' },
    ]);
  });

  it('asks nothing when an event names no record', async () => {
    expect(await asked('part_copy', () => shop.deliver(partsChanged, { parts: [] }))).toEqual([]);
    expect(await shop.service.database('dead_letter')).toEqual([]);
  });

  it('keeps the newest version of a single record, and of every version what it is to keep', async () => {
    const bin = randomUUID();
    const envelope = await shop.deliver(binChanged, versionOf(bin, 2));
    await shop.deliver(binChanged, versionOf(bin, 1));
    await shop.deliver(binChanged, versionOf(bin, 2), envelope);
    expect(await rows('bin_copy', bin)).toMatchObject([{ version: 2, name: 'v2', data: versionOf(bin, 2) }]);
    expect((await namesIn('bin_name', bin)).sort()).toEqual(['v1', 'v2']);
    await shop.deliver(binChanged, versionOf(bin, 3));
    expect(await namesIn('bin_copy', bin)).toEqual(['v3']);
  });

  it('lets what was told first stay where that is asked for, and what others keep beside it', async () => {
    const one = randomUUID();
    await shop.deliver(numberGiven, { partId: one, no: 'A-7' });
    await rows('number_copy', one).update({ is_marked: true });
    await shop.deliver(numberGiven, { partId: one, no: 'A-8' });
    expect(await rows('number_copy', one)).toEqual([{ part_id: one, no: 'A-7', is_marked: true }]);
  });

  it('keeps the newest of messages, which no replay could bring back', async () => {
    const one = randomUUID();
    for (const version of [1, 3, 2]) await shop.deliver(partSeen, versionOf(one, version));
    expect(await namesIn('seen', one)).toEqual(['v3']);
  });

  it('is rebuilt by a replay as it was, out of versions in any order', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const { database } = shop.service;
    await database('part_copy').delete();
    await database('number_copy').delete();
    const told: Part[][] = [
      [versionOf(one, 2), versionOf(one, 3)],
      [versionOf(other, 1), versionOf(one, 1)],
      [versionOf(one, 2), versionOf(other, 2)],
    ];
    for (const parts of told)
      await shop.service.inTransaction({}, (unit) => unit.publish(partsChanged, one, { parts }));
    for (const no of ['B-1', 'B-2'])
      await shop.service.inTransaction({}, (unit) => unit.publish(numberGiven, one, { partId: one, no }));
    await shop.settle();
    const kept = await database('part_copy').orderBy('name');
    expect(kept.map(({ name }) => name)).toEqual(['v2', 'v3']);
    await rows('part_copy', one).update({ version: 8, name: 'wrong' });
    await rows('part_copy', other).delete();
    await rows('number_copy', one).update({ no: 'wrong' });
    expect(await replayTopic(shop.service, shop.service, partsChanged.topic)).toEqual({
      handled: 3,
      shelved: 0,
    });
    expect(await replayTopic(shop.service, shop.service, numberGiven.topic)).toEqual({
      handled: 2,
      shelved: 0,
    });
    expect(await database('part_copy').orderBy('name')).toEqual(kept);
    expect(await rows('number_copy', one).pluck('no')).toEqual(['B-1']);
  });

  it('refuses a row with other columns than it was declared with, and an example without a record', () => {
    const keep = firstRow<string>({ table: 'seen', key: 'part_id', columns: ['part_id', 'name'] });
    expect(() => keep({ part_id: randomUUID() })).toThrow(
      'A row of seen has part_id instead of part_id, name.',
    );
    expect(() => keep({ part_id: randomUUID(), name: 'a', version: 1 })).toThrow('A row of seen');
    const event = { ...partsChanged, example: { parts: [] } };
    const declare = () => keepCopy({ name: 'keep', event, table: 'seen', key: 'part_id', rowsOf: () => [] });
    expect(declare).toThrow('The example of the event of keep carries no record.');
  });
});
