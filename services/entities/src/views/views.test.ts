import { randomUUID } from 'node:crypto';
import {
  type Session,
  type SignedIn,
  viewDelete,
  viewEdit,
  viewList,
  viewSave,
} from '@washcoat/contract-entities';
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
        isShared: false,
        mayEdit: true,
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

  describe('that are shared', () => {
    let buyer: SignedIn;
    let owner: SignedIn;
    beforeAll(async () => {
      buyer = await signIn(entities, 'buyer@washcoat.test');
      owner = await signIn(entities, 'owner@peachtree.test');
    });
    const edit = (session: Session | null, view: Record<string, unknown>) =>
      entities.call(session, viewEdit, { viewId: randomUUID(), ...view });
    const named = async (session: Session, of: string) => (await list(session, of)).map(({ name }) => name);
    const shareAs = async (session: Session, of: string, view: object = {}) =>
      (await save(session, { screen: of, isShared: true, ...view })).body.viewId;

    it('are listed with their owner for everybody of the company, and for nobody of another one', async () => {
      const mine = other();
      const viewId = await shareAs(buyer, mine, { name: 'Ours', columns: ['city'], isDefault: true });
      await save(buyer, { screen: mine, name: 'Mine' });
      expect(await list(admin, mine)).toEqual([
        {
          ...{ viewId, name: 'Ours', query: 'isActive=true', columns: ['city'], layout: null },
          ...{
            isDefault: false,
            isShared: true,
            mayEdit: true,
            sharedBy: `${buyer.firstName} ${buyer.lastName}`,
          },
        },
      ]);
      expect(await list(buyer, mine)).toMatchObject([
        { name: 'Mine', isShared: false },
        { name: 'Ours', isShared: true, isDefault: true, mayEdit: true },
      ]);
      for (const stranger of [owner, partner]) expect(await list(stranger, mine)).toEqual([]);
      expect(await named({ ...owner, companyId: null }, mine)).toEqual([]);
    });

    it('are changed and deleted by their owner or an administrator of that company, and by nobody else', async () => {
      const mine = other();
      const viewId = await shareAs(admin, mine, { name: 'House' });
      expect((await list(buyer, mine))[0]?.mayEdit).toBe(false);
      for (const [session, status] of [
        [buyer, 403],
        [owner, 404],
        [{ ...owner, isAdmin: true }, 404],
        [null, 401],
        [{ ...buyer, isNewUser: true }, 403],
      ] as const) {
        expect((await edit(session, { viewId, name: 'Taken' })).status).toBe(status);
        expect((await remove(session, viewId)).status).toBe(status);
      }
      const clerk = { ...buyer, isAdmin: true };
      expect((await edit(clerk, { viewId, isDefault: true })).status).toBe(403);
      const kept = { query: 'city=Macon', columns: ['city'], layout: null };
      expect((await edit(clerk, { viewId, name: 'Macon', kept })).body.message).toBe('Saved Successfully');
      expect(await list(admin, mine)).toMatchObject([{ viewId, name: 'Macon', ...kept, isShared: true }]);
      expect((await remove(clerk, viewId)).status).toBe(200);
      expect(await list(admin, mine)).toEqual([]);
    });

    it('are shared and taken back by an edit, and stay shared when saved anew', async () => {
      const mine = other();
      const { viewId } = (await save(buyer, { screen: mine })).body;
      await edit(buyer, { viewId, isShared: true });
      await save(buyer, { screen: mine, query: 'city=Macon' });
      expect(await list(admin, mine)).toMatchObject([{ viewId, query: 'city=Macon' }]);
      await edit(admin, { viewId, isShared: false });
      expect(await list(admin, mine)).toEqual([]);
      expect((await edit(admin, { viewId, isShared: true })).status).toBe(404);
      expect((await edit({ ...buyer, companyId: null }, { viewId, isShared: true })).status).toBe(400);
    });

    it('leave the company with what their owner changes in another one', async () => {
      const mine = other();
      const viewId = await shareAs(buyer, mine);
      const moved = { ...buyer, companyId: owner.companyId };
      await edit(moved, { viewId, kept: { query: 'city=Macon', columns: null, layout: null } });
      expect([await named(admin, mine), await named(owner, mine), await named(moved, mine)]).toEqual([
        [],
        [],
        ['Active'],
      ]);
    });

    it('have names that their owner has once, and say so', async () => {
      const mine = other();
      await save(buyer, { screen: mine, name: 'One' });
      const viewId = await shareAs(buyer, mine, { name: 'Two' });
      expect((await edit(buyer, { viewId, name: 'ONE' })).error).toMatchObject({ code: 'NAME_TAKEN' });
      expect((await edit(buyer, { viewId, name: 'TWO' })).status).toBe(200);
      await shareAs(admin, mine, { name: 'two' });
      expect((await named(admin, mine)).sort()).toEqual(['TWO', 'two']);
    });

    it('are at most a hundred of a company, however many are shared at once', async () => {
      const mine = other();
      const names = Array.from({ length: 49 }, (_, n) => `View ${n}`);
      const all = (session: Session, some: readonly string[]) =>
        Promise.all(some.map((name) => save(session, { screen: mine, name, isShared: true })));
      await all(admin, names);
      await all(buyer, names);
      const sa = await signIn(entities, 'sa@washcoat.test');
      const rush = await all(sa, ['a', 'b', 'c']);
      expect(rush.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      expect((await save(sa, { screen: mine, name: 'mine' })).status).toBe(200);
    });

    it('go with a person who is deleted', async () => {
      const mine = other();
      await shareAs(buyer, mine);
      const people = () => entities.service.database('app_user').where({ user_id: buyer.userId });
      await people().update({ deleted_at: new Date() });
      expect(await list(admin, mine)).toEqual([]);
      await people().update({ deleted_at: null });
      expect(await named(admin, mine)).toEqual(['Active']);
    });
  });
});
