import { randomUUID } from 'node:crypto';
import { productsChanged } from '@washcoat/contract-converters';
import {
  amountsOfPieces,
  itemAdd,
  itemFromSearch,
  itemPrice,
  itemsAdd,
  loadCompleted,
} from '@washcoat/contract-loads';
import { houseAdmin, pictureAt, testSession } from '@washcoat/testing';
import { people, products, Yard } from '../yard.fixture';

const foil = { ...products.wire, typeName: 'IMPORT WIRE', subweight: 974, oem: 'CL 7L63 FOIL' };
const unweighed = { ...foil, productId: randomUUID(), oem: 'FOIL-U', subweight: null };
const light = { ...foil, productId: randomUUID(), oem: 'FOIL-L', subweight: 12.5 };

describe('wire on a load', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
    await yard.test.deliver(productsChanged, {
      products: [{ ...foil, version: 2 }, unweighed, light],
    });
  });
  afterAll(() => yard.stop());

  const found = (product: typeof foil) => ({ ...product, profileUrl: pictureAt('a'), offerPrice: 69.3 });
  const byPieces = (loadId: string, pieces: number, product = foil) =>
    itemFromSearch(loadId, found(product), {
      ...amountsOfPieces(product.typeName, pieces),
      box: 1,
      loadUrls: [],
    });
  const addPieces = (loadId: string, pieces: number, product = foil) =>
    yard.test.call(people.buyer, itemAdd, byPieces(loadId, pieces, product));
  /** What a piece of it costs where it is no wire. */
  const pieceOf = async (subweight: number) => {
    const asPiece = { ...foil, productId: randomUUID(), typeName: 'CERAMIC', subweight };
    await yard.test.deliver(productsChanged, { products: [asPiece] });
    const { body } = await yard.add(await yard.cart(), { productId: asPiece.productId });
    return body.item.total ?? 0;
  };

  it('[CONV-061] [CONV-077] [LDET-028] that is added by the piece counts its pounds and costs what the piece costs', async () => {
    const piece = await pieceOf(974);
    const loadId = await yard.cart();
    const { status, body } = await addPieces(loadId, 1);
    expect([status, body.item.quantity, body.item.unit]).toEqual([200, 2.1473, 1]);
    expect(body.item).toMatchObject({ finalQty: 2.1473, finalUnit: 1, total: piece });
    expect(body.item.basePrice).toBeCloseTo((piece * 453.59237) / 974, 2);
    expect(body.item.adjustedPrice).toBe(body.item.basePrice);
    const three = (await addPieces(loadId, 3)).body.item;
    expect(three).toMatchObject({ quantity: 2.1473, unit: 3, finalQty: 6.4419, finalUnit: 3 });
    expect(three.total).toBeCloseTo(piece * 3, 2);
    const half = (await addPieces(loadId, 0.5)).body.item;
    expect(half).toMatchObject({ quantity: 2.1473, unit: 0.5, finalQty: 1.07365 });
    expect(half.total).toBeCloseTo(piece / 2, 1);
    expect((await addPieces(loadId, 1, light)).body.item.total).toBe(await pieceOf(12.5));
    const { importFoilLBS, totalImportFoilPieces } = (await yard.load(loadId)).invoioceItemDetails;
    expect(importFoilLBS).toBeCloseTo(2.1473 + 6.4419 + 1.07365 + 0.0276, 4);
    expect(totalImportFoilPieces).toBe(5.5);
  });

  it('is paid by the pounds that are typed, at once and when they are corrected', async () => {
    const piece = await pieceOf(974);
    const loadId = await yard.cart();
    const added = (await addPieces(loadId, 1)).body.item;
    const perPound = added.basePrice ?? 0;
    const corrected = await yard.edit({ loadId, itemId: added.itemId, version: 1, quantity: 2.15 });
    expect(corrected.body.item).toMatchObject({ finalQty: 2.15, adjustedPrice: perPound });
    expect(corrected.body.item.total).toBeCloseTo(perPound * 2.15, 2);
    expect(corrected.body.item.total).toBeLessThan(piece * 1.01);
    const typed = await yard.add(loadId, { productId: foil.productId, quantity: 10 });
    expect(typed.body.item.total).toBeCloseTo(perPound * 10, 2);
    const kept = { loadId, itemId: typed.body.item.itemId, version: 1, adjustedPrice: perPound };
    expect((await yard.edit(kept)).body.item.adjustedPrice).toBe(perPound);
    const five = await yard.edit({ loadId, itemId: added.itemId, version: 2, quantity: 2.12345 });
    expect(five.error.fields).toEqual({ quantity: 'Use a quantity with at most 4 decimals' });
  });

  it('comes in among other lines as it comes in alone, and is told to others as it stands', async () => {
    const loadId = await yard.cart();
    const { loadId: _loadId, ...line } = byPieces(loadId, 2);
    const lines = [
      { key: randomUUID(), ...line },
      { key: randomUUID(), productId: foil.productId },
      { key: randomUUID(), productId: products.a.productId },
    ];
    const { body } = await yard.test.call(people.buyer, itemsAdd, { loadId, lines });
    expect(body.lines.map(({ item }) => [item?.quantity, item?.unit])).toEqual([
      [2.1473, 2],
      [2.1473, 1],
      [1, 1],
    ]);
    await yard.complete(loadId);
    const told = (await yard.test.published(loadCompleted)).find((event) => event.loadId === loadId);
    expect(told?.items.map(({ finalQty, adjustedPrice, total }) => [finalQty, adjustedPrice, total])).toEqual(
      body.lines.map(({ item }) => [item?.finalQty, item?.adjustedPrice, item?.total]),
    );
  });

  it('has steps that end on the price of a pound, and no alert for it', async () => {
    const loadId = await yard.cart();
    const { item } = (await addPieces(loadId, 1)).body;
    const { body } = await yard.test.call(people.buyer, itemPrice, { loadId, itemId: item.itemId });
    const steps = body.explanation ?? [];
    expect(steps.slice(-2)).toMatchObject([
      { step: 'offer' },
      {
        step: 'perPound',
        kind: 'change',
        label: 'Per pound',
        reason: '÷ 2.1473 lb, what a piece weighs',
        before: steps.at(-2)?.after,
        after: item.basePrice,
      },
    ]);
    const changes = steps
      .filter(({ kind }) => kind === 'change')
      .reduce((sum, { change }) => sum + change, 0);
    expect((steps[0]?.after ?? 0) + changes).toBeCloseTo(item.basePrice ?? 0, 4);
    expect(item.catAlert).toBe(false);
  });

  it('without a weight has no price per pound: it is refused, unless pounds and price are entered', async () => {
    const loadId = await yard.cart();
    const refused = await addPieces(loadId, 1, { ...unweighed, subweight: 974 });
    expect([refused.status, refused.error.code]).toEqual([409, 'NO_PRICE_PER_POUND']);
    expect(refused.error.error).toBe(
      'FOIL-U has no weight in the catalogue, so it has no price per pound. Enter its pounds and the price of a pound, or have its weight entered first.',
    );
    const { productId } = unweighed;
    expect((await yard.add(loadId, { productId, quantity: 3 })).status).toBe(409);
    expect((await yard.add(loadId, { productId, adjustedPrice: 30 })).status).toBe(409);
    const entered = { productId, quantity: 3.5, adjustedPrice: 30.1234 };
    const mayNot = houseAdmin({ canOveridePrice: false });
    expect((await yard.add(loadId, entered, mayNot)).status).toBe(409);
    const { body } = await yard.add(loadId, entered);
    expect(body.item).toMatchObject({ basePrice: 30.1234, adjustedPrice: 30.1234, total: 105.43 });
    expect((await yard.load(loadId)).itemCount).toBe(1);
  });

  it('tells the price of a pound to nobody who sees no price of a line', async () => {
    const loadId = await yard.cart();
    const { item } = (await addPieces(loadId, 1)).body;
    const blind = testSession({ ...houseAdmin({}), canSeeUnitPrice: false });
    const seen = (await yard.load(loadId, blind)).items[0];
    expect(seen).toMatchObject({ itemId: item.itemId, quantity: 2.1473 });
    expect(JSON.stringify(seen)).not.toContain(String(item.basePrice));
    const steps = await yard.test.call(blind, itemPrice, { loadId, itemId: item.itemId });
    expect(steps.status).toBe(403);
  });
});
