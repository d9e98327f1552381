import { metalQuoteDecide, metalQuotes } from '@washcoat/contract-converters';
import { houseAdmin } from '@washcoat/testing';
import { admin, putInForce } from '../testing/catalogue.fixture';
import { inHours, setter, ScheduledPricing } from './scheduled-pricing.fixture';

describe('prices of the market by schedule', () => {
  const pricing = new ScheduledPricing();
  beforeAll(() => pricing.start());
  afterAll(() => pricing.stop());
  beforeEach(() => pricing.begin());

  const everyDay = [1, 2, 3, 4, 5, 6, 7];

  it('are a draft once on each day that was chosen, and nothing more without the choice of the house', async () => {
    await pricing.take({ pt: 1001 });
    expect((await pricing.setMarket({ days: everyDay, time: '00:00' })).status).toBe(200);
    const before = await pricing.applied();
    await pricing.at(1 / 60);
    await pricing.at(72);
    const { draft } = await pricing.detail();
    expect(draft).toMatchObject({ touchedBy: 'The price source', parts: ['metals'] });
    await pricing.catalogue.service.database('pricing_draft').delete();
    await pricing.at(72);
    expect(await pricing.detail()).not.toHaveProperty('draft');
    expect(await pricing.applied()).toBe(before);
  });

  it('are in force without a person where the house chose so, and say who did', async () => {
    await pricing.take({ pt: 1001 });
    await pricing.setMarket({ days: everyDay, time: '00:00', isApplied: true });
    const before = await pricing.applied();
    await pricing.at(72);
    expect(await pricing.applied()).toBe(before + 1);
    expect(await pricing.detail()).toMatchObject({
      ...{ marketPrice: { ptOz: 1001 }, appliedBy: 'The price source as Pat Person set it' },
    });
    await pricing.take({ pt: 1050 }, inHours(-0.6));
    await pricing.take({ pt: 1300 }, inHours(-0.5));
    await pricing.at(97);
    expect((await pricing.schedule()).market?.waits).toMatch(/^Market prices are held/);
    expect((await pricing.detail()).marketPrice.ptOz).toBe(1001);
  });

  it('are held when who set the schedule lost the right to set metal prices, by name', async () => {
    await pricing.take({ pt: 1001 });
    await pricing.setMarket({ days: everyDay, time: '00:00', isApplied: true });
    pricing.everybody = [houseAdmin({ ...admin, canEditMetalPrices: false })];
    const before = await pricing.applied();
    await pricing.at(72);
    expect(await pricing.applied()).toBe(before);
    expect((await pricing.schedule()).market?.waits).toMatch(
      /^Pat Person set this and may not set prices any more. .* save the schedule again/,
    );
  });

  it('are put in force by nobody while rights can not be asked, and are by the next run', async () => {
    await pricing.take({ pt: 1001 });
    await pricing.setMarket({ days: everyDay, time: '00:00', isApplied: true });
    const before = await pricing.applied();
    pricing.isAway = true;
    await pricing.at(72);
    expect([await pricing.applied(), (await pricing.schedule()).market?.waits]).toEqual([before, '']);
    pricing.isAway = false;
    await pricing.at(73);
    expect(await pricing.applied()).toBe(before + 1);
  });

  it('follow by the percent that the house chose, and leave what somebody works on', async () => {
    await pricing.setMarket({ percent: 10, isApplied: true });
    await pricing.take({ pt: 1060 });
    expect(await pricing.detail()).not.toHaveProperty('draft');
    await pricing.edit({ ptOz: 990 }, true);
    await pricing.take({ pt: 1110 }, inHours(-0.5));
    await pricing.at(1);
    expect((await pricing.detail()).draft?.touchedBy).toBe('Pat Person');
    await pricing.catalogue.service.database('pricing_draft').delete();
    await pricing.take({ pt: 1111 }, inHours(-0.4));
    await pricing.at(1);
    expect((await pricing.detail()).marketPrice.ptOz).toBe(1111);
  });

  it('follow what somebody confirms once there is a draft of the day, and are in force as confirmed', async () => {
    await pricing.take({ rh: 4300 });
    await pricing.take({ rh: 5200 }, inHours(-0.5));
    await pricing.setMarket({ days: everyDay, time: '00:00', isApplied: true });
    await pricing.at(72);
    expect((await pricing.schedule()).market?.waits).toMatch(/^Market prices are held/);
    const [held] = (await pricing.catalogue.call(admin, metalQuotes, {})).body.held;
    await pricing.catalogue.call(admin, metalQuoteDecide, {
      quoteId: held?.quoteId ?? '',
      isConfirmed: true,
    });
    await pricing.at(73);
    expect((await pricing.detail()).marketPrice.rhOz).toBe(5200);
  });

  it('follow each reading once there is a draft of the day, and are no new draft without one', async () => {
    await pricing.setMarket({ days: everyDay, time: '00:00' });
    await pricing.take({ pt: 1100 });
    expect(await pricing.detail()).not.toHaveProperty('draft');
    await pricing.at(72);
    await pricing.take({ pt: 1120 }, inHours(-0.5));
    expect((await pricing.detail()).preview?.marketPrice.ptOz).toBe(1120);
  });

  it('wait for a person when small steps move a metal too far within a day', async () => {
    await pricing.setMarket({ percent: 1, isApplied: true });
    await pricing.take({ pt: 1100 });
    await pricing.at(1);
    expect((await pricing.detail()).marketPrice.ptOz).toBe(1100);
    await pricing.take({ pt: 1160 }, inHours(-0.5));
    await pricing.at(2);
    await pricing.at(3);
    expect((await pricing.detail()).marketPrice.ptOz).toBe(1100);
    expect((await pricing.schedule()).market?.waits).toBe(
      'A metal moved by more than 15 % within a day. Look at the draft and apply it by hand.',
    );
    await pricing.at(26);
    expect((await pricing.detail()).marketPrice.ptOz).toBe(1160);
    expect((await pricing.schedule()).market?.waits).toBe('');
  });

  it('say no more what they waited for once it is over, and say it anew when it comes again', async () => {
    await pricing.setMarket({ days: everyDay, time: '00:00', isApplied: true });
    const told = (await pricing.outcomes()).length;
    const waits = async () => (await pricing.schedule()).market?.waits;
    await pricing.at(72);
    await pricing.at(73);
    expect(await waits()).toBe('No market prices have been read yet.');
    await pricing.take({ pt: 1010 });
    await pricing.at(73);
    expect(await waits()).toBe('');
    for (const hours of [100, 130]) {
      await pricing.edit({ ptOz: 990 }, true);
      await pricing.at(hours);
      await pricing.at(hours + 1);
      expect(await waits()).toBe('Pat Person works on a draft: none was made of the market.');
      await pricing.catalogue.service.database('pricing_draft').delete();
      await pricing.at(hours + 1);
      expect(await waits()).toBe('');
    }
    expect((await pricing.outcomes()).slice(told)).toMatchObject(
      [/No/, /Pat/, /Pat/].map((said) => expect.stringMatching(said)),
    );
  });

  it('are left to the next run when others came in force after the moment of this one', async () => {
    await putInForce(pricing.catalogue, {}, inHours(80));
    await pricing.setMarket({ percent: 1, isApplied: true });
    await pricing.take({ pt: 1100 });
    const before = await pricing.applied();
    await pricing.at(72);
    expect(await pricing.applied()).toBe(before);
    await pricing.at(81);
    expect([await pricing.applied(), (await pricing.detail()).marketPrice.ptOz]).toEqual([before + 1, 1100]);
  });

  it('are chosen by who may set metal prices, whole', async () => {
    expect((await pricing.setMarket({}, setter)).status).toBe(403);
    expect((await pricing.setMarket({}, houseAdmin({ hierarchy: 10 }))).status).toBe(403);
    expect((await pricing.setMarket({ days: [1] })).error.fields).toHaveProperty('time');
    expect((await pricing.setMarket({ time: '09:00' })).error.fields).toHaveProperty('days');
    for (const wrong of [
      { days: [8], time: '09:00' },
      { days: [1], time: '24:00' },
    ])
      expect((await pricing.setMarket(wrong)).status).toBe(400);
    for (const percent of [0, 0.00001, 0.09, 2.555, 100.01]) {
      const { status, error } = await pricing.setMarket({ percent });
      expect([status, error.fields?.percent]).toEqual([
        400,
        'Enter 0.1 to 100 percent with at most two decimals, or nothing',
      ]);
    }
    for (const percent of [0.1, 2.55, 100]) expect((await pricing.setMarket({ percent })).status).toBe(200);
  });
});
