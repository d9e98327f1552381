import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import {
  itemEdit,
  loadComplete,
  loadEdit,
  loadFinished,
  loadMoved,
  loadTimeline,
} from '@washcoat/contract-loads';
import { RateLimiter } from '@washcoat/service-kit';
import { companies, people, Yard } from '../yard.fixture';
import { LinkDesk, sure } from './link.fixture';

const buyer = { ...people.buyer, canOveridePrice: true };
const seller = { ...people.partner, companyId: companies.corner.companyId };

describe('approving a load by its public link', () => {
  let yard: Yard;
  let desk: LinkDesk;
  beforeAll(async () => {
    yard = await Yard.start();
    await yard.introduce([buyer, people.subscriber]);
    desk = new LinkDesk(yard);
  });
  afterAll(() => yard.stop());

  /** A cart of which the seller has approved what was on it. */
  async function approvedCart() {
    const loadId = await yard.filledCart();
    const url = await desk.linkOf(loadId);
    const { page } = await desk.open(url);
    expect((await desk.approve(url, sure(page))).status).toBe(200);
    return { loadId, url };
  }
  async function reprice(loadId: string, adjustedPrice: number) {
    const [item] = (await yard.load(loadId, buyer)).items;
    const { itemId, version } = item ?? {};
    const { status } = await yard.test.call(buyer, itemEdit, { loadId, itemId, version, adjustedPrice });
    expect(status).toBe(200);
  }

  it('is done once, for the lines that were shown, by name and with a tick', async () => {
    const loadId = await yard.filledCart();
    const url = await desk.linkOf(loadId);
    const { page } = await desk.open(url);
    for (const [fields, words] of [
      [{ ...sure(page), name: ' ' }, 'Say who approves'],
      [{ ...sure(page), name: 'Ro\u0000sa' }, 'Please enter the valid value'],
      [{ ...sure(page), isSure: '' }, 'Tick that you agree'],
    ] as const) {
      const answer = await desk.approve(url, fields);
      expect([answer.status, answer.page.includes(words)]).toEqual([400, true]);
    }
    await yard.add(loadId);
    const stale = await desk.approve(url, sure(page));
    expect(stale.status).toBe(409);
    expect(stale.page).toContain('The list was changed since you opened it.');
    const { page: now } = await desk.open(url);
    const answers = await Promise.all([
      desk.approve(url, sure(now)),
      desk.approve(url, sure(now, 'Somebody else')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [link] = await desk.links(loadId);
    expect(link).toMatchObject({ isApprovalCurrent: true, approvedAt: expect.any(String) });
    for (const answer of answers) expect(answer.page).toContain(`Approved by ${link?.approvedBy} on `);
    const told = await yard.test.service
      .database('audit_entry')
      .where({ entity_id: loadId, action: 'approve by link' });
    expect(told).toHaveLength(1);
  });

  it('is not of prices that were not shown with it', async () => {
    const blind = { ...companies.corner, companyId: randomUUID(), companyName: 'Blind Cores' };
    const see = (canSeeUnitPrice: boolean, version: number) =>
      yard.test.deliver(companyChanged, {
        ...blind,
        canSeeUnitPrice,
        canSeeSubtotal: canSeeUnitPrice,
        version,
      });
    await see(false, 1);
    const loadId = await yard.filledCart({ customerId: blind.companyId });
    const url = await desk.linkOf(loadId);
    const { page } = await desk.open(url);
    expect((await desk.approve(url, sure(page))).page).toContain('Approved by Rosa Lind on ');
    await see(true, 2);
    expect((await desk.open(url)).page).toContain('approved an earlier list');
    expect(await desk.links(loadId)).toMatchObject([{ isApprovalCurrent: false }]);
  });

  it('is not of a discount that was set since', async () => {
    const { loadId, url } = await approvedCart();
    const { status } = await yard.test.call({ ...buyer, canAddMarkup: true }, loadEdit, {
      loadId,
      discount: -5,
    });
    expect(status).toBe(200);
    expect(await desk.links(loadId)).toMatchObject([{ isApprovalCurrent: false }]);
    expect((await desk.open(url)).page).toContain('approved an earlier list');
  });

  it('makes the seller part of the load: what the buyer changes waits, and is approved by the link as well', async () => {
    const { loadId, url } = await approvedCart();
    await reprice(loadId, 150);
    expect((await yard.complete(loadId, {}, buyer)).error.code).toBe('OPEN_ITEMS');
    const { page } = await desk.open(url);
    expect(page).toContain('waits for your answer');
    expect(page).toContain('$150.00');
    expect((await desk.approve(url, sure(page, 'Rosa Lind'))).page).toContain('Approved by Rosa Lind on ');
    expect(await yard.load(loadId)).toMatchObject({ unansweredCount: 0 });
    const { body } = await yard.test.call(buyer, loadTimeline, { loadId });
    expect(
      body.list
        .slice(0, 2)
        .map(({ by, party, action }) => `${by} ${party} ${action}`)
        .sort(),
    ).toEqual(['Rosa Lind (by a link) seller approved', 'Rosa Lind (by a link) seller approved the list']);
    const told = await yard.test.published(loadMoved);
    const changes = told.filter((moved) => moved.loadId === loadId && moved.move === 'changed');
    expect(changes.at(-1)?.by).toMatchObject({ name: 'Rosa Lind (by a link)', party: 'seller' });
    expect((await yard.complete(loadId, {}, buyer)).status).toBe(200);
    const { page: completed } = await desk.open(url);
    expect(completed).toContain('It is completed.');
    expect(completed).not.toContain('<form');
  });

  it('tells those who keep the pending invoice of a finished order what it is now, and so does a no', async () => {
    const { loadId, url } = await approvedCart();
    expect((await yard.test.call(seller, loadComplete, { loadId })).status).toBe(200);
    const told = async () =>
      (await yard.test.published(loadFinished)).filter((finished) => finished.loadId === loadId);
    await reprice(loadId, 150);
    expect((await told()).at(-1)).toMatchObject({ grandtotal: 150, items: [{ status: 0 }] });
    const { page } = await desk.open(url);
    const { isSure: _, ...seen } = sure(page);
    await desk.approve(url, { ...seen, reason: 'Too low', decision: 'reject' });
    expect(await told()).toHaveLength(3);
    expect((await desk.approve(url, sure(page))).status).toBe(200);
    const all = await told();
    expect(all).toHaveLength(4);
    expect(all.at(-1)).toMatchObject({ grandtotal: 150, items: [{ status: 1 }] });
    expect(all.at(-1)?.version).toBe((await yard.load(loadId)).version);
  });

  it('does not agree for the buyer to what the seller asked for', async () => {
    const loadId = await yard.cart();
    const url = await desk.linkOf(loadId);
    await yard.test.call(buyer, loadEdit, { loadId, canSellerAddToCart: true });
    await yard.add(loadId, {}, buyer);
    await yard.test.service
      .database('load_item')
      .where({ load_id: loadId })
      .update({ status: 0, changed_by: 'seller' });
    const { page } = await desk.open(url);
    expect(page).toContain('KT 0334 waits for an answer of the buyer.');
    const refused = await desk.approve(url, { name: 'Rosa', isSure: 'yes', fingerprint: 'x' });
    expect(refused.status).toBe(409);
    expect(refused.page).toContain('role="alert">KT 0334 waits for an answer of the buyer.');
  });

  it('is refused of prices that were held until a moment that is over', async () => {
    const loadId = await yard.filledCart({ isQuote: true });
    await yard.test.call(buyer, loadEdit, { loadId, isOffered: true, holdHours: 4 });
    const url = await desk.linkOf(loadId);
    const { page } = await desk.open(url);
    expect(page).toContain('Its prices are held until ');
    await yard.test.service
      .database('load')
      .where({ load_id: loadId })
      .update({ held_until: new Date(Date.now() - 60_000) });
    const refused = await desk.approve(url, sure(page));
    expect(refused.status).toBe(409);
    expect(refused.page).toContain('The time for which this quote held its prices is over.');
    expect(refused.page).not.toContain('<form');
  });

  it('is limited for one network address, in a sentence', async () => {
    const { url } = await approvedCart();
    yard.test.platform.limiter = new RateLimiter();
    const pages = [];
    for (let opened = 0; opened < 61; opened++) pages.push(await desk.open(url));
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(pages.at(-1)).toMatchObject({
      status: 429,
      page: expect.stringContaining('Too many attempts.'),
      headers: { 'retry-after': expect.any(String) },
    });
  });
});
