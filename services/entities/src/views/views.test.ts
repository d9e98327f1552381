import { randomUUID } from 'node:crypto';
import { type Session, type SignedIn, viewDelete, viewList, viewSave } from '@washcoat/contract-entities';
import type { TestService } from '@washcoat/testing';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';

describe('saved views', () => {
  let entities: TestService;
  let admin: SignedIn;
  let partner: SignedIn;
  beforeAll(async () => {
    entities = await startSeeded();
    admin = await signIn(entities, 'admin@washcoat.test');
    partner = await signIn(entities, 'partner@gulfcoast.test');
  });
  afterAll(() => entities.stop());

  const screen = 'entities.customers';
  const save = (session: Session | null, view: Record<string, unknown> = {}) =>
    entities.call(session, viewSave, { screen, name: 'Active', query: 'isActive=true', ...view });
  const list = async (session: Session, of = screen) =>
    (await entities.call(session, viewList, { screen: of })).body.list;
  const remove = (session: Session | null, viewId: string) => entities.call(session, viewDelete, { viewId });
  /** A list that no other test uses. */
  const other = () => `entities.list-${randomUUID().replace(/[^a-z]/g, '')}`;

  it('keep filters, columns with their widths and sides, and name, and are their owner’s alone', async () => {
    const mine = other();
    const layout = { widths: { city: 180 }, pinned: { companyName: 'left' } };
    const { status, body } = await save(admin, { screen: mine, columns: ['companyName', 'city'], layout });
    expect([status, body.message]).toEqual([200, 'Saved Successfully']);
    expect(await list(admin, mine)).toEqual([
      {
        viewId: body.viewId,
        name: 'Active',
        query: 'isActive=true',
        columns: ['companyName', 'city'],
        layout,
        isDefault: false,
      },
    ]);
    expect(await list(partner, mine)).toEqual([]);
    expect(await list(admin, other())).toEqual([]);
  });

  it('are listed by name; the same name replaces one, whatever its case', async () => {
    const mine = other();
    const { body } = await save(admin, { screen: mine, name: 'beta', columns: ['city'] });
    await save(admin, { screen: mine, name: 'Alpha' });
    const again = await save(admin, { screen: mine, name: ' BETA ', query: 'text=a&offset=10' });
    expect(again.body.viewId).toBe(body.viewId);
    expect((await list(admin, mine)).map(({ name, query, columns }) => [name, query, columns])).toEqual([
      ['Alpha', 'isActive=true', null],
      ['BETA', 'text=a&offset=10', null],
    ]);
  });

  it('have one default per list, which moves', async () => {
    const mine = other();
    await save(admin, { screen: mine, name: 'One', isDefault: true });
    await save(admin, { screen: mine, name: 'Two', isDefault: true });
    await save(partner, { screen: mine, name: 'Theirs', isDefault: true });
    const defaults = async () =>
      (await list(admin, mine)).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(await defaults()).toEqual(['Two']);
    await save(admin, { screen: mine, name: 'Two' });
    expect(await defaults()).toEqual([]);
    const rush = await Promise.all(
      ['a', 'b', 'c'].map((name) => save(admin, { screen: mine, name, isDefault: true })),
    );
    expect(rush.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await defaults()).toHaveLength(1);
  });

  it('are at most fifty per list, however many are saved at once', async () => {
    const mine = other();
    const names = Array.from({ length: 53 }, (_, n) => `View ${n}`);
    const answers = await Promise.all(names.map((name) => save(admin, { screen: mine, name })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ error }) => error.error)).toEqual(
      Array(3).fill('You have 50 views of this list. Delete one first.'),
    );
    const [kept] = await list(admin, mine);
    expect((await save(admin, { screen: mine, name: kept?.name, query: '' })).status).toBe(200);
    expect((await save(admin, { screen: other() })).status).toBe(200);
  });

  it('are deleted by their owner only', async () => {
    const mine = other();
    const { body } = await save(admin, { screen: mine });
    expect((await remove(partner, body.viewId)).status).toBe(404);
    expect((await remove(admin, body.viewId)).body.message).toBe('Deleted Successfully');
    expect(await list(admin, mine)).toEqual([]);
    expect((await remove(admin, body.viewId)).status).toBe(404);
  });

  it('are for full users', async () => {
    const newcomer = { ...partner, isNewUser: true };
    expect((await entities.call(null, viewList, { screen })).status).toBe(401);
    expect((await entities.call(newcomer, viewList, { screen })).status).toBe(403);
    expect([(await save(null)).status, (await save(newcomer)).status]).toEqual([401, 403]);
    expect([
      (await remove(null, randomUUID())).status,
      (await remove(newcomer, randomUUID())).status,
    ]).toEqual([401, 403]);
  });

  it('refuse bad fields, and keep every alphabet', async () => {
    for (const bad of [
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { name: 'a\u0000b' },
      { query: 'x'.repeat(2001) },
      { query: 'a\u0000b' },
      { columns: Array(61).fill('a') },
      { columns: ['a\u0000'] },
      { layout: { widths: { city: -1 }, pinned: {} } },
      { layout: { widths: { 'a\u0000': 80 }, pinned: {} } },
      { layout: { widths: {}, pinned: { city: 'top' } } },
      {
        layout: {
          widths: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`c${n}`, 80])),
          pinned: {},
        },
      },
      { screen: 'customers' },
      { screen: '../customers' },
      { isDefault: 'yes' },
    ])
      expect((await save(admin, bad)).status).toBe(400);
    expect((await remove(admin, 'x')).status).toBe(400);
    const mine = other();
    for (const name of ['東京 🚗', "'; drop table saved_view; --", '<b>bold</b>'])
      expect((await save(admin, { screen: mine, name, query: `text=${name}` })).status).toBe(200);
    expect(await list(admin, mine)).toHaveLength(3);
  });
});
