import { randomUUID } from 'node:crypto';
import {
  planList,
  planModelAdd,
  planModelDelete,
  planModelEdit,
  planModelList,
  planModelVersions,
  subscriptionList,
} from '@washcoat/contract-billing';
import { TestService, testSession } from '@washcoat/testing';
import { companyId, subscriber, TIMEZONE } from '../credits/credits.fixture';
import { billingService } from '../service';
import { grantPurchase } from '../subscriptions/grant-purchase';

const shop = {
  planName: 'Shop',
  description: '500 lookups',
  noOfLookups: 500,
  finalPrice: 199.99,
  originalPrice: 245,
};

describe('plans as they are administered', () => {
  let billing: TestService;
  const house = testSession({ hierarchy: 1 });

  beforeEach(async () => {
    billing = await TestService.start(billingService);
  });
  afterEach(() => billing.stop());

  const add = (form: object = {}) => billing.call(house, planModelAdd, { ...shop, ...form });
  const edit = (modelId: string, form: object = {}) =>
    billing.call(house, planModelEdit, { ...shop, modelId, ...form });
  const list = async (asked: object = {}) => (await billing.call(house, planModelList, { ...asked })).body;
  const buy = (modelId: string, userId: string) =>
    billing.service.inTransaction({}, (unit) =>
      grantPurchase(
        unit,
        { subscriptionId: randomUUID(), userId, companyId, modelId, amount: 19_999, payment: null },
        TIMEZONE,
      ),
    );

  it('[BILL-022] [BILL-058] [BILL-059] [BILL-066] [BILL-072] are added and listed with all they carry', async () => {
    const { status, body } = await add();
    expect([status, body.message]).toEqual([200, 'Subscription Successfully!']);
    expect(await list()).toEqual({
      list: [
        {
          ...{ modelId: body.modelId, type: 'lookup', ...shop, taxPercent: 0, version: 1 },
          created: expect.stringMatching(/Z$/),
        },
      ],
      areMoreItemsAvailable: false,
    });
    expect((await billing.call(subscriber(), planList, {})).body.list).toMatchObject([{ ...shop }]);
  });

  it('[BILL-017] [BILL-041] [BILL-075] are listed 25 at a time from the newest, unless asked for another page', async () => {
    for (let number = 1; number <= 27; number += 1) await add({ planName: `Plan ${number}` });
    const first = await list();
    expect([first.list.length, first.list[0]?.planName, first.areMoreItemsAvailable]).toEqual([
      ...[25, 'Plan 27', true],
    ]);
    const rest = await list({ count: 50, offset: 25 });
    expect([rest.list.map(({ planName }) => planName), rest.areMoreItemsAvailable]).toEqual([
      ...[['Plan 2', 'Plan 1'], false],
    ]);
  });

  it.each([
    [{ planName: '' }, ['planName'], 'Fill All Details'],
    [{ planName: '  ' }, ['planName'], 'Fill All Details'],
    [{ noOfLookups: null }, ['noOfLookups'], 'Fill All Details'],
    [{ finalPrice: undefined, originalPrice: null }, ['finalPrice', 'originalPrice'], 'Fill All Details'],
    [{ noOfLookups: 0 }, ['noOfLookups'], 'Enter Valid Input'],
    [{ noOfLookups: 1.5 }, ['noOfLookups'], 'Enter Valid Input'],
    [{ noOfLookups: 1e12 }, ['noOfLookups'], 'Enter Valid Input'],
    [{ finalPrice: -0.01 }, ['finalPrice'], 'Enter Valid Input'],
    [{ originalPrice: 9.999 }, ['originalPrice'], 'Enter Valid Input'],
    [{ originalPrice: 1e300 }, ['originalPrice'], 'Enter Valid Input'],
    [{ planName: 'Card 4242 4242 4242 4242' }, ['planName'], 'Enter Valid Input'],
    [{ description: '4242-4242-4242-4242' }, ['description'], 'Enter Valid Input'],
  ])('[BILL-023] [BILL-024] [BILL-049] [BILL-070] refuse %p', async (form, fields, error) => {
    const { body } = await add();
    for (const answer of [await add(form), await edit(body.modelId, form)]) {
      expect([answer.status, answer.error.error]).toEqual([400, error]);
      expect(Object.keys(answer.error.fields ?? {}).sort()).toEqual(fields);
    }
    expect((await list()).list).toMatchObject([{ ...shop, version: 1 }]);
  });

  it('[BILL-060] change by a new version, and those who bought keep theirs', async () => {
    const { modelId } = (await add()).body;
    const early = subscriber();
    await buy(modelId, early.userId);
    const changed = await edit(modelId, {
      planName: 'Shop Plus',
      noOfLookups: 600,
      finalPrice: 249,
      version: 1,
    });
    expect(changed.body).toEqual({ message: 'Subscription Successfully!', version: 2 });
    const late = subscriber();
    await buy(modelId, late.userId);
    const bought = async (session: typeof early) =>
      (await billing.call(session, subscriptionList, {})).body.list.map((one) => [
        one.planName,
        one.lookupCount,
      ]);
    expect([await bought(early), await bought(late)]).toEqual([[['Shop', 500]], [['Shop Plus', 600]]]);
    const { body } = await billing.call(house, planModelVersions, { modelId });
    expect(body.list).toMatchObject([
      { version: 2, planName: 'Shop Plus', noOfLookups: 600, finalPrice: 249, bought: 1 },
      { version: 1, planName: 'Shop', noOfLookups: 500, finalPrice: 199.99, bought: 1 },
    ]);
    expect(
      (await edit(modelId, { planName: 'Shop Plus', noOfLookups: 600, finalPrice: 249 })).body.version,
    ).toBe(2);
  });

  it('are edited by two at once: one is saved, the other is shown what is there now', async () => {
    const { modelId } = (await add()).body;
    const answers = await Promise.all(
      [200, 210].map((finalPrice) => edit(modelId, { finalPrice, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    const {
      list: [now],
    } = await list();
    expect(stale?.error).toMatchObject({
      code: 'STALE',
      current: { modelId, version: 2, finalPrice: now?.finalPrice },
    });
  });

  it('[BILL-040] [BILL-061] are deleted while in use: hidden from sale, what was bought stays', async () => {
    const { modelId } = (await add()).body;
    const session = subscriber();
    await buy(modelId, session.userId);
    const remove = () => billing.call(house, planModelDelete, { subscriptionId: modelId });
    expect((await remove()).body.message).toBe('Deleted Successfully');
    expect((await list()).list).toEqual([]);
    expect((await billing.call(session, planList, {})).body.list).toEqual([]);
    expect((await billing.call(session, subscriptionList, {})).body.list).toMatchObject([
      { planName: 'Shop' },
    ]);
    const again = await remove();
    expect([again.status, again.error.error]).toEqual([404, 'This subscription was not found.']);
    expect((await edit(modelId)).status).toBe(404);
  });

  it('[BILL-002] are administered by hierarchy 1 alone', async () => {
    const { modelId } = (await add()).body;
    for (const session of [
      null,
      subscriber(),
      testSession({ hierarchy: 4 }),
      testSession({ hierarchy: 10 }),
    ]) {
      const status = session ? 403 : 401;
      expect((await billing.call(session, planModelList, {})).status).toBe(status);
      expect((await billing.call(session, planModelAdd, shop)).status).toBe(status);
      expect((await billing.call(session, planModelEdit, { ...shop, modelId })).status).toBe(status);
      expect((await billing.call(session, planModelDelete, { subscriptionId: modelId })).status).toBe(status);
    }
  });
});
