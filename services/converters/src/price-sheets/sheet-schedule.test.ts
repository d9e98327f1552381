import {
  priceSheetRequested,
  priceSheetSchedule,
  priceSheetScheduleDelete,
  priceSheetScheduleEdit,
} from '@washcoat/contract-converters';
import { companyChanged, sessionsNow, type Session } from '@washcoat/contract-entities';
import { calendarDay, dayAfter, momentIn, weekdayOf } from '@washcoat/contract-kernel';
import { HOUSE_ID, testSession, type TestService } from '@washcoat/testing';
import { admin, converterA, putInForce, startCatalogue } from '../testing/catalogue.fixture';
import { mailSheets } from './mail-sheets';

const customer = '018f3c1e-0000-7000-8000-000000000101';
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const pricer = testSession({
  ...admin,
  ...{ userId: '018f3c1e-0000-7000-8000-000000000777', firstName: 'Ada', lastName: 'Price' },
  ...{ canShowPricing: true, canViewIndividualPricing: true },
});

describe('price sheets by schedule', () => {
  let catalogue: TestService;
  /** Who may still sign in, with the rights of now. */
  let everybody: Session[] = [];
  let { version } = companyChanged.example;

  const tell = (facts: object = {}) =>
    catalogue.deliver(companyChanged, {
      ...companyChanged.example,
      ...{ companyId: customer, companyName: 'Tom', companyType: 'CUSTOMER', parentCompanyId: HOUSE_ID },
      ...{ email: 'tom@sons.test', canSeeUnitPrice: true, version: (version += 1), ...facts },
    });
  beforeAll(async () => {
    catalogue = await startCatalogue([converterA]);
    catalogue.caller.add('entities', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const { userIds } = sessionsNow.input.parse(JSON.parse(text));
      response.end(JSON.stringify({ sessions: everybody.filter(({ userId }) => userIds.includes(userId)) }));
    });
    await putInForce(catalogue);
  });
  afterAll(() => catalogue.stop());
  beforeEach(async () => {
    everybody = [pricer];
    await catalogue.service.database('price_sheet_schedule').delete();
    await tell();
  });

  const set = (asked: object = {}, session: Session = pricer) =>
    catalogue.call(session, priceSheetScheduleEdit, {
      ...{ companyId: customer, days: everyDay, time: '12:00', validDays: 7, ...asked },
    });
  const read = async () =>
    (await catalogue.call(pricer, priceSheetSchedule, { companyId: customer })).body.schedule;
  const sent = async () => (await catalogue.published(priceSheetRequested)).slice(before);
  let before = 0;
  beforeEach(async () => {
    before = (await catalogue.published(priceSheetRequested)).length;
  });
  /** The day so many days from now in the zone of the installation. */
  const dayIn = (days: number) => dayAfter(calendarDay(new Date(), catalogue.platform.timezone), days);
  /** Moves time to an hour of a day to come, and lets several processes look at what is due. */
  const at = (days: number, time = '13:00') => {
    const moment = momentIn(catalogue.platform.timezone, dayIn(days), time);
    return Promise.all([1, 2, 3].map(() => mailSheets(catalogue.service, moment)));
  };
  const follow = async (method: 'GET' | 'POST', ticket: string) =>
    catalogue.send({ method, url: `/unsubscribe/prices/${ticket}` });

  it('go out once a day when it is time, by the prices in force, valid for so many days', async () => {
    expect((await set({ family: converterA.family })).status).toBe(200);
    await mailSheets(catalogue.service, new Date());
    await at(2, '11:59');
    expect(await sent()).toHaveLength(0);
    await at(2);
    const [event, ...more] = await sent();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      ...{ companyId: customer, customerEmail: 'tom@sons.test', requestedBy: 'Ada Price' },
      ...{ family: converterA.family, isTop: false, ticket: expect.stringMatching(/^[\w-]{32}$/) },
    });
    expect(event?.validUntil).toBe(dayIn(9));
    await at(2, '15:00');
    expect(await sent()).toHaveLength(1);
    await at(3);
    expect(await sent()).toHaveLength(2);
  });

  it('go out on the chosen days only, and for nobody whose schedule was dropped', async () => {
    const weekday = weekdayOf(dayIn(2));
    await set({ days: everyDay.filter((day) => day !== weekday), validDays: null });
    await at(2);
    expect(await sent()).toHaveLength(0);
    await at(3);
    expect(await sent()).toMatchObject([{ validUntil: null }]);
    await catalogue.call(pricer, priceSheetScheduleDelete, { companyId: customer });
    expect(await read()).toBeNull();
    await at(4);
    expect(await sent()).toHaveLength(1);
  });

  it.each<[string, () => unknown, string]>([
    [
      'may not sign in any more',
      () => (everybody = []),
      'Ada Price set this and may not sign in any more. Somebody who may has to save it again.',
    ],
    [
      'lost a right',
      () => (everybody = [{ ...pricer, canViewIndividualPricing: false }]),
      'Ada Price set this and may not see prices one by one any more. Somebody who may has to save it again.',
    ],
    [
      'may not reach the customer any more',
      () => (everybody = [{ ...pricer, hierarchy: 10, companyId: '018f3c1e-0000-7000-8000-000000000901' }]),
      'This company was not found.',
    ],
    ['has a customer without an address', () => tell({ email: '' }), 'This customer has no e-mail address.'],
  ])('wait and say why when who set them %s, and go on with it mended', async (_what, lose, reason) => {
    await set();
    await lose();
    await at(2);
    expect([await sent(), (await read())?.waits]).toEqual([[], reason]);
    everybody = [pricer];
    await tell();
    await at(2, '15:00');
    expect([(await sent()).length, (await read())?.waits]).toEqual([1, '']);
  });

  it('are ended by the customer, signed out, who is asked first, and begin anew when set again', async () => {
    await set();
    await at(2);
    const ticket = (await sent())[0]?.ticket ?? '';
    expect((await follow('GET', ticket)).body).toContain('End these price sheets?');
    expect((await read())?.endedAt).toBeNull();
    for (const _again of [1, 2]) {
      const { status, body } = await follow('POST', ticket);
      expect([status, String(body).includes('No more price sheets')]).toEqual([200, true]);
    }
    expect((await read())?.endedAt).not.toBeNull();
    await at(3);
    expect(await sent()).toHaveLength(1);
    for (const method of ['GET', 'POST'] as const) expect((await follow(method, 'guessed')).status).toBe(404);
    await set();
    expect(await read()).toMatchObject({ endedAt: null, setBy: 'Ada Price' });
    await at(4);
    expect(await sent()).toHaveLength(2);
  });

  it('are set by who may see prices one by one, for a customer that can be sent one', async () => {
    expect((await set({}, { ...pricer, canViewIndividualPricing: false })).status).toBe(403);
    const stranger = { ...pricer, hierarchy: 10, companyId: '018f3c1e-0000-7000-8000-000000000901' };
    expect((await set({}, stranger)).status).toBe(404);
    expect((await catalogue.call(stranger, priceSheetSchedule, { companyId: customer })).status).toBe(404);
    for (const asked of [
      { days: [] },
      { days: [8] },
      { time: '25:00' },
      { validDays: 366 },
      { family: 'Gone' },
    ])
      expect((await set(asked)).status).toBe(400);
    await tell({ canSeeUnitPrice: false });
    expect((await set()).error).toMatchObject({ code: 'PRICES_HIDDEN' });
    expect(await read()).toBeNull();
  });
});
