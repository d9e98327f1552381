import { randomUUID } from 'node:crypto';
import { metalQuoteDecide, metalQuotes, pricingApplyLaterDelete } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { houseAdmin } from '@washcoat/testing';
import { admin, putInForce } from '../testing/catalogue.fixture';
import { inHours, setter, ScheduledPricing } from './scheduled-pricing.fixture';

describe('prices of a draft by schedule', () => {
  const pricing = new ScheduledPricing();
  beforeAll(() => pricing.start());
  afterAll(() => pricing.stop());
  beforeEach(() => pricing.begin());

  it('come in force once when their moment has come, and not before', async () => {
    await pricing.edit({ ptOz: 990 }, true);
    expect((await pricing.applyLater()).status).toBe(200);
    expect((await pricing.schedule()).later).toMatchObject({ setBy: 'Pat Person', waits: '' });
    const before = await pricing.applied();
    await pricing.at(1);
    expect([await pricing.applied(), (await pricing.detail()).abcPrice.ptOz]).toEqual([before, 980]);
    await pricing.at(72);
    expect(await pricing.applied()).toBe(before + 1);
    expect(await pricing.detail()).toMatchObject({
      abcPrice: { ptOz: 990 },
      appliedBy: 'Pat Person, by schedule',
    });
    expect(await pricing.detail()).not.toHaveProperty('draft');
    expect((await pricing.schedule()).later).toBeNull();
    expect((await pricing.outcomes()).at(-1)).toBe('applied');
    const entries = await pricing.catalogue.service
      .database('audit_entry')
      .where({ action: 'apply-by-schedule' });
    expect(entries.at(-1)?.after).toMatchObject({ setBy: 'Pat Person', schedule: 'later' });
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'somebody has worked on it',
      () => pricing.edit({ pdDisc: 4 }, true),
      /Pat Person has worked on the draft since/,
    ],
    ['others are in force', () => putInForce(pricing.catalogue), /put other prices in force since/],
    [
      'market prices are held',
      async () => {
        await pricing.take({});
        await pricing.take({ pt: 2000 }, inHours(-0.5));
      },
      /^Market prices are held until somebody confirms/,
    ],
  ])('wait and say so, once, when %s', async (_what, happens, reason) => {
    await pricing.edit({ ptOz: 990 }, true);
    await pricing.applyLater();
    await happens();
    const [before, told] = [await pricing.applied(), (await pricing.outcomes()).length];
    await pricing.at(72);
    await pricing.at(73);
    expect(await pricing.applied()).toBe(before);
    expect((await pricing.detail()).abcPrice.ptOz).toBe(980);
    expect((await pricing.schedule()).later?.waits).toMatch(reason);
    expect((await pricing.outcomes()).length).toBe(told + 1);
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
    await pricing.edit({ ptOz: 990 }, true);
    await pricing.applyLater();
    pricing.everybody = now();
    const [before, told] = [await pricing.applied(), (await pricing.outcomes()).length];
    await pricing.at(72);
    await pricing.at(73);
    expect([await pricing.applied(), (await pricing.detail()).abcPrice.ptOz]).toEqual([before, 980]);
    expect((await pricing.schedule()).later?.waits).toMatch(reason);
    expect((await pricing.outcomes()).length).toBe(told + 1);
    pricing.everybody = [admin];
    await pricing.at(74);
    expect((await pricing.detail()).abcPrice.ptOz).toBe(990);
  });

  it('come in force once what they waited for is decided', async () => {
    await pricing.edit({ ptOz: 990 }, true);
    await pricing.applyLater();
    await pricing.take({});
    await pricing.take({ pt: 2000 }, inHours(-0.5));
    await pricing.at(72);
    const [held] = (await pricing.catalogue.call(admin, metalQuotes, {})).body.held;
    await pricing.catalogue.call(admin, metalQuoteDecide, {
      quoteId: held?.quoteId ?? '',
      isConfirmed: false,
    });
    await pricing.at(73);
    expect((await pricing.detail()).abcPrice.ptOz).toBe(990);
  });

  it('are of who scheduled them, when they followed the market, and follow it no more', async () => {
    await pricing.take({ pt: 1060 });
    expect((await pricing.detail()).draft?.touchedBy).toBe('The price source');
    expect((await pricing.applyLater()).status).toBe(200);
    expect((await pricing.detail()).draft?.touchedBy).toBe('Pat Person');
    await pricing.take({ pt: 1070 }, inHours(-0.5));
    await pricing.take({ pt: 1000 }, inHours(-0.4));
    await pricing.at(72);
    expect(await pricing.detail()).toMatchObject({
      ...{ marketPrice: { ptOz: 1060 }, appliedBy: 'Pat Person, by schedule' },
    });
  });

  it('are left to the next run when others came in force after the moment of this one', async () => {
    await putInForce(pricing.catalogue, {}, inHours(80));
    await pricing.edit({ ptOz: 990 }, true);
    await pricing.applyLater();
    const before = await pricing.applied();
    await pricing.at(72);
    expect([await pricing.applied(), (await pricing.schedule()).later?.waits]).toEqual([before, '']);
    await pricing.at(81);
    expect([await pricing.applied(), (await pricing.detail()).abcPrice.ptOz]).toEqual([before + 1, 990]);
  });

  it('come in force although one of another company fails', async () => {
    await pricing.edit({ ptOz: 990 }, true);
    await pricing.applyLater();
    const { database } = pricing.catalogue.service;
    const companyId = randomUUID();
    const [draft] = await database('pricing_draft');
    const [later] = await database('pricing_later');
    const broken = JSON.stringify({ discount: { pt: null } });
    await database('pricing_draft').insert({ ...draft, company_id: companyId, changes: broken });
    await database('pricing_later').insert({ ...later, company_id: companyId, apply_at: inHours(1) });
    await pricing.at(72);
    expect((await pricing.detail()).abcPrice.ptOz).toBe(990);
    expect(await database('pricing_later').pluck('company_id')).toEqual([companyId]);
  });

  it('are taken back, go with the draft, and are refused for what can not be', async () => {
    expect((await pricing.applyLater({ draftTouchedAt: new Date().toISOString() })).error.code).toBe(
      'NOTHING_TO_APPLY',
    );
    await pricing.edit({ ptOz: 990 }, true);
    expect((await pricing.applyLater({ day: '2020-01-01' })).error.fields).toHaveProperty('time');
    expect((await pricing.applyLater({ day: '2199-01-01' })).error.fields).toHaveProperty('day');
    expect((await pricing.applyLater({ draftTouchedAt: new Date(0).toISOString() })).error.code).toBe(
      'STALE_DRAFT',
    );
    expect((await pricing.applyLater({}, setter)).status).toBe(403);
    expect((await pricing.applyLater()).status).toBe(200);
    const setAt = (await pricing.schedule()).later?.setAt;
    const takeBack = (session: Session, at = setAt) =>
      pricing.catalogue.call(session, pricingApplyLaterDelete, { setAt: at });
    expect((await takeBack(setter)).status).toBe(403);
    expect((await takeBack(admin, new Date(0).toISOString())).error.code).toBe('STALE_DRAFT');
    expect((await takeBack(admin)).status).toBe(200);
    expect((await pricing.schedule()).later).toBeNull();
    await pricing.applyLater();
    expect((await pricing.edit({}, false)).status).toBe(200);
    expect((await pricing.schedule()).later).toBeNull();
  });
});
