import {
  metalBook,
  metalEntries,
  purchaseCount,
  purchaseRemove,
  purchasesChoose,
  settlementAutopsy,
  settlementOffered,
  settlementPurchases,
} from '@washcoat/contract-settlement';
import { lotsStamped } from '@washcoat/contract-invoicing';
import { loadAmended } from '@washcoat/contract-loads';
import type { Session } from '@washcoat/contract-entities';
import { TestService, testSession } from '@washcoat/testing';
import { settlementBooks } from '../books';
import { settlementService } from '../service';
import { completeSettlement, saveSettlement } from '../settlements/save-settlement';
import {
  deliverCompanies,
  entry,
  franchise,
  franchiseOwner,
  idOf,
  ofFranchise,
  preparer,
  TIMEZONE,
} from '../settlements/settlement.fixture';
import { choosePurchases } from './choose-purchases';
import { deliverCatalogue, deliverOrder, invoiceNo, item, productA } from './purchases.fixture';

describe('what was bought for a settlement', () => {
  let settlements: TestService;
  let next = 0;
  const now = new Date('2026-12-08T15:00:00.000Z');

  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    await deliverCatalogue(settlements);
  });
  afterAll(() => settlements.stop());

  const save = (overrides: object = {}, use = saveSettlement) =>
    settlements.service.inTransaction({ session: preparer, now }, (unit) =>
      use(unit, preparer, entry(overrides), { timezone: TIMEZONE }),
    );
  const bought = (overrides = {}) => {
    next += 1;
    return deliverOrder(settlements, next, overrides);
  };
  const choose = (
    settlementId: string,
    boxes: { loadId: string; box: number }[],
    lotNo = '',
    session: Session = preparer,
  ) => settlements.call(session, purchasesChoose, { settlementId, boxes, lotNo });
  const assayer = testSession({ ...preparer, canAccessAssay: true });
  const shown = async (settlementId: string, reader = assayer) =>
    (await settlements.call(reader, settlementPurchases, { settlementId })).body;
  const isBooked = async () => {
    const { rows } = await settlements.service.database.raw(settlementBooks[0]?.query ?? '');
    return rows;
  };
  const twoBoxes = () => [
    item({ itemId: idOf(82_000 + next * 10), box: 1 }),
    item({ itemId: idOf(82_001 + next * 10), box: 2, type: 'DIESEL', total: 500 }),
  ];

  it('is offered: invoices of its customer with boxes that stand nowhere yet', async () => {
    const { settlementId } = await save();
    const mine = await bought({ items: twoBoxes() });
    const foreign = await bought({ companyId: ofFranchise });
    await settlements.deliver(lotsStamped, {
      ...lotsStamped.example,
      loadId: mine.loadId,
      ceramicLot: 'C-77',
    });
    const offered = async (input = {}) =>
      (await settlements.call(preparer, settlementOffered, { settlementId, ...input })).body.list;
    const found = (await offered()).find(({ loadId }) => loadId === mine.loadId);
    expect(found).toMatchObject({ lotStamps: 'November, C-77, D-7', companyName: 'Corner Muffler' });
    expect(found?.boxes.map(({ box, pieces, cost }) => [box, pieces, cost])).toEqual([
      [1, 10, 1500],
      [2, 10, 500],
    ]);
    expect((await offered()).some(({ loadId }) => loadId === foreign.loadId)).toBe(false);
    expect((await offered({ search: 'c-77' })).map(({ loadId }) => loadId)).toEqual([mine.loadId]);
    await choose(settlementId, [{ loadId: mine.loadId, box: 1 }]);
    const [rest] = await offered({ search: 'c-77' });
    expect(rest?.boxes.map(({ box }) => box)).toEqual([2]);
  });

  it('a settlement of a franchise is offered what its customers sold', async () => {
    const { settlementId } = await save({ companyId: franchise });
    const { loadId } = await bought({ companyId: ofFranchise });
    const { body } = await settlements.call(franchiseOwner, settlementOffered, { settlementId });
    expect(body.list.map((row) => row.loadId)).toContain(loadId);
    expect((await choose(settlementId, [{ loadId, box: 1 }], '', franchiseOwner)).status).toBe(200);
    expect(await isBooked()).toEqual([]);
  });

  it('keeps its settlement from going to another company until its boxes are out', async () => {
    const { settlementId } = await save();
    const { loadId } = await bought();
    await choose(settlementId, [{ loadId, box: 1 }]);
    const toFranchise = () => save({ settlementId, companyId: franchise });
    await expect(toFranchise()).rejects.toMatchObject({
      status: 409,
      details: { code: 'OTHER_PURCHASES' },
    });
    const hidden = await settlements.call(franchiseOwner, settlementPurchases, { settlementId });
    expect(hidden.status).toBe(404);
    await settlements.call(preparer, purchaseRemove, { settlementId, loadId, box: 1 });
    await toFranchise();
    expect(await isBooked()).toEqual([]);
  });

  it('lets its settlement go to the company above its own', async () => {
    const { settlementId } = await save({ companyId: ofFranchise });
    const { loadId } = await bought({ companyId: ofFranchise });
    await choose(settlementId, [{ loadId, box: 1 }]);
    await save({ settlementId, companyId: franchise });
    expect((await shown(settlementId)).boxes).toHaveLength(1);
    expect(await isBooked()).toEqual([]);
  });

  it('is held against what was received and settled, in all, by lot and by type', async () => {
    const { settlementId } = await save();
    const { loadId } = await bought({ items: twoBoxes() });
    await choose(settlementId, [{ loadId, box: 1 }], 'l 01');
    await choose(settlementId, [{ loadId, box: 2 }], 'L-2');
    const counted = { settlementId, loadId, box: 2, lotNo: 'L-2', receivedPieces: 9 };
    expect((await settlements.call(preparer, purchaseCount, counted)).status).toBe(200);
    const found = await shown(settlementId);
    expect(found).toMatchObject({
      isComplete: false,
      lotNos: ['L-1', 'L-2'],
      counts: { bought: 20, received: 19 },
      // 20 pieces of 1180 g.
      weights: { expected: 52.029, received: 2413.05, processedDry: 2400.75, lots: 2400.75 },
      ounces: { expected: { pt: 0.9484 }, settled: { pt: 32.717, pd: 59.436, rh: 8.137 } },
      accuracy: { pt: 3449.7 },
      cost: 2000,
      unknownLines: 0,
    });
    expect(found.types).toMatchObject([
      { type: 'CERAMIC', pieces: 10, cost: 1500, dollarsPerUnit: 150, dollarsPerPound: 57.66 },
      { type: 'DIESEL', pieces: 10, cost: 500, dollarsPerUnit: 50, poundsPerUnit: 2.6 },
    ]);
    expect(found.lots).toMatchObject([
      { lotNo: 'L-1', pieces: 10, netDry: 1520.5, settledOz: { pt: 24.502 } },
      { lotNo: 'L-2', receivedPieces: 9, netDry: 880.25 },
    ]);
  });

  it('tells no metal to who sees no assays: that of a box of one converter would say its own', async () => {
    const settlementId = (await save()).settlementId;
    const { loadId } = await bought({ items: twoBoxes() });
    await choose(settlementId, [{ loadId, box: 1 }], 'L-1');
    const settler = testSession({ ...preparer, canAccessAssay: false });
    const ofReader = async (reader: Session) => {
      const { boxes, types, lots, ounces, accuracy, weights } = await shown(settlementId, reader);
      const { list } = (await settlements.call(reader, settlementOffered, { settlementId })).body;
      const free = list.find((row) => row.loadId === loadId)?.boxes ?? [];
      const told = [...boxes, ...free, ...types].map((each) => each.ounces);
      const weighed = [...boxes, ...free, ...types, ...lots].map((each) => each.pounds);
      const rates = types.flatMap(({ poundsPerUnit, dollarsPerPound }) => [poundsPerUnit, dollarsPerPound]);
      const ofLots = lots.map(({ expectedOz }) => expectedOz);
      return { told, weighed: [...weighed, ...rates], ofLots, ounces, accuracy, weights };
    };
    const seen = await ofReader(assayer);
    expect([...seen.told, seen.ofLots[0]]).toEqual(Array(4).fill({ pt: 0.4742, pd: 0.8764, rh: 0.1472 }));
    expect(seen.weighed).toContain(26.0145);
    const { settled } = seen.ounces;
    const { expected, ...weights } = seen.weights;
    expect(expected).toBeGreaterThan(26);
    expect(await ofReader(settler)).toEqual({
      told: Array(3).fill(undefined),
      weighed: seen.weighed.map(() => undefined),
      ofLots: seen.ofLots.map(() => undefined),
      ounces: { settled },
      accuracy: undefined,
      weights,
    });
  });

  it('tells no dollars to who sees no sums: the boxes of an invoice add up to what it came to', async () => {
    const settlementId = (await save()).settlementId;
    const { loadId } = await bought({ items: twoBoxes() });
    await choose(settlementId, [{ loadId, box: 1 }], 'L-1');
    const blind = testSession({ ...assayer, canSeeSubtotal: false });
    const told = async (reader: Session) => {
      const found = await shown(settlementId, reader);
      const { list } = (await settlements.call(reader, settlementOffered, { settlementId })).body;
      const free = list.find((row) => row.loadId === loadId)?.boxes ?? [];
      return [found, ...found.boxes, ...free, ...found.types].map(({ cost }) => cost);
    };
    expect(await told(assayer)).toEqual(Array(4).fill(expect.any(Number)));
    expect(await told(blind)).toEqual(Array(4).fill(undefined));
    const { types } = await shown(settlementId, blind);
    expect(types[0]).not.toHaveProperty('dollarsPerUnit');
    expect(types[0]).not.toHaveProperty('dollarsPerPound');
    const { status, error } = await settlements.call(blind, settlementAutopsy, { settlementId });
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('a box goes into one settlement, also when two choose it at once', async () => {
    const [one, other] = [await save(), await save()];
    const { loadId } = await bought();
    const box = [{ loadId, box: 1 }];
    const answers = await Promise.all([one, other].map(({ settlementId }) => choose(settlementId, box)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await Promise.all([one, other].map(({ settlementId }) => choose(settlementId, box, 'L-1')));
    expect(again.map(({ status }) => status)).toEqual(answers.map(({ status }) => status));
    const refused = again.find(({ status }) => status === 409)?.error;
    expect(refused).toMatchObject({
      code: 'BOX_TAKEN',
      error: `Box 1 of ${invoiceNo(next)} stands in another settlement.`,
    });
    expect(await isBooked()).toEqual([]);
  });

  it('is taken out again, and its ounces are due nowhere', async () => {
    const { settlementId } = await save();
    const { loadId } = await bought();
    await choose(settlementId, [{ loadId, box: 1 }]);
    const input = { settlementId, loadId, box: 1 };
    expect((await settlements.call(preparer, purchaseRemove, input)).status).toBe(200);
    expect((await settlements.call(preparer, purchaseRemove, input)).status).toBe(404);
    expect((await shown(settlementId)).boxes).toEqual([]);
    const { database } = settlements.service;
    const due: { metal_due_at: Date | null; ounces: string }[] = await database('metal_entry')
      .where({ source_id: loadId })
      .groupBy('metal_due_at')
      .select('metal_due_at', database.raw('sum(ounces) as ounces'));
    expect(due.map(({ metal_due_at, ounces }) => [metal_due_at === null, Number(ounces) > 0])).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, false],
      ]),
    );
    expect(await isBooked()).toEqual([]);
  });

  it('is booked with its settlement when its order is amended while it is chosen', async () => {
    const { settlementId } = await save({ lotTableData: [] });
    const load = await bought();
    const items = [{ ...item(), ...load.items[0], quantity: 12, finalQty: 12, finalUnit: 12, total: 1800 }];
    const amended = { ...load, version: 2, items, subtotal: 1800, grandtotal: 1800 };
    const { database } = settlements.service;
    const isWaiting = async () => {
      const waiting = await database('pg_locks').where({ locktype: 'advisory', granted: false }).first('pid');
      return waiting !== undefined;
    };
    let told: Promise<unknown> | undefined;
    await settlements.service.inTransaction({ session: preparer }, async (unit) => {
      const boxes = [{ loadId: load.loadId, box: 1 }];
      await choosePurchases(unit, preparer, { settlementId, boxes, lotNo: '' });
      told = settlements.deliver(loadAmended, { ...loadAmended.example, ...amended });
      while (!(await isWaiting())) await database.raw('select pg_sleep(0.01)');
    });
    await told;
    const pieces = await database('bought_item').where({ load_id: load.loadId }).first('pieces');
    expect(Number(pieces.pieces)).toBe(12);
    expect(await isBooked()).toEqual([]);
  });

  it('stays as it is once the settlement is completed', async () => {
    const { settlementId } = await save();
    const { loadId } = await bought({ items: twoBoxes() });
    await choose(settlementId, [{ loadId, box: 1 }]);
    await save({ settlementId }, completeSettlement);
    const box = { settlementId, loadId, box: 1 };
    const refusals = [
      await choose(settlementId, [{ loadId, box: 2 }]),
      await settlements.call(preparer, purchaseRemove, box),
      await settlements.call(preparer, purchaseCount, { ...box, lotNo: '', receivedPieces: 1 }),
    ];
    expect(refusals.map(({ status, error }) => [status, error.code])).toEqual(
      refusals.map(() => [409, 'SETTLEMENT_COMPLETED']),
    );
    expect(await isBooked()).toEqual([]);
  });

  it('takes its profit apart, to the cent', async () => {
    const { settlementId } = await save();
    const { loadId } = await bought({ items: twoBoxes() });
    await choose(settlementId, [
      { loadId, box: 1 },
      { loadId, box: 2 },
    ]);
    await save({ settlementId }, completeSettlement);
    const { body } = await settlements.call(assayer, settlementAutopsy, { settlementId });
    const { cost, marginAsBought = 0, parts, profit, units = [] } = body;
    // Amounts 127,227.287 less charges but the advance 7,883.492 less 2,000 paid.
    expect([cost, profit]).toEqual([2000, 117343.8]);
    // 20 pieces of A at the market: 214.48 each, with ounces to four decimals.
    expect(marginAsBought).toBeCloseTo(20 * 214.48 - 2000, 0);
    const cents = [marginAsBought, ...Object.values(parts)].reduce(
      (sum, part = 0) => sum + Math.round(part * 100),
      0,
    );
    expect(cents).toBe(Math.round(profit * 100));
    expect(units).toHaveLength(2);
    expect(units[0]).toMatchObject({ loadId, productId: productA, invoiceNo: invoiceNo(next), pieces: 10 });
    expect(units[0]?.oem).toBe('KT 0334');

    // Who sees no assays is told nothing that rests on expected ounces or pounds.
    const { body: told } = await settlements.call(preparer, settlementAutopsy, { settlementId });
    const { charges, interest } = parts;
    const { isComplete, settlementNo } = body;
    expect(told).toEqual({
      ...{ settlementId, settlementNo, isComplete, cost, profit },
      parts: { charges, interest },
    });
  });

  it('knows nothing out of scope', async () => {
    const { settlementId } = await save();
    const { settlementId: ofOwner } = await save({ companyId: ofFranchise });
    const { loadId } = await bought();
    const box = { loadId, box: 1 };
    const count = { ...box, lotNo: '', receivedPieces: 1 };
    const call = settlements.call.bind(settlements, franchiseOwner);
    const answers = [
      await call(settlementPurchases, { settlementId }),
      await call(settlementOffered, { settlementId }),
      await call(settlementAutopsy, { settlementId }),
      await choose(settlementId, [box], '', franchiseOwner),
      await choose(ofOwner, [box], '', franchiseOwner),
      await choose(ofOwner, [box]),
      await choose(settlementId, [{ loadId: idOf(1), box: 1 }]),
      await choose(settlementId, [{ loadId, box: 7 }]),
      await call(purchaseCount, { settlementId, ...count }),
      await call(purchaseCount, { settlementId: ofOwner, ...count }),
      await call(purchaseRemove, { settlementId, ...box }),
      await call(purchaseRemove, { settlementId: ofOwner, ...box }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('needs a token and the right', async () => {
    const input = { settlementId: idOf(1) };
    for (const [session, status] of [
      [null, 401],
      [testSession(), 403],
    ] as const) {
      for (const endpoint of [
        settlementPurchases,
        settlementOffered,
        settlementAutopsy,
        metalBook,
        metalEntries,
      ])
        expect((await settlements.call(session, endpoint, input)).status).toBe(status);
    }
  });

  it.each([
    [{ boxes: [] }, 'boxes'],
    [{ boxes: [{ loadId: 'x', box: 1 }] }, 'boxes'],
    [{ boxes: [{ loadId: idOf(1), box: 1.5 }] }, 'boxes'],
    [{ boxes: [{ loadId: idOf(1), box: 1 }], lotNo: 'x'.repeat(101) }, 'lotNo'],
  ])('refuses %j', async (input, field) => {
    const { status, error } = await settlements.call(preparer, purchasesChoose, {
      settlementId: idOf(1),
      ...input,
    });
    expect([status, Object.keys(error.fields ?? {})[0]?.split('.')[0]]).toEqual([400, field]);
  });

  it('the house sees all of the book, a franchise its own', async () => {
    const weeks = async (session: Session) => {
      const reader = testSession({ ...session, canAccessAssay: true });
      return (await settlements.call(reader, metalBook, {})).body.weeks;
    };
    const totals = (found: Awaited<ReturnType<typeof weeks>>) =>
      found.reduce((sum, { bought }) => sum + (bought?.pt ?? 0), 0);
    const [house, owner] = [totals(await weeks(preparer)), totals(await weeks(franchiseOwner))];
    expect(owner).toBeGreaterThan(0);
    expect(house).toBeGreaterThan(owner);
    const { body } = await settlements.call(franchiseOwner, metalEntries, { count: 500 });
    expect(new Set(body.list.map(({ companyName }) => companyName))).toEqual(
      new Set(['Decatur Muffler', 'Peachtree Cores']),
    );
  });
});
