import { buyerSearch, userChanged, type Session } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import { testSession, type TestService } from '@washcoat/testing';
import { addRole } from '../roles/role.commands';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import { addUser, type NewUser } from './add-user';

const idOf = (key: string) => seedId('company', key);
const roleOf = (name: string) => seedId('role', name);

describe('people', () => {
  let entities: TestService;
  let sa: Session;
  let admin: Session;
  let owner: Session;

  beforeAll(async () => {
    entities = await startSeeded();
    sa = await signIn(entities, 'sa@washcoat.test');
    admin = await signIn(entities, 'admin@washcoat.test');
    owner = await signIn(entities, 'owner@peachtree.test');
  });
  afterAll(() => entities.stop());

  describe('searched by name', () => {
    const found = async (session: Session, input: Record<string, unknown>) =>
      (await entities.call(session, buyerSearch, input)).body.list.map(({ firstName }) => firstName);

    it('[USER-045] are found by part of a name, 500 at once, with company and names only', async () => {
      const { body } = await entities.call(admin, buyerSearch, { text: 'lliso', count: 500, offset: 0 });
      expect(body).toEqual({
        list: [
          {
            userId: seedId('user', 'buyer@washcoat.test'),
            companyId: idOf('house'),
            firstName: 'Maya',
            lastName: 'Ellison',
          },
        ],
        areMoreItemsAvailable: false,
      });
    });

    it('are narrowed by company and to those who buy', async () => {
      expect(await found(admin, { text: 'corner' })).toEqual(['Lee', 'Sam']);
      expect(await found(admin, { text: 'corner', isBuyer: true })).toEqual([]);
      expect(await found(admin, { text: 'hartley', isBuyer: true })).toEqual(['June']);
      expect(await found(admin, { text: 'corner', companyId: idOf('house') })).toEqual([]);
      expect(await found(admin, { text: 'corner', companyId: idOf('corner') })).toEqual(['Lee', 'Sam']);
    });

    it('stay in scope: an external customer finds itself, a partner its own', async () => {
      expect(await found(await signIn(entities, 'subscriber@corner.test'), { text: 'corner' })).toEqual([
        'Lee',
      ]);
      expect(await found(owner, { text: 'hartley' })).toEqual(['June']);
      expect(await found(owner, { text: 'ellison' })).toEqual([]);
      expect(await found(owner, { text: 'ellison', companyId: idOf('house') })).toEqual([]);
    });

    it('must be named by three letters, to full users only', async () => {
      expect((await entities.call(admin, buyerSearch, { text: 'ma' })).status).toBe(400);
      expect((await entities.call(admin, buyerSearch, {})).status).toBe(400);
      expect(await found(admin, { text: '    ' })).toEqual([]);
      expect(await found(admin, { text: '%%%' })).toEqual([]);
      expect((await entities.call(null, buyerSearch, { text: 'maya' })).status).toBe(401);
      const newUser = testSession({ isNewUser: true });
      expect((await entities.call(newUser, buyerSearch, { text: 'maya' })).status).toBe(403);
    });

    it('are active', async () => {
      const where = { email: 'lapsed@corner.test' };
      await entities.service.database('app_user').where(where).update({ is_active: false });
      expect(await found(admin, { text: 'corner' })).toEqual(['Lee']);
      await entities.service.database('app_user').where(where).update({ is_active: true });
    });
  });

  describe('added', () => {
    const newUser: NewUser = {
      email: 'pat@washcoat.test',
      passwordHash: null,
      firstName: 'Pat',
      lastName: 'Person',
      companyId: idOf('house'),
      roleId: roleOf('Grader'),
    };
    const add = (session: Session, overrides: Partial<NewUser> = {}) =>
      entities.service.inTransaction({ session }, (unit) =>
        addUser(unit, session, { ...newUser, ...overrides }),
      );
    const hierarchyOf = async (userId: string) =>
      (await entities.service.database('app_user').where({ user_id: userId }).first()).hierarchy;

    it('are told to other domains, and noted in the trail without the password', async () => {
      const userId = await add(admin, { passwordHash: 'a-hash' });
      const events = await entities.published(userChanged);
      expect(userChanged.schema.parse(events.at(-1))).toMatchObject({
        userId,
        companyId: idOf('house'),
        email: 'pat@washcoat.test',
        hierarchy: 4,
        isActive: true,
        version: 1,
      });
      expect(Object.keys(events.at(-1) ?? {}).sort()).toEqual(Object.keys(userChanged.example).sort());
      const trail = await entities.service.database('audit_entry').where({ entity_id: userId });
      expect(trail).toHaveLength(1);
      expect(JSON.stringify([trail, events])).not.toContain('a-hash');
    });

    it('get their hierarchy from the company', async () => {
      const none = { roleId: null };
      const franchise = await add(admin, { ...none, email: '1@x.test', companyId: idOf('peachtree') });
      const customer = await add(admin, { ...none, email: '2@x.test', companyId: idOf('corner') });
      const staff = await add(admin, { ...none, email: '3@x.test' });
      const buyer = await add(admin, { ...none, email: '4@x.test', hierarchy: 1 });
      expect(await Promise.all([franchise, customer, staff, buyer].map(hierarchyOf))).toEqual([10, 2, 4, 1]);
    });

    it('never stand above who adds them', async () => {
      const forbidden = { status: 403 };
      await expect(add({ ...admin, canCreateUser: false })).rejects.toMatchObject(forbidden);
      await expect(add(admin, { isSA: true })).rejects.toMatchObject(forbidden);
      await expect(add({ ...admin, isAdmin: false }, { isAdmin: true })).rejects.toMatchObject(forbidden);
      const foreman = { ...admin, hierarchy: 4, isAdmin: false };
      await expect(add(foreman, { hierarchy: 1, roleId: null })).rejects.toMatchObject(forbidden);
      const buyer = { ...(await signIn(entities, 'buyer@washcoat.test')), canCreateUser: true };
      await expect(add(buyer, { hierarchy: 1, roleId: roleOf('Administrator') })).rejects.toMatchObject(
        forbidden,
      );
      const atPeachtree = { companyId: idOf('peachtree'), roleId: roleOf('Franchise owner') };
      await expect(add({ ...owner, deleteCart: false }, atPeachtree)).rejects.toMatchObject(forbidden);
      await expect(add(owner, { ...atPeachtree, isAdmin: true })).rejects.toMatchObject(forbidden);
      await add(owner, { ...atPeachtree, email: 'second@peachtree.test' });
      await add(sa, { email: 'second-sa@washcoat.test', isSA: true, hierarchy: 1 });
    });

    it('join companies in scope only, and get roles that fit only', async () => {
      await expect(add(owner, { companyId: idOf('piedmont') })).rejects.toMatchObject({ status: 404 });
      await expect(add(owner)).rejects.toMatchObject({ status: 404 });
      const misfits: Partial<NewUser>[] = [
        { companyId: idOf('peachtree'), roleId: roleOf('Grader') },
        { companyId: idOf('gulfcoast'), roleId: roleOf('Franchise buyer') },
        { companyId: idOf('corner'), roleId: roleOf('Franchise buyer') },
        { roleId: roleOf('Subscriber') },
        { roleId: roleOf('nothing') },
      ];
      for (const misfit of misfits)
        await expect(add(sa, misfit)).rejects.toMatchObject({
          status: 400,
          details: { fields: { roleId: 'Please select the valid value' } },
        });
    });

    it('have an address that nobody else has, whatever its case and however many are added at once', async () => {
      await expect(add(admin, { email: 'SA@washcoat.test' })).rejects.toMatchObject({ status: 409 });
      const rush = await Promise.allSettled(
        ['a@rush.test', 'A@rush.test', 'a@RUSH.test'].map((email) => add(admin, { email })),
      );
      expect(rush.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    });
  });

  describe('given roles', () => {
    let roles = 0;
    const add = (session: Session, permissions: Parameters<typeof addRole>[2]['permissions']) =>
      entities.service.inTransaction({ session }, (unit) =>
        addRole(unit, session, { name: `Yard ${(roles += 1)}`, type: 1, companyId: null, permissions }),
      );

    it('get nothing that the author of the role lacks', async () => {
      const buyer = await signIn(entities, 'buyer@washcoat.test');
      await expect(add(buyer, [{ permissionName: 'canEditInvoice' }])).rejects.toMatchObject({ status: 403 });
      await expect(add(buyer, [])).rejects.toMatchObject({ status: 400 });
      await add(buyer, [{ permissionName: 'canBuildCart' }, { permissionName: 'minimumSettingsOnly' }]);
      await add(sa, [{ permissionName: 'canEditInvoice' }]);
    });

    it('see the invoices of the facilities that the role names', async () => {
      const roleId = await add(sa, [
        { permissionName: 'canViewAllFacilityInvoices', facilities: ['Atlanta', 'Tampa'] },
      ]);
      await entities.service
        .database('app_user')
        .where({ email: 'grader@washcoat.test' })
        .update({ role_id: roleId });
      const grader = await signIn(entities, 'grader@washcoat.test');
      expect(grader.invoiceFacilities).toEqual(['Atlanta', 'Tampa']);
      expect(owner.invoiceFacilities).toEqual([]);
    });
  });
});
