import { randomUUID } from 'node:crypto';
import { invoiceDeleted, invoiceIssued } from '@washcoat/contract-invoicing';
import {
  itemDelete,
  loadComplete,
  loadDelete,
  loadEdit,
  loadGet,
  loadMine,
  loadMoved,
  metalPosition,
} from '@washcoat/contract-loads';
import { testSession } from '@washcoat/testing';
import { companies, people, Yard } from '../yard.fixture';

const { buyer } = people;

describe('a finished order whose pending invoice is deleted', () => {
  let yard: Yard;
  beforeEach(async () => {
    yard = await Yard.start();
  });
  afterEach(() => yard.stop());

  const finished = async () => {
    const loadId = await yard.filledCart();
    expect((await yard.test.call(buyer, loadComplete, { loadId })).status).toBe(200);
    return loadId;
  };
  const deletionOf = (loadId: string) => ({
    ...invoiceDeleted.example,
    ...{ loadId, invoiceNo: '', reason: 'Walked' },
    pendingDeletedBy: { userId: buyer.userId, name: 'Maya Ellison' },
  });
  const hear = (loadId: string, id?: string) =>
    yard.test.deliver(invoiceDeleted, deletionOf(loadId), id ? { id } : {});
  const rowOf = (loadId: string) => yard.test.service.database('load').where({ load_id: loadId }).first();
  const removals = async (loadId: string) =>
    (await yard.test.published(loadMoved)).filter((one) => one.loadId === loadId && one.move === 'removed');

  it('is on no list, page or sum, and is told of as removed by who deleted it', async () => {
    const loadId = await finished();
    const { version = 0 } = await yard.load(loadId);
    const partner = { ...people.partner, companyId: companies.corner.companyId };
    const sales = async () =>
      (await yard.test.call(partner, loadMine, {})).body.list.map((sale) => sale.loadId);
    expect(await sales()).toEqual([loadId]);
    expect((await yard.test.call(buyer, metalPosition, {})).body.carts.converters).toBe(1);
    await hear(loadId);
    expect((await yard.test.call(buyer, loadGet, { loadId })).status).toBe(404);
    expect(await sales()).toEqual([]);
    expect((await yard.test.call(buyer, metalPosition, {})).body.carts.converters).toBe(0);
    const by = { userId: buyer.userId, name: 'Maya Ellison', party: 'buyer' };
    expect(await removals(loadId)).toMatchObject([{ by, version: version + 1 }]);
    const trail = await yard.test.service
      .database('audit_entry')
      .where({ entity: 'load', entity_id: loadId, action: 'delete' });
    expect(trail).toMatchObject([{ after: { deletedBy: 'Maya Ellison', reason: 'Walked' } }]);
  });

  it('can neither be completed nor changed, which those are told who saw it', async () => {
    const loadId = await finished();
    const { items } = await yard.load(loadId);
    const { itemId, version } = items[0] ?? {};
    await hear(loadId);
    const refused = await Promise.all([
      yard.complete(loadId),
      yard.test.call(buyer, loadEdit, { loadId, notes: 'Later' }),
      yard.add(loadId),
      yard.edit({ loadId, itemId, version, quantity: 3 }),
      yard.test.call(buyer, itemDelete, { loadId, itemId, version }),
      yard.test.call(buyer, loadDelete, { cartId: loadId }),
    ]);
    const words = 'This order was deleted, so it can neither be changed nor completed.';
    for (const { status, error } of refused)
      expect([status, error]).toMatchObject([409, { code: 'ORDER_DELETED', error: words }]);
    const stranger = testSession({ hierarchy: 10, companyId: randomUUID(), canBuildCart: true });
    expect((await yard.complete(loadId, {}, stranger)).status).toBe(404);
  });

  it('is deleted once, however often it is told', async () => {
    const loadId = await finished();
    const { id } = await hear(loadId);
    await hear(loadId, id);
    await hear(loadId);
    expect(await removals(loadId)).toHaveLength(1);
  });

  it('stays completed when it was before that was heard of, whichever of both is told first', async () => {
    for (const isIssuedFirst of [true, false]) {
      const loadId = await finished();
      expect((await yard.complete(loadId)).status).toBe(200);
      const issue = () =>
        yard.test.deliver(invoiceIssued, { ...invoiceIssued.example, loadId, invoiceNo: 'ATL-000009' });
      if (isIssuedFirst) await issue();
      await hear(loadId);
      await hear(loadId);
      if (!isIssuedFirst) await issue();
      expect(await yard.load(loadId)).toMatchObject({ type: 4, invoiceNo: 'ATL-000009' });
      expect(await removals(loadId)).toEqual([]);
    }
    expect((await yard.test.call(buyer, metalPosition, {})).body.bought.converters).toBe(1);
  });

  it('is either completed or deleted when both happen at once', async () => {
    for (let round = 0; round < 5; round++) {
      const loadId = await finished();
      const [{ status }] = await Promise.all([yard.complete(loadId), hear(loadId)]);
      const { type, deleted_at: deletedAt } = await rowOf(loadId);
      expect([
        [200, 4, false],
        [409, 3, true],
      ]).toContainEqual([status, type, deletedAt !== null]);
    }
  });

  it('is none of those that an issued invoice is deleted of', async () => {
    const loadId = await finished();
    await yard.test.deliver(invoiceDeleted, { ...invoiceDeleted.example, loadId });
    expect((await yard.test.call(buyer, loadGet, { loadId })).status).toBe(200);
  });
});
