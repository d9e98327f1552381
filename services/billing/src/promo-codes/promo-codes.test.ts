import { randomUUID } from 'node:crypto';
import { promoCodeAdd, promoCodeDelete, promoCodeEdit, promoCodeList } from '@washcoat/contract-billing';
import { TestService, testSession } from '@washcoat/testing';
import { idOf, subscriber, TIMEZONE } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { billingService } from '../service';
import { checkPromo, releasePromo, usePromo } from './use-promo';

const now = new Date('2026-11-15T15:00:00.000Z');
const modelId = idOf(7);
const priceCents = 19_999;

describe('promo codes', () => {
  let billing: TestService;
  const house = testSession({ hierarchy: 1 });

  beforeEach(async () => {
    billing = await TestService.start(billingService);
    const plan = { planName: 'Shop', noOfLookups: 500, finalPrice: 199.99, originalPrice: 245 };
    await billing.service.inTransaction({}, (unit) => addPlan(unit, plan, modelId));
  });
  afterEach(() => billing.stop());

  const add = (form: object) => billing.call(house, promoCodeAdd, { ...form });
  const edit = (form: object) => billing.call(house, promoCodeEdit, { ...form });
  const list = async (asked: object = {}) => (await billing.call(house, promoCodeList, { ...asked })).body;
  const useOf = (code: string, purchaseId: string = randomUUID(), moment = now) =>
    billing.service.inTransaction({ now: moment }, ({ trx }) =>
      usePromo(trx, code, {
        ...{ purchaseId, userId: idOf(1), modelId, priceCents, now: moment, timezone: TIMEZONE },
      }),
    );
  const release = (purchaseId: string) =>
    billing.service.inTransaction({}, ({ trx }) => releasePromo(trx, purchaseId, now));

  it('[BILL-027] [BILL-042] [BILL-062] [BILL-063] [BILL-073] are added, inactive and of a fixed value unless told otherwise', async () => {
    const { status, body } = await add({ code: ' WELCOME ', value: 12.5 });
    expect([status, body.message]).toEqual([200, 'Promo Code Successfully!']);
    expect(await list()).toEqual({
      list: [
        {
          ...{
            promocodeId: body.promocodeId,
            code: 'WELCOME',
            value: 12.5,
            isPercentage: false,
            isActive: false,
          },
          ...{ maxUses: null, startsOn: null, endsOn: null, used: 0, version: 1 },
          created: expect.stringMatching(/Z$/),
        },
      ],
      areMoreItemsAvailable: false,
    });
    const again = await add({ code: 'welcome', value: 1 });
    expect([again.status, again.error.code]).toEqual([409, 'DUPLICATE']);
    expect(again.error.error).toBe('This promo code already exists.');
  });

  it('[BILL-041] [BILL-062] are found by a part of the code, 25 at a time', async () => {
    for (let number = 10; number < 37; number += 1) await add({ code: `SPRING${number}`, value: 1 });
    await add({ code: 'YARD', value: 1 });
    const page = await list({ text: 'spring' });
    expect([page.list.length, page.areMoreItemsAvailable]).toEqual([25, true]);
    expect((await list({ text: 'spring', offset: 25 })).list).toHaveLength(2);
    expect((await list({ text: 'ring12' })).list.map(({ code }) => code)).toEqual(['SPRING12']);
  });

  it.each([
    [{ value: 1 }, ['code'], 'Fill All Details'],
    [{ code: ' ', value: 1 }, ['code'], 'Fill All Details'],
    [{ code: 'A', value: null }, ['value'], 'Fill All Details'],
    [{}, ['code', 'value'], 'Fill All Details'],
    [{ code: 'A', value: -1 }, ['value'], 'Enter Valid Input'],
    [{ code: 'A', value: 100.5, isPercentage: true }, ['value'], 'Enter Valid Input'],
    [{ code: 'OFF 4242 4242 4242 4242', value: 1 }, ['code'], 'Enter Valid Input'],
    [{ code: 'A', value: 1, startsOn: '2026-12-02', endsOn: '2026-12-01' }, ['endsOn'], 'Enter Valid Input'],
  ])('[BILL-050] [BILL-070] refuse %p', async (form, fields, error) => {
    const answer = await add(form);
    expect([answer.status, answer.error.error]).toEqual([400, error]);
    expect(Object.keys(answer.error.fields ?? {}).sort()).toEqual(fields);
    expect((await list()).list).toEqual([]);
  });

  it('[BILL-064] are changed; what an update leaves out stays, and of two at once one is told', async () => {
    const { promocodeId } = (await add({ code: 'ONE', value: 5, isActive: true, maxUses: 3 })).body;
    await add({ code: 'TWO', value: 5 });
    expect((await edit({ promocodeId, code: 'ONE', value: 7 })).body).toEqual({
      ...{ message: 'Promo Code Successfully!', version: 2 },
    });
    expect((await list({ text: 'one' })).list).toMatchObject([{ value: 7, isActive: true, maxUses: 3 }]);
    expect((await edit({ promocodeId, code: 'two', value: 7 })).error.code).toBe('DUPLICATE');
    const both = await Promise.all(
      [8, 9].map((value) => edit({ promocodeId, code: 'ONE', value, version: 2 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await edit({ promocodeId, code: 'ONE', value: 9, maxUses: null })).status).toBe(200);
    expect((await list({ text: 'one' })).list).toMatchObject([{ maxUses: null }]);
  });

  it('[BILL-040] [BILL-065] are deleted once, and their code is free again', async () => {
    const { promocodeId } = (await add({ code: 'ONE', value: 5, isActive: true })).body;
    await useOf('ONE');
    const remove = () => billing.call(house, promoCodeDelete, { promocodeId });
    expect((await remove()).body.message).toBe('Deleted Successfully');
    expect((await remove()).status).toBe(404);
    expect((await edit({ promocodeId, code: 'ONE', value: 1 })).status).toBe(404);
    await expect(useOf('ONE')).rejects.toMatchObject({ details: { code: 'PROMO_INVALID' } });
    expect((await add({ code: 'ONE', value: 5 })).status).toBe(200);
  });

  it('[BILL-002] are administered by hierarchy 1 alone', async () => {
    for (const session of [
      null,
      subscriber(),
      testSession({ hierarchy: 4 }),
      testSession({ hierarchy: 10 }),
    ]) {
      const status = session ? 403 : 401;
      expect((await billing.call(session, promoCodeList, {})).status).toBe(status);
      expect((await billing.call(session, promoCodeAdd, { code: 'A', value: 1 })).status).toBe(status);
    }
  });

  it('[BILL-029] [BILL-078] take a percentage or dollars off the final price, never more than it', async () => {
    await add({ code: 'TENTH', value: 10, isPercentage: true, isActive: true });
    await add({ code: 'THIRD', value: 33.3333, isPercentage: true, isActive: true });
    await add({ code: 'TWENTY', value: 20, isActive: true });
    await add({ code: 'ALL', value: 5000, isActive: true });
    expect(await useOf('tenth')).toMatchObject({ code: 'TENTH', discountCents: 2000, amountCents: 17_999 });
    expect(await useOf('THIRD')).toMatchObject({ discountCents: 6666, amountCents: 13_333 });
    expect(await useOf('TWENTY')).toMatchObject({ discountCents: 2000, amountCents: 17_999 });
    expect(await useOf('ALL')).toMatchObject({ discountCents: 19_999, amountCents: 0 });
    const checked = await checkPromo(billing.service.database, 'tenth', { now, timezone: TIMEZONE });
    expect(checked).toMatchObject({ code: 'TENTH', isActive: true, isPercentage: true, value: '10' });
  });

  it('are refused when unknown, switched off, before their first day and after their last in the installation’s zone', async () => {
    await add({ code: 'OFF', value: 1 });
    await add({ code: 'DAYS', value: 1, isActive: true, startsOn: '2026-11-10', endsOn: '2026-11-12' });
    const refusal = (code: string, moment = now) =>
      useOf(code, randomUUID(), moment).then(
        () => 'used',
        ({ details }: { details: { code: string } }) => details.code,
      );
    expect(await refusal('NONE')).toBe('PROMO_INVALID');
    expect(await refusal('OFF')).toBe('PROMO_INACTIVE');
    const days = [
      '2026-11-10T04:59:59Z',
      '2026-11-10T05:00:00Z',
      '2026-11-13T04:59:59Z',
      '2026-11-13T05:00:00Z',
    ];
    const answers = [];
    for (const moment of days) answers.push(await refusal('DAYS', new Date(moment)));
    expect(answers).toEqual(['PROMO_EARLY', 'used', 'used', 'PROMO_OVER']);
  });

  it('are used exactly as often as they may be, however many ask at once', async () => {
    await add({ code: 'FIVE', value: 1, isActive: true, maxUses: 5 });
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => useOf('FIVE')));
    const refused = answers.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(15);
    for (const { reason } of refused) expect(reason).toMatchObject({ details: { code: 'PROMO_USED_UP' } });
    expect((await list()).list).toMatchObject([{ used: 5 }]);
  });

  it('count a purchase once that is sent again, and are free again when it came to nothing', async () => {
    await add({ code: 'ONCE', value: 1, isActive: true, maxUses: 1 });
    const purchaseId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => useOf('ONCE', purchaseId)));
    expect(answers.map(({ discountCents }) => discountCents)).toEqual([100, 100, 100, 100]);
    expect((await list()).list).toMatchObject([{ used: 1 }]);
    await expect(useOf('ONCE')).rejects.toMatchObject({ details: { code: 'PROMO_USED_UP' } });
    await Promise.all([release(purchaseId), release(purchaseId)]);
    expect((await list()).list).toMatchObject([{ used: 0 }]);
    await useOf('ONCE');
    await expect(useOf('ONCE', purchaseId)).rejects.toMatchObject({ details: { code: 'PROMO_USED_UP' } });
  });
});
