import { randomUUID } from 'node:crypto';
import {
  metalQuoteDecide,
  metalQuotes,
  pricingApplied,
  pricingApplyLater,
  pricingApplyLaterDelete,
  pricingDetail,
  pricingEdit,
  pricingMarketSchedule,
  pricingSchedule,
  pricingScheduleRan,
} from '@washcoat/contract-converters';
import { companyChanged, sessionsNow, type Session } from '@washcoat/contract-entities';
import { HOUSE_ID, houseAdmin, testSession, type TestService } from '@washcoat/testing';
import type { MetalSource } from '../metal-source/metal-source';
import { readSource } from '../metal-source/read-source.job';
import { createConvertersService } from '../service';
import { admin, converterA, putInForce, startCatalogue } from '../testing/catalogue.fixture';
import { runSchedules } from './run-schedules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
/** Tomorrow, in the zone of the test installation. */
const day = inHours(24).toISOString().slice(0, 10);
const setter = testSession({ hierarchy: 4, canEditPricing: true, canViewGlobalPricing: true });

/** Who may still sign in, with the rights of now. */
let everybody: Session[] = [];
/** Whether the service that knows rights does not answer. */
let isAway = false;

const drafts = ['metal_quote', 'metal_source', 'pricing_draft', 'market_schedule'];

describe('prices by schedule', () => {
  let catalogue: TestService;
  let reading = { quotedAt: new Date(), market: { pt: 0, pd: 0, rh: 0 } };
  const source: MetalSource = { kind: 'file', read: async () => reading };

  beforeAll(async () => {
    const options = { source, everyMs: DAY_MS, draftPercent: 5 };
    catalogue = await startCatalogue([converterA], createConvertersService(options));
    const house = { ...companyChanged.example, companyId: HOUSE_ID, isHouse: true };
    await catalogue.deliver(companyChanged, house);
    catalogue.caller.add('entities', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const { userIds } = sessionsNow.input.parse(JSON.parse(text));
      if (isAway) response.statusCode = 503;
      response.end(JSON.stringify({ sessions: everybody.filter(({ userId }) => userIds.includes(userId)) }));
    });
  });
  afterAll(() => catalogue.stop());
  beforeEach(async () => {
    everybody = [admin, setter];
    for (const table of [...drafts, 'modifier_change', 'pricing_snapshot'])
      await catalogue.service.database(table).delete();
    await putInForce(catalogue);
  });

  const detail = async () => (await catalogue.call(admin, pricingDetail, {})).body;
  const schedule = async () => (await catalogue.call(admin, pricingSchedule, {})).body;
  const edit = async (abcPrice: object, isPreview: boolean, session: Session = admin) => {
    const { snapshotId: baseSnapshotId, draft } = await detail();
    const trial = { pricingType: 1, isPreview, baseSnapshotId, draftTouchedAt: draft?.touchedAt };
    return catalogue.call(session, pricingEdit, { ...trial, abcPrice });
  };
  const applyLater = async (asked: object = {}, session: Session = admin) => {
    const { snapshotId: baseSnapshotId, draft } = await detail();
    const known = { baseSnapshotId, draftTouchedAt: draft?.touchedAt };
    return catalogue.call(session, pricingApplyLater, { day, time: '12:00', ...known, ...asked });
  };
  const setMarket = (setting: object, session: Session = admin) =>
    catalogue.call(session, pricingMarketSchedule, {
      ...{ days: [], time: null, percent: null, isApplied: false },
      ...setting,
    });
  const take = async (market: object, at = inHours(-1)) => {
    reading = { quotedAt: at, market: { pt: 1000, pd: 1100, rh: 4800, ...market } };
    await readSource(catalogue.service, source, 5);
  };
  /** Moves time to so many hours from now, and lets several processes look at what is due. */
  const at = async (hours: number) => {
    const runs = [1, 2, 3].map(() => runSchedules(catalogue.service, inHours(hours)));
    await Promise.all(runs);
  };
  const applied = async () => (await catalogue.published(pricingApplied)).length;
  const outcomes = async () =>
    (await catalogue.published(pricingScheduleRan)).map(({ outcome, reason }) =>
      `${outcome} ${reason}`.trim(),
    );

  describe('of a draft', () => {
    it('come in force once when their moment has come, and not before', async () => {
      await edit({ ptOz: 990 }, true);
      expect((await applyLater()).status).toBe(200);
      expect((await schedule()).later).toMatchObject({ setBy: 'Pat Person', waits: '' });
      const before = await applied();
      await at(1);
      expect([await applied(), (await detail()).abcPrice.ptOz]).toEqual([before, 980]);
      await at(72);
      expect(await applied()).toBe(before + 1);
      expect(await detail()).toMatchObject({ abcPrice: { ptOz: 990 }, appliedBy: 'Pat Person, by schedule' });
      expect(await detail()).not.toHaveProperty('draft');
      expect((await schedule()).later).toBeNull();
      expect((await outcomes()).at(-1)).toBe('applied');
      const entries = await catalogue.service.database('audit_entry').where({ action: 'apply-by-schedule' });
      expect(entries.at(-1)?.after).toMatchObject({ setBy: 'Pat Person', schedule: 'later' });
    });

    it.each<[string, () => Promise<unknown>, RegExp]>([
      [
        'somebody has worked on it',
        () => edit({ pdDisc: 4 }, true),
        /Pat Person has worked on the draft since/,
      ],
      ['others are in force', () => putInForce(catalogue), /put other prices in force since/],
      [
        'market prices are held',
        async () => {
          await take({});
          await take({ pt: 2000 }, inHours(-0.5));
        },
        /^Market prices are held until somebody confirms/,
      ],
    ])('wait and say so, once, when %s', async (_what, happens, reason) => {
      await edit({ ptOz: 990 }, true);
      await applyLater();
      await happens();
      const [before, told] = [await applied(), (await outcomes()).length];
      await at(72);
      await at(73);
      expect(await applied()).toBe(before);
      expect((await detail()).abcPrice.ptOz).toBe(980);
      expect((await schedule()).later?.waits).toMatch(reason);
      expect((await outcomes()).length).toBe(told + 1);
    });

    it.each<[string, () => Session[], RegExp]>([
      [
        'one of its parts',
        () => [houseAdmin({ ...admin, canEditMetalPrices: false })],
        /^Pat Person set this and is not allowed to change metal prices any more/,
      ],
      [
        'all of pricing',
        () => [houseAdmin({ ...admin, canEditPricing: false })],
        /^Pat Person set this and may not set prices any more/,
      ],
      ['signing in', () => [], /^Pat Person set this and may not sign in any more/],
    ])('are held, once and by name, when who set it lost %s since', async (_what, now, reason) => {
      await edit({ ptOz: 990 }, true);
      await applyLater();
      everybody = now();
      const [before, told] = [await applied(), (await outcomes()).length];
      await at(72);
      await at(73);
      expect([await applied(), (await detail()).abcPrice.ptOz]).toEqual([before, 980]);
      expect((await schedule()).later?.waits).toMatch(reason);
      expect((await outcomes()).length).toBe(told + 1);
      everybody = [admin];
      await at(74);
      expect((await detail()).abcPrice.ptOz).toBe(990);
    });

    it('come in force once what they waited for is decided', async () => {
      await edit({ ptOz: 990 }, true);
      await applyLater();
      await take({});
      await take({ pt: 2000 }, inHours(-0.5));
      await at(72);
      const [held] = (await catalogue.call(admin, metalQuotes, {})).body.held;
      await catalogue.call(admin, metalQuoteDecide, { quoteId: held?.quoteId ?? '', isConfirmed: false });
      await at(73);
      expect((await detail()).abcPrice.ptOz).toBe(990);
    });

    it('are of who scheduled them, when they followed the market, and follow it no more', async () => {
      await take({ pt: 1060 });
      expect((await detail()).draft?.touchedBy).toBe('The price source');
      expect((await applyLater()).status).toBe(200);
      expect((await detail()).draft?.touchedBy).toBe('Pat Person');
      await take({ pt: 1070 }, inHours(-0.5));
      await take({ pt: 1000 }, inHours(-0.4));
      await at(72);
      expect(await detail()).toMatchObject({
        ...{ marketPrice: { ptOz: 1060 }, appliedBy: 'Pat Person, by schedule' },
      });
    });

    it('are left to the next run when others came in force after the moment of this one', async () => {
      await putInForce(catalogue, {}, inHours(80));
      await edit({ ptOz: 990 }, true);
      await applyLater();
      const before = await applied();
      await at(72);
      expect([await applied(), (await schedule()).later?.waits]).toEqual([before, '']);
      await at(81);
      expect([await applied(), (await detail()).abcPrice.ptOz]).toEqual([before + 1, 990]);
    });

    it('come in force although one of another company fails', async () => {
      await edit({ ptOz: 990 }, true);
      await applyLater();
      const { database } = catalogue.service;
      const companyId = randomUUID();
      const [draft] = await database('pricing_draft');
      const [later] = await database('pricing_later');
      const broken = JSON.stringify({ discount: { pt: null } });
      await database('pricing_draft').insert({ ...draft, company_id: companyId, changes: broken });
      await database('pricing_later').insert({ ...later, company_id: companyId, apply_at: inHours(1) });
      await at(72);
      expect((await detail()).abcPrice.ptOz).toBe(990);
      expect(await database('pricing_later').pluck('company_id')).toEqual([companyId]);
    });

    it('are taken back, go with the draft, and are refused for what can not be', async () => {
      expect((await applyLater({ draftTouchedAt: new Date().toISOString() })).error.code).toBe(
        'NOTHING_TO_APPLY',
      );
      await edit({ ptOz: 990 }, true);
      expect((await applyLater({ day: '2020-01-01' })).error.fields).toHaveProperty('time');
      expect((await applyLater({ day: '2199-01-01' })).error.fields).toHaveProperty('day');
      expect((await applyLater({ draftTouchedAt: new Date(0).toISOString() })).error.code).toBe(
        'STALE_DRAFT',
      );
      expect((await applyLater({}, setter)).status).toBe(403);
      expect((await applyLater()).status).toBe(200);
      const setAt = (await schedule()).later?.setAt;
      const takeBack = (session: Session, at = setAt) =>
        catalogue.call(session, pricingApplyLaterDelete, { setAt: at });
      expect((await takeBack(setter)).status).toBe(403);
      expect((await takeBack(admin, new Date(0).toISOString())).error.code).toBe('STALE_DRAFT');
      expect((await takeBack(admin)).status).toBe(200);
      expect((await schedule()).later).toBeNull();
      await applyLater();
      expect((await edit({}, false)).status).toBe(200);
      expect((await schedule()).later).toBeNull();
    });
  });

  describe('of the market', () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7];

    it('are a draft once on each day that was chosen, and nothing more without the choice of the house', async () => {
      await take({ pt: 1001 });
      expect((await setMarket({ days: everyDay, time: '00:00' })).status).toBe(200);
      const before = await applied();
      await at(1 / 60);
      await at(72);
      const { draft } = await detail();
      expect(draft).toMatchObject({ touchedBy: 'The price source', parts: ['metals'] });
      await catalogue.service.database('pricing_draft').delete();
      await at(72);
      expect(await detail()).not.toHaveProperty('draft');
      expect(await applied()).toBe(before);
    });

    it('are in force without a person where the house chose so, and say who did', async () => {
      await take({ pt: 1001 });
      await setMarket({ days: everyDay, time: '00:00', isApplied: true });
      const before = await applied();
      await at(72);
      expect(await applied()).toBe(before + 1);
      expect(await detail()).toMatchObject({
        ...{ marketPrice: { ptOz: 1001 }, appliedBy: 'The price source as Pat Person set it' },
      });
      await take({ pt: 1050 }, inHours(-0.6));
      await take({ pt: 1300 }, inHours(-0.5));
      await at(97);
      expect((await schedule()).market?.waits).toMatch(/^Market prices are held/);
      expect((await detail()).marketPrice.ptOz).toBe(1001);
    });

    it('are held when who set the schedule lost the right to set metal prices, by name', async () => {
      await take({ pt: 1001 });
      await setMarket({ days: everyDay, time: '00:00', isApplied: true });
      everybody = [houseAdmin({ ...admin, canEditMetalPrices: false })];
      const before = await applied();
      await at(72);
      expect(await applied()).toBe(before);
      expect((await schedule()).market?.waits).toMatch(
        /^Pat Person set this and may not set prices any more. .* save the schedule again/,
      );
    });

    it('are put in force by nobody while rights can not be asked, and are by the next run', async () => {
      await take({ pt: 1001 });
      await setMarket({ days: everyDay, time: '00:00', isApplied: true });
      const before = await applied();
      isAway = true;
      await at(72);
      expect([await applied(), (await schedule()).market?.waits]).toEqual([before, '']);
      isAway = false;
      await at(73);
      expect(await applied()).toBe(before + 1);
    });

    it('follow by the percent that the house chose, and leave what somebody works on', async () => {
      await setMarket({ percent: 10, isApplied: true });
      await take({ pt: 1060 });
      expect(await detail()).not.toHaveProperty('draft');
      await edit({ ptOz: 990 }, true);
      await take({ pt: 1110 }, inHours(-0.5));
      await at(1);
      expect((await detail()).draft?.touchedBy).toBe('Pat Person');
      await catalogue.service.database('pricing_draft').delete();
      await take({ pt: 1111 }, inHours(-0.4));
      await at(1);
      expect((await detail()).marketPrice.ptOz).toBe(1111);
    });

    it('follow what somebody confirms once there is a draft of the day, and are in force as confirmed', async () => {
      await take({ rh: 4300 });
      await take({ rh: 5200 }, inHours(-0.5));
      await setMarket({ days: everyDay, time: '00:00', isApplied: true });
      await at(72);
      expect((await schedule()).market?.waits).toMatch(/^Market prices are held/);
      const [held] = (await catalogue.call(admin, metalQuotes, {})).body.held;
      await catalogue.call(admin, metalQuoteDecide, { quoteId: held?.quoteId ?? '', isConfirmed: true });
      await at(73);
      expect((await detail()).marketPrice.rhOz).toBe(5200);
    });

    it('follow each reading once there is a draft of the day, and are no new draft without one', async () => {
      await setMarket({ days: everyDay, time: '00:00' });
      await take({ pt: 1100 });
      expect(await detail()).not.toHaveProperty('draft');
      await at(72);
      await take({ pt: 1120 }, inHours(-0.5));
      expect((await detail()).preview?.marketPrice.ptOz).toBe(1120);
    });

    it('wait for a person when small steps move a metal too far within a day', async () => {
      await setMarket({ percent: 1, isApplied: true });
      await take({ pt: 1100 });
      await at(1);
      expect((await detail()).marketPrice.ptOz).toBe(1100);
      await take({ pt: 1160 }, inHours(-0.5));
      await at(2);
      await at(3);
      expect((await detail()).marketPrice.ptOz).toBe(1100);
      expect((await schedule()).market?.waits).toBe(
        'A metal moved by more than 15 % within a day. Look at the draft and apply it by hand.',
      );
      await at(26);
      expect((await detail()).marketPrice.ptOz).toBe(1160);
      expect((await schedule()).market?.waits).toBe('');
    });

    it('say no more what they waited for once it is over, and say it anew when it comes again', async () => {
      await setMarket({ days: everyDay, time: '00:00', isApplied: true });
      const told = (await outcomes()).length;
      const waits = async () => (await schedule()).market?.waits;
      await at(72);
      await at(73);
      expect(await waits()).toBe('No market prices have been read yet.');
      await take({ pt: 1010 });
      await at(73);
      expect(await waits()).toBe('');
      for (const hours of [100, 130]) {
        await edit({ ptOz: 990 }, true);
        await at(hours);
        await at(hours + 1);
        expect(await waits()).toBe('Pat Person works on a draft: none was made of the market.');
        await catalogue.service.database('pricing_draft').delete();
        await at(hours + 1);
        expect(await waits()).toBe('');
      }
      expect((await outcomes()).slice(told)).toMatchObject(
        [/No/, /Pat/, /Pat/].map((said) => expect.stringMatching(said)),
      );
    });

    it('are left to the next run when others came in force after the moment of this one', async () => {
      await putInForce(catalogue, {}, inHours(80));
      await setMarket({ percent: 1, isApplied: true });
      await take({ pt: 1100 });
      const before = await applied();
      await at(72);
      expect(await applied()).toBe(before);
      await at(81);
      expect([await applied(), (await detail()).marketPrice.ptOz]).toEqual([before + 1, 1100]);
    });

    it('are chosen by who may set metal prices, whole', async () => {
      expect((await setMarket({}, setter)).status).toBe(403);
      expect((await setMarket({}, houseAdmin({ hierarchy: 10 }))).status).toBe(403);
      expect((await setMarket({ days: [1] })).error.fields).toHaveProperty('time');
      expect((await setMarket({ time: '09:00' })).error.fields).toHaveProperty('days');
      for (const wrong of [
        { days: [8], time: '09:00' },
        { days: [1], time: '24:00' },
      ])
        expect((await setMarket(wrong)).status).toBe(400);
      for (const percent of [0, 0.00001, 0.09, 2.555, 100.01]) {
        const { status, error } = await setMarket({ percent });
        expect([status, error.fields?.percent]).toEqual([
          400,
          'Enter 0.1 to 100 percent with at most two decimals, or nothing',
        ]);
      }
      for (const percent of [0.1, 2.55, 100]) expect((await setMarket({ percent })).status).toBe(200);
    });
  });
});
