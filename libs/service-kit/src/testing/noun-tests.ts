import { randomUUID } from 'node:crypto';
import { companyChanged, type Session } from '@washcoat/contract-entities';
import {
  keyOf as nounKey,
  namesWhere,
  type Endpoint,
  type EventDefinition,
  type Noun,
  type NounCalls,
} from '@washcoat/contract-kernel';
import { BIN_DAYS, forgetBinned, modelOf, presented, tableOf, type ServiceDefinition } from '../index';
import { columnOf } from '../records/record-table';
import { TestService } from './test-service';

const DAY_MS = 86_400_000;
const neighbourCompany = '018f3c1e-0000-7000-8000-000000000900';

/** A noun of companies, and what it is tried with. */
export interface TriedNoun {
  definition: ServiceDefinition;
  noun: Noun;
  /** Without `active` where its records are never switched off. */
  calls: Omit<NounCalls, 'active' | 'remove'> & Partial<Pick<NounCalls, 'active'>> & { remove: Endpoint };
  /** The field that a record is called by, of two records that are told apart by it. */
  nameBy: string;
  first: Record<string, unknown>;
  second: Record<string, unknown>;
  /** Somebody of the house who may see and change them, and somebody who may not. */
  keeper: Session;
  stranger: Session;
  /** Whether a name is given once in a company. */
  isNameUnique?: boolean;
  /** The records that it names: the field with the id, and a record for it to name, with what it is called by. */
  refs?: readonly { field: string; noun: Noun; nameBy: string; record: Record<string, unknown> }[];
  /** What tells other domains of every change. */
  event?: EventDefinition;
}

/** Tries the calls that every noun has over HTTP on a database: scope, rights, versions, bin, history and file. */
export function nounTests(tried: TriedNoun): void {
  const { definition, noun, calls, nameBy, first, second, keeper, stranger, event, refs = [] } = tried;

  describe(`the calls of ${noun.plural}`, () => {
    let service: TestService;
    const neighbour = { ...keeper, hierarchy: 2, companyId: neighbourCompany };
    const named = (record: object): unknown => Reflect.get(record, nameBy);
    const keyOf = (recordId: string) => nounKey(noun, recordId);
    const stored = () => service.service.database(tableOf(noun));
    const kept = new Map<string | null, Record<string, string>>();
    const refsOf = (session: Session) => kept.get(session.companyId) ?? {};
    const tryAdd = (form: object, session = keeper) =>
      service.call(session, calls.add, { ...refsOf(session), ...form });
    const add = async (form: object = first, session = keeper) => (await tryAdd(form, session)).body.recordId;
    const list = async (filters: object = {}, session = keeper) =>
      (await service.call(session, calls.list, { ...filters })).body;
    const namesOf = async (filters: object = {}, session = keeper) =>
      (await list(filters, session)).list.map(named);

    beforeAll(async () => {
      service = await TestService.start(definition);
      await service.deliver(companyChanged, {
        ...companyChanged.example,
        companyId: neighbourCompany,
        companyName: 'Neighbour',
      });
      for (const { companyId } of [keeper, neighbour]) {
        const ids = refs.map(async ({ field, ...ref }) => [field, await keep(ref, companyId)] as const);
        kept.set(companyId, Object.fromEntries(await Promise.all(ids)));
      }
    });
    beforeEach(async () => {
      await stored().delete();
    });
    afterAll(() => service.stop());

    it('adds a record once, however often it is sent, and lists it with what was sent', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const form = { ...refsOf(keeper), ...first };
      const { status, body } = await service.call(keeper, calls.add, form, key);
      expect(status).toBe(200);
      expect((await service.call(keeper, calls.add, form, key)).body).toEqual(body);
      const [record, ...more] = (await list()).list;
      expect(record).toMatchObject({ ...form, ...keyOf(body.recordId), version: 1 });
      expect(Object.keys(record ?? {})).toEqual(Object.keys(presented(noun, record ?? { version: 0 })));
      expect(more).toEqual([]);
    });

    it('lists by name, page by page, what a text or the id asks for', async () => {
      const ids = [await add(second), await add(first)];
      const names = [first, second].map(named);
      expect(await namesOf()).toEqual([...names].sort());
      const page = await list({ count: 1, offset: 1 });
      expect([page.list.length, page.areMoreItemsAvailable]).toEqual([1, false]);
      expect((await list({ count: 1 })).areMoreItemsAvailable).toBe(true);
      expect(await namesOf({ text: String(named(second)).toUpperCase() })).toEqual([named(second)]);
      expect(await namesOf({ recordId: ids[1] })).toEqual([named(first)]);
    });

    it('keeps what was changed as the next version, and tells who was slower', async () => {
      const recordId = await add();
      const change = { ...keyOf(recordId), [nameBy]: named(second), version: 1 };
      const { status, body } = await service.call(keeper, calls.edit, change);
      expect([status, body.version]).toEqual([200, 2]);
      expect(await namesOf()).toEqual([named(second)]);
      const late = await service.call(keeper, calls.edit, { ...change, [nameBy]: named(first) });
      expect([late.status, late.error]).toMatchObject([409, { code: 'STALE', current: { version: 2 } }]);
      expect((await service.call(keeper, calls.edit, keyOf(recordId))).body.version).toBe(2);
      const { list: trail } = (await service.call(keeper, calls.history, keyOf(recordId))).body;
      expect(trail.map(({ action }) => action)).toEqual(['edit', 'add']);
      expect(trail[0]?.changes).toEqual([
        { field: nameBy, before: String(named(first)), after: String(named(second)) },
      ]);
    });

    it('switches many on or off, and names what is not there', async () => {
      if (!noun.fields.isActive || !calls.active) return;
      const [recordId, missing] = [await add(), randomUUID()];
      const off = { ids: [recordId, missing], isActive: false };
      const { body } = await service.call(keeper, calls.active, off);
      expect([body.changed, body.refused.map(({ id }) => id)]).toEqual([1, [missing]]);
      expect((await list()).list).toMatchObject([{ isActive: false }]);
      expect((await service.call(keeper, calls.active, off)).body.changed).toBe(0);
    });

    it('keeps a deleted record for 30 days, from which it is restored', async () => {
      const [recordId, other] = [await add(), await add(second)];
      for (const id of [recordId, other])
        expect((await service.call(keeper, calls.remove, keyOf(id))).status).toBe(200);
      expect(await namesOf()).toEqual([]);
      const { list: bin } = (await service.call(keeper, calls.bin, { text: String(named(first)) })).body;
      expect(bin).toMatchObject([{ recordId, name: named(first), deletedBy: 'Pat Person' }]);
      expect((await service.call(keeper, calls.restore, keyOf(recordId))).status).toBe(200);
      expect(await namesOf()).toEqual([named(first)]);
      expect((await service.call(keeper, calls.restore, keyOf(recordId))).status).toBe(404);
      const { database } = service.service;
      await forgetBinned(noun, database, new Date(Date.now() + (BIN_DAYS + 1) * DAY_MS));
      expect(await stored().pluck(nameColumn())).toEqual([named(first)]);
    });

    it('makes a file of what is listed, with the columns that were chosen', async () => {
      await add();
      const { link } = (await service.call(keeper, calls.export, { columns: nameBy })).body;
      const file = await service.send({ method: 'GET', url: link });
      const text = String(file.body);
      expect(text).toContain(noun.fields[nameBy]?.label);
      expect(text).toContain(String(named(first)));
    });

    it('knows only the records of companies in scope, in every call', async () => {
      const recordId = await add();
      expect(await namesOf({}, neighbour)).toEqual([]);
      const asks = [calls.history, calls.edit, calls.remove];
      for (const call of asks)
        expect((await service.call(neighbour, call, keyOf(recordId))).status).toBe(404);
      const off = { ids: [recordId], isActive: false };
      if (noun.fields.isActive && calls.active)
        expect((await service.call(neighbour, calls.active, off)).body.changed).toBe(0);
      await service.call(keeper, calls.remove, keyOf(recordId));
      expect((await service.call(neighbour, calls.bin, {})).body.list).toEqual([]);
      expect((await service.call(neighbour, calls.restore, keyOf(recordId))).status).toBe(404);
      await add(second, neighbour);
      expect(await namesOf({}, neighbour)).toEqual([named(second)]);
      expect((await stored().whereNull('deleted_at')).length).toBe(1);
    });

    it('holds no record of another company, not even for as long as a refusal takes', async () => {
      const recordId = await add();
      await service.service.database.transaction(async (trx) => {
        await trx(tableOf(noun)).forUpdate().select('*');
        for (const call of [calls.edit, calls.remove]) {
          const { status } = await service.call(neighbour, call, keyOf(recordId));
          expect([call.id, status]).toEqual([call.id, 404]);
        }
      });
    });

    it('needs a token, the right, and every field that a record must have', async () => {
      const recordId = await add();
      for (const call of Object.values(calls)) {
        const input = { ...refsOf(keeper), ...first, ...keyOf(recordId), ids: [recordId], isActive: true };
        expect([call.id, (await service.call(null, call, input)).status]).toEqual([call.id, 401]);
        expect([call.id, (await service.call(stranger, call, input)).status]).toEqual([call.id, 403]);
      }
      const required = namesWhere(noun, ({ isRequired }) => isRequired);
      const { status, error } = await service.call(keeper, calls.add, {});
      expect([status, Object.keys(error.fields ?? {}).sort()]).toEqual([400, [...required].sort()]);
      expect((await tryAdd({ ...refsOf(keeper), ...first }, { ...keeper, companyId: null })).status).toBe(
        403,
      );
      expect(await namesOf()).toEqual([named(first)]);
    });

    if (tried.isNameUnique)
      it('gives a name to one record of a company, whatever its case', async () => {
        const recordId = await add();
        const shouted = { ...first, [nameBy]: String(named(first)).toUpperCase() };
        const again = await tryAdd(shouted);
        expect([again.status, Object.keys(again.error.fields ?? {})]).toEqual([409, [nameBy]]);
        expect(again.error.error).toMatch(/^There is .+ of this name already\.$/);
        const other = { ...keyOf(await add(second)), [nameBy]: named(first) };
        expect((await service.call(keeper, calls.edit, other)).status).toBe(409);
        expect((await tryAdd(shouted, neighbour)).status).toBe(200);
        await service.call(keeper, calls.remove, keyOf(recordId));
        expect((await service.call(keeper, calls.edit, other)).status).toBe(200);
        const taken = await service.call(keeper, calls.restore, keyOf(recordId));
        expect([taken.status, Object.keys(taken.error.fields ?? {})]).toEqual([409, ['name']]);
        const instead = { ...keyOf(recordId), name: 'Another name' };
        expect((await service.call(keeper, calls.restore, instead)).status).toBe(200);
        expect(await namesOf()).toEqual(expect.arrayContaining(['Another name', named(first)]));
      });

    for (const { field, noun: other, nameBy: calledBy, record } of refs)
      it(`names a record by ${field} that is in scope, and shows what it is called`, async () => {
        const [ours, theirs] = [refsOf(keeper)[field], refsOf(neighbour)[field]];
        const shownBy = noun.fields[field]?.shownBy ?? field;
        const recordId = await add(first, neighbour);
        expect((await list({}, neighbour)).list).toMatchObject([
          { [field]: theirs, [shownBy]: Reflect.get(record, calledBy) },
        ]);
        for (const id of [ours, randomUUID()]) {
          const added = await tryAdd({ ...second, [field]: id }, neighbour);
          expect([added.status, Object.keys(added.error.fields ?? {})]).toEqual([400, [field]]);
          const edit = { ...keyOf(recordId), [field]: id };
          expect((await service.call(neighbour, calls.edit, edit)).status).toBe(400);
        }
        const table = service.service.database(tableOf(other));
        await table.where(columnOf(other, other.idName), theirs).update({ deleted_at: new Date() });
        expect((await tryAdd(second, neighbour)).status).toBe(400);
        expect((await list({}, neighbour)).list).toMatchObject([{ [field]: theirs }]);
        await service.service
          .database(tableOf(other))
          .where(columnOf(other, other.idName), theirs)
          .update({ deleted_at: null });
      });

    if (event)
      it('tells other domains of every change', async () => {
        const before = (await service.published(event)).length;
        const recordId = await add();
        await service.call(keeper, calls.edit, { ...keyOf(recordId), [nameBy]: named(second) });
        await service.call(keeper, calls.remove, keyOf(recordId));
        const told = (await service.published(event)).slice(before);
        expect(told.map((data) => Reflect.get(Object(data), 'version'))).toEqual([1, 2, 3]);
        expect(told.at(-1)).toMatchObject({ ...keyOf(recordId), isDeleted: true });
      });

    /** Keeps a record of another noun for a company; answers its id. */
    async function keep(
      { noun: other, record }: Pick<NonNullable<TriedNoun['refs']>[number], 'noun' | 'record'>,
      companyId: string | null,
    ): Promise<string> {
      const id = randomUUID();
      const now = new Date();
      const values = { ...record, [other.idName]: id, companyId, createdAt: now, updatedAt: now };
      await modelOf(other, {}).query(service.service.database).insert(values);
      return id;
    }

    const nameColumn = () => nameBy.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  });
}
