import { randomUUID } from 'node:crypto';
import {
  assayProposalAccept,
  assayProposalGet,
  assayProposalList,
  assayProposalRefuse,
  assayProposalRenew,
  assayProposalUndo,
  productDetail,
  productEdit,
  productHistory,
  productsChanged,
  type AssayProposalWhole,
} from '@washcoat/contract-converters';
import { assayProposed, type AssayEvidence } from '@washcoat/contract-settlement';
import { topicRooms, type LiveSignal } from '@washcoat/service-kit';
import { testSession, type TestService } from '@washcoat/testing';
import { newProduct, startCatalogue } from '../testing/catalogue.fixture';

const rights = { canEditConverter: true, canAccessAssay: true };
const keeper = testSession({ ...rights, canShowPricing: true, firstName: 'Maya', lastName: 'Ellison' });
const priceless = testSession(rights);
const OUNCE = 31.1034768;
const POUND = 453.59237;

const assayed = (oem: string, family: string, overrides = {}) =>
  newProduct({
    ...{ oem, family, productId: randomUUID(), description: `${oem} of ${family}` },
    ...{ subweight: 1000, ptAssay: 1000, pdAssay: 2000, rhAssay: 300, ...overrides },
  });
const toyota = assayed('TY 1', 'Toyota');
const tested = assayed('TY 2', 'Toyota', {
  tests: Array.from({ length: 8 }, () => ({
    ...{ subweight: 1000, ptAssay: 1000, pdAssay: 2000, rhAssay: 300 },
    ...{ location: 'Atlanta', notes: '', createdAt: new Date('2026-01-05T15:00:00Z') },
  })),
});
const diesel = assayed('DP 1', 'Diesel', { ptAssay: 3000, pdAssay: 400, rhAssay: null });
const blank = newProduct({ oem: 'BLANK 9', family: 'Toyota' });

/** A lot of a hundred pieces of each, which holds `share` of what the catalogue says. */
function evidence(share: number, overrides: Partial<AssayEvidence> = {}): AssayEvidence {
  const pieces = 100;
  const grams = pieces * 1000;
  const ounces = (ppm: number) => Number(((ppm * grams * share) / 1e6 / OUNCE).toFixed(3));
  return {
    ...assayProposed.example,
    settlementId: randomUUID(),
    settlementNo: 'ST-7',
    settledOz: { pt: ounces(5000), pd: ounces(4400), rh: ounces(600) },
    netDry: (3 * grams) / POUND,
    units: [toyota, tested, diesel].map(({ productId }) => ({ productId, pieces, pounds: 0 })),
    version: 1,
    ...overrides,
  };
}

describe('what settlements say of assays', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue([toyota, tested, diesel, blank]);
  });
  afterAll(() => catalogue.stop());

  const listOf = async (settlementNo: string) =>
    (await catalogue.call(keeper, assayProposalList, { text: settlementNo })).body.list;
  const wholeOf = async (settlementNo: string, family = 'Toyota', reader = keeper) => {
    const row = (await listOf(settlementNo)).find((one) => one.family === family);
    if (!row) throw new Error(`No proposal of ${settlementNo}`);
    const { assayProposalId } = row;
    return (await catalogue.call(reader, assayProposalGet, { assayProposalId })).body;
  };
  const told = async (settlementNo: string, share: number, overrides: Partial<AssayEvidence> = {}) => {
    const data = evidence(share, { settlementNo, ...overrides });
    await catalogue.deliver(assayProposed, data);
    return data;
  };
  const named = ({ assayProposalId, version }: AssayProposalWhole) => ({ assayProposalId, version });
  const assayOf = async (productId: string) =>
    (await catalogue.call(keeper, productDetail, { productId })).body;

  it('proposes for each family, firm assays less, and changes nothing by itself', async () => {
    await told('ST-100', 0.95);
    expect(
      (await listOf('ST-100')).map(({ family, status, converterCount }) => [family, status, converterCount]),
    ).toEqual(
      expect.arrayContaining([
        ['Toyota', 'open', 2],
        ['Diesel', 'open', 1],
      ]),
    );
    const { lines, evidence: found } = await wholeOf('ST-100');
    const line = (oem: string) => lines.find((one) => one.oem === oem);
    expect(line('TY 1')?.after.pt).toBeLessThan(line('TY 2')?.after.pt ?? 0);
    expect(line('TY 2')?.after.pt).toBeLessThan(1000);
    expect(line('TY 2')).toMatchObject({
      tests: 8,
      before: { pt: 1000, pd: 2000, rh: 300 },
      isChanged: false,
    });
    expect(line('TY 1')?.uncertainty.pt).toBeLessThan(line('TY 1')?.uncertaintyBefore.pt ?? 0);
    expect(line('TY 1')?.testsAfter).toBeGreaterThan(0);
    expect(line('TY 1')?.priceAfter).toBeLessThan(line('TY 1')?.priceBefore ?? 0);
    expect(found).toMatchObject({
      pieces: 300,
      familyPieces: 200,
      expectedGrams: 300_000,
      settledGrams: 300_000,
    });
    expect(found.expectedOz.pt).toBeCloseTo(16.075, 3);
    expect(await assayOf(toyota.productId)).toMatchObject({ ptAssay: 1000, pdAssay: 2000, version: 1 });
  });

  it('gives an assay that nobody made no value, and a converter without assay none', async () => {
    await told('ST-101', 0.9, {
      units: [diesel, blank].map(({ productId }) => ({ productId, pieces: 100, pounds: 0 })),
    });
    expect((await listOf('ST-101')).map(({ family }) => family)).toEqual(['Diesel']);
    const [line] = (await wholeOf('ST-101', 'Diesel')).lines;
    expect(line?.after.rh).toBeNull();
  });

  it('says nothing where the catalogue is right, and believes a lot less that weighs other than its units', async () => {
    await told('ST-102', 1);
    expect(await listOf('ST-102')).toEqual([]);
    await told('ST-103', 0.8, { netDry: (3 * 100_000 * 0.8) / POUND });
    expect(await listOf('ST-103')).toEqual([]);
  });

  it('takes the newest that a settlement says, once, and keeps what is decided', async () => {
    const first = await told('ST-104', 0.9);
    const before = (await listOf('ST-104')).map(({ assayProposalId }) => assayProposalId);
    await catalogue.deliver(assayProposed, first);
    expect((await listOf('ST-104')).map(({ assayProposalId }) => assayProposalId)).toEqual(before);
    const toRefuse = await wholeOf('ST-104', 'Diesel');
    await catalogue.call(keeper, assayProposalRefuse, {
      ...named(toRefuse),
      reason: 'Mixed with a friend’s',
    });
    await catalogue.deliver(assayProposed, {
      ...first,
      ...evidence(1.1),
      settlementNo: 'ST-104',
      settlementId: first.settlementId,
      version: 3,
    });
    await catalogue.deliver(assayProposed, { ...first, version: 2 });
    const rows = await listOf('ST-104');
    expect(rows.map(({ family, status }) => [family, status]).sort()).toEqual([
      ['Diesel', 'refused'],
      ['Toyota', 'open'],
    ]);
    expect((await wholeOf('ST-104')).lines[0]?.after.pt).toBeGreaterThan(1000);
  });

  it('accepts with the history of an edit, counts what it was worth, and undoes', async () => {
    await told('ST-105', 0.95);
    const proposal = await wholeOf('ST-105');
    const line = proposal.lines.find(({ oem }) => oem === 'TY 1');
    const answer = await catalogue.call(keeper, assayProposalAccept, named(proposal));
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'The converters have the proposed assays.', version: 2 },
    ]);
    expect(await assayOf(toyota.productId)).toMatchObject({ ptAssay: line?.after.pt, version: 2 });
    const [change] = (await catalogue.call(keeper, productHistory, { productId: toyota.productId })).body
      .list;
    expect(change?.changes.map(({ field }) => field).sort()).toEqual(['pdAssay', 'ptAssay', 'rhAssay']);
    const { assayProposalId } = proposal;
    const ofIt = { assayProposalId, settlementNo: 'ST-105' };
    expect(change?.proposal).toEqual({ ...ofIt, decision: 'accepted' });
    const copies = (await catalogue.published(productsChanged)).flatMap(({ products }) => products);
    expect(copies.at(-1)).toMatchObject({ version: 2 });
    expect(await wholeOf('ST-105')).toMatchObject({ status: 'accepted', decidedBy: 'Maya Ellison' });

    // The next settlement moves a converter less whose assay an accepted one has made firmer.
    await told('ST-106', 0.95);
    const next = (await wholeOf('ST-106')).lines.find(({ oem }) => oem === 'TY 1');
    expect(next?.tests).toBeCloseTo(line?.testsAfter ?? 0, 1);

    const undone = await catalogue.call(keeper, assayProposalUndo, { ...named(proposal), version: 2 });
    expect(undone.status).toBe(200);
    expect(await assayOf(toyota.productId)).toMatchObject({
      ptAssay: 1000,
      pdAssay: 2000,
      rhAssay: 300,
      version: 3,
    });
    expect(await wholeOf('ST-105')).toMatchObject({ status: 'undone' });
    const { productId } = toyota;
    const [undo] = (await catalogue.call(keeper, productHistory, { productId })).body.list;
    expect(undo?.proposal).toEqual({ ...ofIt, decision: 'undone' });
    await catalogue.call(keeper, productEdit, { productId, description: 'By hand' });
    const [edit] = (await catalogue.call(keeper, productHistory, { productId })).body.list;
    expect(edit).not.toHaveProperty('proposal');
    const again = await catalogue.call(keeper, assayProposalUndo, { ...named(proposal), version: 3 });
    expect([again.status, again.error.code]).toEqual([409, 'NOT_ACCEPTED']);
  });

  it('is accepted once by two at once, and the other hears of it', async () => {
    await told('ST-107', 0.94);
    const proposal = await wholeOf('ST-107');
    const answers = await Promise.all(
      [keeper, priceless].map((who) => catalogue.call(who, assayProposalAccept, named(proposal))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: 'STALE',
      current: { status: 'accepted' },
    });
    const done = await wholeOf('ST-107');
    await catalogue.call(keeper, assayProposalUndo, named(done));
  });

  it('is not accepted when a converter was changed meanwhile, and can be worked out again', async () => {
    await told('ST-108', 0.94);
    const proposal = await wholeOf('ST-108');
    const { productId } = toyota;
    await catalogue.call(keeper, productEdit, { productId, ptAssay: 940 });
    const refused = await catalogue.call(keeper, assayProposalAccept, named(proposal));
    expect(refused.status).toBe(409);
    expect(refused.error).toMatchObject({
      code: 'CONVERTER_CHANGED',
      error: 'Somebody changed the weight or assay of TY 1 meanwhile. Nothing was changed: look at it again.',
    });
    const changed = (await wholeOf('ST-108')).lines.filter(({ isChanged }) => isChanged);
    expect(changed.map(({ oem, now }) => [oem, now?.pt])).toEqual([['TY 1', 940]]);
    expect(await assayOf(tested.productId)).toMatchObject({ ptAssay: 1000 });
    const renewed = await catalogue.call(keeper, assayProposalRenew, named(proposal));
    expect(renewed.status).toBe(200);
    const whole = await wholeOf('ST-108');
    expect(whole.lines.find(({ oem }) => oem === 'TY 1')?.before.pt).toBe(940);
    expect((await catalogue.call(keeper, assayProposalAccept, named(whole))).status).toBe(200);
    await catalogue.call(keeper, productEdit, { productId, ptAssay: 941 });
    const kept = await wholeOf('ST-108');
    const undo = await catalogue.call(keeper, assayProposalUndo, named(kept));
    expect([undo.status, undo.error.code]).toEqual([409, 'CONVERTER_CHANGED']);
  });

  it('is seen and decided by those of the house who may change assays, prices by those who see prices', async () => {
    await told('ST-109', 0.9);
    const proposal = await wholeOf('ST-109', 'Diesel');
    const { lines } = await wholeOf('ST-109', 'Diesel', priceless);
    expect(lines[0]).not.toHaveProperty('priceBefore');
    const others = [
      testSession({ canEditConverter: true }),
      testSession({ canAccessAssay: true }),
      testSession({ ...rights, hierarchy: 10 }),
      testSession({ ...rights, hierarchy: 2 }),
    ];
    for (const other of others) {
      const asked = await catalogue.call(other, assayProposalGet, named(proposal));
      expect(asked.status).toBe(403);
      expect((await catalogue.call(other, assayProposalAccept, named(proposal))).status).toBe(403);
    }
    const nobodys = { assayProposalId: randomUUID(), version: 1 };
    expect((await catalogue.call(keeper, assayProposalAccept, nobodys)).status).toBe(404);
    expect((await catalogue.call(keeper, assayProposalGet, nobodys)).status).toBe(404);
    const silent = await catalogue.call(keeper, assayProposalRefuse, { ...named(proposal), reason: '  ' });
    expect([silent.status, silent.error.fields]).toEqual([400, { reason: 'Please say why' }]);
  });

  it('tells open pages that one was made, refused, accepted and undone, and nothing of what it says', async () => {
    // Of assays as they were before the decisions of the tests above.
    await catalogue.stop();
    catalogue = await startCatalogue([toyota, tested, diesel, blank]);
    const heard: LiveSignal[] = [];
    const stop = catalogue.platform.live.follow((signal) => void heard.push(signal));
    const count = async (what: Promise<unknown>) => {
      heard.length = 0;
      await what;
      return heard;
    };
    const signal = {
      kind: 'changed',
      rooms: [topicRooms.ofAll('proposals')],
      change: { topic: 'proposals', at: expect.any(String) },
    };
    expect(await count(told('ST-110', 0.95))).toEqual([signal]);
    expect(await count(told('ST-111', 1))).toEqual([]);
    const [toyotas, diesels] = [await wholeOf('ST-110'), await wholeOf('ST-110', 'Diesel')];
    const refused = { ...named(diesels), reason: 'Two yards were mixed' };
    expect(await count(catalogue.call(keeper, assayProposalRefuse, refused))).toEqual([signal]);
    expect(await count(catalogue.call(keeper, assayProposalRefuse, refused))).toEqual([]);
    expect(await count(catalogue.call(keeper, assayProposalAccept, named(toyotas)))).toEqual([signal]);
    const accepted = { ...named(toyotas), version: 2 };
    expect(await count(catalogue.call(keeper, assayProposalUndo, accepted))).toEqual([signal]);
    stop();
  });
});
