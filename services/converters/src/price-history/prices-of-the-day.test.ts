import { randomUUID } from 'node:crypto';
import { productAdd, productBulkEdit, productEdit } from '@washcoat/contract-converters';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { TestService } from '@washcoat/testing';
import { landed, startUploads } from '../bulk-upload/upload.fixture';
import { undoUpload } from '../bulk-upload/undo-upload';
import { nextUnderWay } from '../bulk-upload/upload.repository';
import { PriceBoard } from '../pricing/price-board';
import { addProducts } from '../product/add-products';
import { changeProducts } from '../product/change-products';
import { lockProducts } from '../product/product-record.repository';
import { convertersService } from '../service';
import { converterA, newProduct, putInForce, startCatalogue } from '../testing/catalogue.fixture';
import { productForm, superAdmin } from '../testing/product-form.fixture';
import { takePass } from './price-history-run.repository';
import { recordNextBatch } from './record-price-history.job';

/** That of the installation. */
const ZONE = 'America/New_York';
/** An hour of a day of a month that is over, when prices of today were not in force. */
const at = (day: string, hour = '12:00') => new Date(`2020-03-${day}T${hour}:00-04:00`);
const board = new PriceBoard(ZONE);

/** Goes over all converters as the job does, until nothing is left. */
async function passOf({ service }: TestService, now: Date): Promise<void> {
  while (!(await recordNextBatch(service, now)));
}

/** The rows of a converter, newest first: day of the month and published price. */
async function rowsOf({ service }: TestService, productId: string): Promise<[string, string][]> {
  const rows: { day: string; price: string }[] = await service
    .database('price_history')
    .where({ product_id: productId })
    .orderBy('day', 'desc')
    .select('day', 'publish_price as price');
  return rows.map(({ day, price }) => [day.slice('2020-03-'.length), price]);
}

describe('the row of a day in the price history', () => {
  let catalogue: TestService;
  const createdAt = at('01');
  const priced = newProduct({ ...converterA, productId: randomUUID(), oem: 'HIST 1', createdAt });
  const twin = newProduct({ ...priced, productId: randomUUID(), oem: 'HIST 2' });
  const { productId } = priced;
  const before: [string, string] = ['09', '182.59'];

  beforeEach(async () => {
    catalogue = await startCatalogue([priced, twin], { ...convertersService, jobs: [] });
    await putInForce(catalogue, { families: { 'Foreign Large': 0 } }, at('01'));
    await passOf(catalogue, at('09'));
    await passOf(catalogue, at('10', '00:05'));
  });
  afterEach(() => catalogue.stop());

  const during = <T>(now: Date, work: (unit: UnitOfWork) => Promise<T>) =>
    catalogue.service.inTransaction({ session: superAdmin, now }, work);
  const override = (price: number | null, now: Date) =>
    during(now, (unit) =>
      changeProducts(unit, superAdmin, [productId], { price, isCalculatedPrice: price !== null }, board),
    );
  const apply = (family: number, now: Date) =>
    putInForce(catalogue, { families: { 'Foreign Large': family } }, now);
  const rows = () => rowsOf(catalogue, productId);

  it('is written for a converter that is added after the pass, that is edited among others, and in its form', async () => {
    const { body } = await catalogue.call(superAdmin, productAdd, productForm({ oem: 'HIST 3' }));
    const newest = async () => (await rowsOf(catalogue, body.productId))[0]?.[1];
    expect(await newest()).toBe('37.24');
    const change = { family: 'Foreign Large' };
    await catalogue.call(superAdmin, productBulkEdit, { ids: [body.productId], change });
    expect(await newest()).toBe('38.17');
    const edit = { productId: body.productId, version: 2, price: 100, isCalculatedPrice: true };
    expect((await catalogue.call(superAdmin, productEdit, edit)).status).toBe(200);
    expect(await newest()).toBe('96.00');
  });

  it('holds the last price of a converter that is edited twice', async () => {
    expect(await rows()).toEqual([before]);
    await override(100, at('10', '10:00'));
    expect(await rows()).toEqual([['10', '96.00'], before]);
    await override(200, at('10', '11:00'));
    expect(await rows()).toEqual([['10', '192.00'], before]);
  });

  it('is taken away when the price is that of the row before again', async () => {
    await override(100, at('10', '10:00'));
    await override(null, at('10', '11:00'));
    expect(await rows()).toEqual([before]);
    await override(100, at('10', '12:00'));
    await override(null, at('11'));
    expect(await rows()).toEqual([['11', '182.59'], ['10', '96.00'], before]);
  });

  it('holds prices that are applied after the pass, of two the last', async () => {
    await apply(10, at('10', '10:00'));
    await passOf(catalogue, at('10', '10:05'));
    expect(await rows()).toEqual([['10', '200.85'], before]);
    await apply(20, at('10', '11:00'));
    await passOf(catalogue, at('10', '11:05'));
    expect(await rows()).toEqual([['10', '219.11'], before]);
    await apply(0, at('10', '12:00'));
    await passOf(catalogue, at('10', '12:05'));
    expect(await rows()).toEqual([before]);
  });

  it('holds prices that are applied too late for a pass of that day', async () => {
    await apply(10, at('10', '23:59'));
    await override(100, at('11', '00:01'));
    await passOf(catalogue, at('11', '00:05'));
    expect(await rowsOf(catalogue, twin.productId)).toEqual([['10', '200.85'], before]);
    expect(await rows()).toEqual([['11', '96.00'], before]);
  });

  it('is not that of a converter which was added or changed on the next day, before the pass of its day', async () => {
    const { createdAt: _, ...form } = priced;
    const late = newProduct({ ...form, productId: randomUUID(), oem: 'HIST 3' });
    await apply(10, at('10', '23:59'));
    await during(at('11', '00:01'), async (unit) => {
      await addProducts(unit, superAdmin, [late]);
      await changeProducts(unit, superAdmin, [productId], { notes: 'Seen again' }, board);
    });
    await passOf(catalogue, at('11', '00:05'));
    expect(await rowsOf(catalogue, late.productId)).toEqual([['11', '200.85']]);
    expect(await rows()).toEqual([['11', '200.85'], before]);
    expect(await rowsOf(catalogue, twin.productId)).toEqual([['10', '200.85'], before]);
  });

  it('is not written by an edit of what no price depends on', async () => {
    await apply(10, at('10', '10:00'));
    await during(at('10', '10:01'), (unit) =>
      changeProducts(unit, superAdmin, [productId], { notes: 'Seen again', isActive: false }, board),
    );
    expect(await rows()).toEqual([before]);
    await during(at('10', '10:02'), (unit) =>
      changeProducts(unit, superAdmin, [productId], { schemeDisc: null }, board),
    );
    expect((await rows())[0]?.[0]).toBe('10');
  });

  it('waits for the next run when somebody has a converter for long, and nobody waits for the others', async () => {
    const [first = '', second = ''] = [productId, twin.productId].toSorted();
    await apply(10, at('10', '10:00'));
    await during(at('10', '10:05'), async ({ trx }) => {
      await lockProducts(trx, [second]);
      expect(await recordNextBatch(catalogue.service, at('10', '10:05'))).toBe(true);
      await during(at('10', '10:05'), (other) => lockProducts(other.trx, [first]));
    });
    expect(await rows()).toEqual([before]);
    await passOf(catalogue, at('10', '10:10'));
    expect(await rows()).toEqual([['10', '200.85'], before]);
    expect(await rowsOf(catalogue, twin.productId)).toEqual([['10', '200.85'], before]);
  });

  it('comes to every converter however often prices are applied', async () => {
    const ids = [productId, twin.productId].toSorted();
    const third = newProduct({ ...priced, productId: 'ffffffff-ffff-4fff-bfff-ffffffffffff', oem: 'HIST 3' });
    await during(at('10'), (unit) => addProducts(unit, superAdmin, [third]));
    const newest = () =>
      Promise.all([...ids, third.productId].map(async (id) => (await rowsOf(catalogue, id))[0]?.[1]));
    const step = (minute: string) => recordNextBatch(catalogue.service, at('10', `10:${minute}`), 1);
    const [was, ten, twenty, thirty] = ['182.59', '200.85', '219.11', '237.37'];
    await apply(10, at('10', '10:00'));
    await step('01');
    expect(await newest()).toEqual([ten, was, undefined]);
    await apply(20, at('10', '10:02'));
    await step('03');
    expect(await newest()).toEqual([ten, twenty, undefined]);
    await apply(30, at('10', '10:04'));
    await step('05');
    expect(await newest()).toEqual([ten, twenty, thirty]);
    while (!(await step('06')));
    expect(await newest()).toEqual([thirty, thirty, thirty]);
    expect(await step('07')).toBe(true);
  });

  it('is that of an edit which the pass meets half done', async () => {
    await apply(10, at('10', '10:00'));
    let pass: Promise<unknown> | undefined;
    await during(at('10', '10:05'), async (unit) => {
      await changeProducts(unit, superAdmin, [productId], { price: 100, isCalculatedPrice: true }, board);
      pass = recordNextBatch(catalogue.service, at('10', '10:05'));
      await waitingForLock();
    });
    await pass;
    expect(await rows()).toEqual([['10', '96.00'], before]);
  });

  it('is written once by two processes at once', async () => {
    await apply(10, at('10', '10:00'));
    const now = at('10', '10:05');
    const copies = [recordNextBatch(catalogue.service, now), recordNextBatch(catalogue.service, now)];
    expect(await Promise.all([...copies, override(100, now)])).toMatchObject([true, true, { changed: 1 }]);
    expect(await rows()).toEqual([['10', '96.00'], before]);
  });

  it('follows an apply that comes in the middle of the pass, which it does not wait for', async () => {
    await during(at('10', '10:05'), async ({ trx }) => {
      await takePass(trx, '2020-03-10', ZONE);
      await apply(10, at('10', '10:05'));
    });
    await passOf(catalogue, at('10', '10:10'));
    expect(await rows()).toEqual([['10', '200.85'], before]);
  });

  async function waitingForLock(): Promise<void> {
    const { database } = catalogue.service;
    for (;;) {
      const { rows: waiting } = await database.raw(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (waiting.length) return;
    }
  }
});

describe('the price history after an upload', () => {
  it('is recorded by the pass of its day, which begins again; so it is after an undo', async () => {
    const createdAt = at('01');
    const product = newProduct({ oem: 'HIST 1', price: 100, isCalculatedPrice: true, createdAt });
    const catalogue = await startUploads([product]);
    const { service } = catalogue;
    await putInForce(catalogue, {}, at('01'));
    const prices = async () => (await rowsOf(catalogue, product.productId)).map(([, price]) => price);
    await passOf(catalogue, at('09'));
    await passOf(catalogue, new Date());
    const { uploadId } = await landed(catalogue, [
      { productId: product.productId, oem: 'HIST 1', type: 'CERAMIC', price: 200 },
    ]);
    expect(await prices()).toEqual(['96.00']);
    await passOf(catalogue, new Date());
    expect(await prices()).toEqual(['192.00', '96.00']);
    await service.database('bulk_upload').where({ upload_id: uploadId }).update({ status: 'undoing' });
    const upload = await nextUnderWay(service.database);
    if (upload) await undoUpload(service, upload, new Date());
    await passOf(catalogue, new Date());
    expect((await prices())[0]).toBe('96.00');
    await catalogue.stop();
  });
});
