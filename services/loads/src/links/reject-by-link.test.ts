import { itemEdit, loadMoved, loadTimeline } from '@washcoat/contract-loads';
import { people, Yard } from '../yard.fixture';
import { LinkDesk, sure } from './link.fixture';

const buyer = { ...people.buyer, canOveridePrice: true };

describe('rejecting a load by its public link', () => {
  let yard: Yard;
  let desk: LinkDesk;
  beforeAll(async () => {
    yard = await Yard.start();
    await yard.introduce([buyer]);
    desk = new LinkDesk(yard);
  });
  afterAll(() => yard.stop());

  const no = (page: string, reason = 'GS2 is worth more') => {
    const { name, fingerprint } = sure(page);
    return { name, fingerprint, reason, decision: 'reject' };
  };
  const open = async () => {
    const loadId = await yard.filledCart();
    const url = await desk.linkOf(loadId);
    return { loadId, url, ...(await desk.open(url)) };
  };

  it('is done by name and with a reason, once, and the buyer is told of it', async () => {
    const { loadId, url, page } = await open();
    expect(page).toContain('I do not agree');
    for (const [fields, words] of [
      [{ ...no(page), reason: ' ' }, 'Say why you do not agree'],
      [{ ...no(page), reason: 'x'.repeat(501) }, 'at most 500 characters'],
      [{ ...no(page), name: '' }, 'Say who approves'],
      [{ ...no(page), decision: 'other' }, ''],
    ] as const) {
      const answer = await desk.approve(url, fields);
      expect([answer.status, answer.page.includes(words)]).toEqual([400, true]);
    }
    const first = await desk.approve(url, no(page, 'Too <b>low</b>'));
    expect(first.status).toBe(200);
    expect(first.page).toContain('Too &lt;b&gt;low&lt;/b&gt; The buyer was told.');
    expect(first.page).not.toContain('I do not agree');
    expect((await desk.approve(url, no(page, 'Too <b>low</b>'))).status).toBe(200);
    expect(await desk.links(loadId)).toMatchObject([
      { approvedAt: null, rejection: { by: 'Rosa Lind', reason: 'Too <b>low</b>', isCurrent: true } },
    ]);
    const told = await yard.test.service
      .database('audit_entry')
      .where({ entity_id: loadId, action: 'reject by link' });
    expect(told).toHaveLength(1);
    const { body } = await yard.test.call(buyer, loadTimeline, { loadId });
    expect(body.list[0]).toMatchObject({ by: 'Rosa Lind (by a link)', action: 'rejected' });
    const moves = (await yard.test.published(loadMoved)).filter((moved) => moved.loadId === loadId);
    expect(moves.at(-1)).toMatchObject({
      move: 'changed',
      by: { name: 'Rosa Lind (by a link)', party: 'seller' },
    });
  });

  it('is of the list that was shown, and is over once a changed one is approved', async () => {
    const { loadId, url, page } = await open();
    await desk.approve(url, no(page));
    const [item] = (await yard.load(loadId, buyer)).items;
    const change = { loadId, itemId: item?.itemId, version: item?.version, adjustedPrice: 150 };
    expect((await yard.test.call(buyer, itemEdit, change)).status).toBe(200);
    expect((await desk.approve(url, no(page, 'Again'))).status).toBe(409);
    const { page: now } = await desk.open(url);
    expect(now).toContain('The list was changed since.');
    expect(now).toContain('waits for your answer');
    expect(await desk.links(loadId)).toMatchObject([{ rejection: { isCurrent: false } }]);
    expect((await desk.approve(url, sure(now))).page).toContain('Approved by Rosa Lind on ');
    expect(await desk.links(loadId)).toMatchObject([{ isApprovalCurrent: true, rejection: null }]);
    expect((await desk.approve(url, no(now))).status).toBe(409);
  });

  it('leads nowhere by a link that does', async () => {
    const { page } = await open();
    expect((await desk.approve('/offer/guessed', no(page))).status).toBe(404);
  });
});
