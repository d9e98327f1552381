import { randomUUID } from 'node:crypto';
import { companyChanged, type Session } from '@washcoat/contract-entities';
import { loadDelete, loadEdit, loadLinkRevoke, loadLinks, loadRequest } from '@washcoat/contract-loads';
import { companies, people, Yard } from '../yard.fixture';
import { LinkDesk, sure } from './link.fixture';

const DAY_MS = 86_400_000;

describe('a public link of a load', () => {
  let yard: Yard;
  let desk: LinkDesk;
  beforeAll(async () => {
    yard = await Yard.start();
    desk = new LinkDesk(yard);
  });
  afterAll(() => yard.stop());

  const endAll = (loadId: string, changes: object) =>
    yard.test.service.database('load_link').where({ load_id: loadId }).update(changes);

  it('shows a seller who is not signed in what was offered, to no search engine, and counts who opens it', async () => {
    const loadId = await yard.filledCart({ loadName: 'Week 47 <b>' });
    const { items, grandtotal = 0 } = await yard.load(loadId);
    const { status, body } = await desk.make(loadId);
    expect(status).toBe(200);
    expect(body.address).toMatch(/^http:\/\/127\.0\.0\.1:4400\/offer\/[\w-]{43}$/);
    const url = new URL(body.address).pathname;
    const { status: shown, page, headers } = await desk.open(url);
    expect(shown).toBe(200);
    expect(page).toContain('Week 47 &lt;b&gt;');
    expect(page).toContain(items[0]?.oem);
    expect(page).toContain(`$${grandtotal.toFixed(2)}`);
    expect(page).toContain('Corner Muffler, at Atlanta');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining(`default-src 'none'`),
    });
    await desk.open(url);
    expect(await desk.links(loadId)).toMatchObject([
      {
        visits: 2,
        visitedAt: expect.any(String),
        madeBy: 'Maya Ellison',
        madeFor: 'Rosa Lind',
        isOpen: true,
      },
    ]);
  });

  it('has an address that is kept nowhere, also for who sends the wish for it with a key', async () => {
    const loadId = await yard.filledCart();
    const keyed = { 'idempotency-key': randomUUID() };
    const first = await desk.make(loadId, people.buyer, keyed);
    const second = await desk.make(loadId, people.buyer, keyed);
    expect(first.body.address).not.toBe(second.body.address);
    await desk.open(new URL(second.body.address).pathname);
    const { database } = yard.test.service;
    const tables = ['load_link', 'audit_entry', 'idempotency_key', 'outbox'];
    const kept = JSON.stringify(await Promise.all(tables.map((table) => database(table).select('*'))));
    for (const { body } of [first, second]) expect(kept).not.toContain(body.address.split('/').at(-1));
  });

  it('has an address that stands in no log, also when its page fails', async () => {
    const path = await desk.linkOf(await yard.filledCart());
    const { logger, limiter } = yard.test.platform;
    const logged = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
    const taken = jest.spyOn(limiter, 'take').mockRejectedValueOnce(new Error('Redis is away'));
    const { status, page, headers } = await desk.open(path);
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page).toContain('Something went wrong on our side. Nothing was saved; try again.');
    expect(page).not.toContain('Redis');
    const [[facts] = []] = logged.mock.calls;
    expect(facts).toMatchObject({ path: '/offer/[hidden]', requestId: headers['x-request-id'] });
    expect(page).toContain(`Incident ${String(headers['x-request-id'])}`);
    logged.mockRestore();
    taken.mockRestore();
  });

  it('answers a form that cannot be read with a page as well', async () => {
    const url = await desk.linkOf(await yard.filledCart());
    const long = await desk.approve(url, { name: 'R'.repeat(9000) });
    expect([long.status, long.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(long.page).toContain('What was sent is too long. Go back, shorten the name and send it again.');
    expect(long.page).not.toContain('Incident');
    const unpacked = await yard.test.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' },
      payload: 'name=Rosa',
    });
    expect([unpacked.status, unpacked.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(unpacked.body).toContain('What was sent can not be read.');
  });

  it('tells nothing of the house and no price that was not offered', async () => {
    const asked = { isRequestFromGradingSession: false };
    const { loadId } = (await yard.test.call(people.partner, loadRequest, asked)).body;
    await yard.add(loadId, { quantity: 3 }, people.partner);
    const [item] = (await yard.load(loadId)).items;
    const url = await desk.linkOf(loadId);
    const { page } = await desk.open(url);
    expect(page).toContain('not offered yet');
    expect(page).not.toContain('$');
    expect(page).not.toContain(String(item?.adjustedPrice));
    expect(page).not.toMatch(/Maya|Ellison|<form/);
    expect(page).toContain('Not every price was offered yet.');
    const refused = await desk.approve(url, { name: 'Rosa', isSure: 'yes', fingerprint: 'x' });
    expect(refused.status).toBe(409);
    expect(refused.page).toContain('role="alert">Not every price was offered yet.');
  });

  it('shows no more than the papers of the seller, and is made by nobody who sees less than it shows', async () => {
    const blind = { ...companies.corner, companyId: randomUUID(), companyName: 'Blind Cores', version: 1 };
    await yard.test.deliver(companyChanged, { ...blind, canSeeUnitPrice: false, canSeeSubtotal: false });
    const loadId = await yard.filledCart({ customerId: blind.companyId });
    const [one, other] = [await desk.linkOf(loadId), await desk.linkOf(loadId)];
    const { page } = await desk.open(one);
    expect(page).not.toContain('$');
    expect(page).not.toContain('not offered yet');
    // What seals the lines is of the link: nobody finds a price by trying which one gives this.
    expect(sure(page).fingerprint).not.toBe(sure((await desk.open(other)).page).fingerprint);
    const cart = await yard.filledCart();
    const unseeing = { ...people.buyer, canSeeUnitPrice: false };
    expect((await desk.make(cart, unseeing)).error.code).toBe('PRICE_NOT_YOURS');
    const seesNone = { ...unseeing, canSeeSubtotal: false, canSeeMarkup: false };
    expect((await desk.make(loadId, seesNone)).status).toBe(200);
  });

  it('is one and the same page when it was ended, has expired, was never made, or its load went away', async () => {
    const loadId = await yard.filledCart();
    const url = await desk.linkOf(loadId);
    const { page } = await desk.open(url);
    const [link] = await desk.links(loadId);
    const linkId = link?.linkId ?? '';
    const revoke = () => yard.test.call(people.buyer, loadLinkRevoke, { loadId, linkId });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
    const never = await desk.open(`/offer/${'a'.repeat(43)}`);
    expect([never.status, never.page.includes('This link leads nowhere')]).toEqual([404, true]);
    const nowhere = { status: 404, page: never.page };
    expect(await desk.open(url)).toMatchObject(nowhere);
    expect(await desk.approve(url, sure(page))).toMatchObject(nowhere);
    expect(await desk.approve(url, {})).toMatchObject(nowhere);
    const expiring = await desk.linkOf(loadId);
    await endAll(loadId, { expires_at: new Date(Date.now() - DAY_MS) });
    expect(await desk.open(expiring)).toMatchObject(nowhere);
    expect((await desk.links(loadId)).map(({ isOpen }) => isOpen)).toEqual([false, false]);
    const gone = await yard.cart();
    const last = await desk.linkOf(gone);
    await yard.test.call(people.buyer, loadDelete, { cartId: gone });
    expect(await desk.open(last)).toMatchObject(nowhere);
    for (const wrong of ['/offer/guessed', '/offer/']) expect(await desk.open(wrong)).toMatchObject(nowhere);
  });

  it('answers programs that only ask whether it is there', async () => {
    const url = await desk.linkOf(await yard.filledCart());
    const head = await yard.test.send({ method: 'HEAD', url });
    expect([head.status, head.headers['content-type'], String(head.body)]).toEqual([
      200,
      'text/html; charset=utf-8',
      '',
    ]);
    expect((await yard.test.send({ method: 'HEAD', url: '/offer/guessed' })).status).toBe(404);
  });

  it('leads nowhere once the load is another customer’s', async () => {
    await yard.introduce();
    const mine = await yard.cart();
    await yard.test.call(people.buyer, loadEdit, { loadId: mine, videoGraderId: people.grader.userId });
    const url = await desk.linkOf(mine);
    expect((await desk.open(url)).status).toBe(200);
    const { companyId: customerId } = companies.gulfcoast;
    const changes = { videoGraderId: null, customerId };
    const moved = await yard.test.call(people.buyer, loadEdit, { loadId: mine, ...changes });
    expect(moved.status).toBe(200);
    expect((await desk.open(url)).status).toBe(404);
    expect(await desk.links(mine)).toMatchObject([{ isOpen: false, revokedAt: null }]);
  });

  it('is no business of the seller, of other companies or of who may not build carts, and lasts no longer than asked', async () => {
    const loadId = await yard.filledCart({ customerId: companies.gulfcoast.companyId });
    expect((await desk.make(loadId, people.partner)).status).toBe(403);
    expect((await desk.make(loadId, people.franchisee)).status).toBe(404);
    expect((await desk.make(loadId, people.subscriber)).status).toBe(403);
    expect((await yard.test.call(people.partner, loadLinks, { loadId })).status).toBe(403);
    for (const days of [0, -1, 1.5, 31, 1e9])
      expect((await desk.make(loadId, people.buyer, { days })).status).toBe(400);
    await desk.linkOf(loadId);
    const [link] = await desk.links(loadId);
    const linkId = link?.linkId ?? '';
    const elsewhere = await yard.cart();
    const revoke = (session: Session, of: string) =>
      yard.test.call(session, loadLinkRevoke, { loadId: of, linkId });
    expect((await revoke(people.buyer, elsewhere)).status).toBe(404);
    expect((await revoke(people.franchisee, loadId)).status).toBe(404);
    expect((await revoke(people.partner, loadId)).status).toBe(403);
    for (let made = 1; made < 10; made++) await desk.linkOf(loadId);
    expect((await desk.make(loadId)).error.code).toBe('TOO_MANY_LINKS');
  });

  it('of a load with many more is listed while it is open, with the last ones of the others', async () => {
    const loadId = await yard.filledCart();
    await desk.linkOf(loadId);
    const [first] = await desk.links(loadId);
    const { database } = yard.test.service;
    const kept = await database('load_link').where({ load_id: loadId }).first();
    const ended = (minutes: number) => ({
      ...kept,
      link_id: randomUUID(),
      token_hash: randomUUID(),
      made_at: new Date(kept.made_at.getTime() + minutes * 60_000),
      revoked_at: new Date(),
    });
    await database('load_link').insert(Array.from({ length: 60 }, (_, at) => ended(at + 1)));
    const links = await desk.links(loadId);
    expect(links).toHaveLength(50);
    expect(links[0]).toMatchObject({ linkId: first?.linkId, isOpen: true });
    expect(links.at(-1)?.madeAt).toBe(ended(12).made_at.toISOString());
    expect((await desk.make(loadId)).status).toBe(200);
  });

  it('of a request is not made before somebody accepts it', async () => {
    const { loadId } = (await yard.test.call(people.partner, loadRequest, {})).body;
    expect((await desk.make(loadId)).error.code).toBe('NOT_ACCEPTED');
  });
});
