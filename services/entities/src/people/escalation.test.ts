import { userDelete, userDetail, userEdit, type Session } from '@washcoat/contract-entities';
import type { TestService } from '@washcoat/testing';
import { addRole } from '../roles/role.commands';
import { startSeeded } from '../seed/seeded-service.fixture';
import { addedUser, companyOf, roleOf, callersOf, userOf, type Callers } from './user-form.fixture';

describe('nobody lifts anybody above themself', () => {
  let entities: TestService;
  let callers: Callers;
  let peachtreeBuyer: string;
  let houseGrader: string;

  beforeAll(async () => {
    entities = await startSeeded();
    callers = await callersOf(entities);
    peachtreeBuyer = await addedUser(entities, callers.sa, {
      email: 'buyer@peachtree.test',
      companyId: companyOf('peachtree'),
      roleId: roleOf('Franchise buyer'),
    });
    houseGrader = userOf('grader@washcoat.test');
  });
  afterAll(() => entities.stop());

  const statusOf = async (session: Session, input: Record<string, unknown>) =>
    (await entities.call(session, userEdit, input)).status;
  const stored = (userId: string) => entities.service.database('app_user').where({ user_id: userId }).first();

  describe('by editing the own record', () => {
    it.each<[string, keyof Callers, Record<string, unknown>]>([
      ['making oneself SA', 'admin', { isSA: true }],
      ['making oneself SA as a partner', 'owner', { isSA: true }],
      ['making oneself admin', 'owner', { isAdmin: true }],
      ['making oneself admin as a buyer', 'buyer', { isAdmin: true }],
      ['taking another role', 'buyer', { roleId: roleOf('Administrator') }],
      ['taking the default role', 'owner', { roleId: roleOf('Franchise buyer') }],
      ['taking a greater role as a new colleague', 'grader', { roleId: roleOf('Buyer') }],
      ['taking hierarchy 1', 'grader', { hierarchy: 1 }],
      ['taking hierarchy 1 from outside', 'subscriber', { hierarchy: 1 }],
      ['giving up hierarchy', 'admin', { hierarchy: 4 }],
      ['calling oneself a franchise', 'partner', { isFranchise: true }],
      ['moving to the house', 'owner', { companyId: companyOf('house') }],
      ['moving to another company', 'admin', { companyId: companyOf('peachtree') }],
      ['switching oneself off', 'admin', { isActive: false }],
      ['choosing whose invoices one sees', 'grader', { facilityCity: 'Tampa' }],
      ['no longer being SA', 'sa', { isSA: false }],
    ])('refuses %s', async (_trick, who, change) => {
      const caller = callers[who];
      const before = await stored(caller.userId);
      expect(await statusOf(caller, { userId: caller.userId, ...change })).toBe(403);
      expect(await statusOf(caller, { userId: caller.userId.toUpperCase(), ...change })).toBe(403);
      expect(await stored(caller.userId)).toEqual(before);
    });

    it('refuses to delete oneself, in any spelling of the id', async () => {
      for (const userId of [callers.admin.userId, callers.admin.userId.toUpperCase()])
        expect((await entities.call(callers.admin, userDelete, { userId })).status).toBe(403);
    });
  });

  describe('by editing others', () => {
    it.each<[string, keyof Callers, Record<string, unknown>, number]>([
      ['making them SA as an admin', 'admin', { isSA: true }, 403],
      ['making them admin as a partner', 'owner', { isAdmin: true }, 403],
      ['giving them hierarchy 1', 'owner', { hierarchy: 1 }, 400],
      ['calling them no franchise', 'owner', { isFranchise: false }, 400],
      ['moving them to a company out of scope', 'owner', { companyId: companyOf('house') }, 404],
      ['moving them to a company of one’s own', 'owner', { companyId: 'below' }, 403],
      ['giving them a role of another type', 'owner', { roleId: roleOf('Administrator') }, 400],
      ['giving them a role of another company', 'owner', { roleId: 'foreign' }, 400],
      ['naming their facility elsewhere', 'owner', { facilityCity: 'Piedmont' }, 400],
      ['giving them another address', 'owner', { email: 'mine@peachtree.test' }, 403],
    ])('refuses %s', async (_trick, who, change, status) => {
      const resolved = { ...change };
      if (change.companyId === 'below') resolved.companyId = await companyBelowPeachtree();
      if (change.roleId === 'foreign') resolved.roleId = await roleOfPiedmont();
      const before = await stored(peachtreeBuyer);
      expect(await statusOf(callers[who], { userId: peachtreeBuyer, ...resolved })).toBe(status);
      expect(await stored(peachtreeBuyer)).toEqual(before);
    });

    it('refuses a role with a permission that one lacks, also when it is the default one', async () => {
      const owner = { ...callers.owner, deleteCart: false };
      const change = { userId: peachtreeBuyer, roleId: roleOf('Franchise owner') };
      expect(await statusOf(owner, change)).toBe(403);
      expect(await statusOf({ ...callers.admin, canVerifyLoad: false }, withDefaultRole(houseGrader))).toBe(
        200,
      );
      await entities.service
        .database('app_user')
        .where({ user_id: houseGrader })
        .update({ role_id: roleOf('Buyer') });
      expect(await statusOf({ ...callers.admin, canVerifyLoad: false }, withDefaultRole(houseGrader))).toBe(
        403,
      );
      expect(await statusOf(callers.admin, withDefaultRole(houseGrader))).toBe(200);
    });

    it('refuses to touch who stands above: SA, admins, and hierarchy 1 from below', async () => {
      const staff = { ...callers.grader, canCreateUser: true, canDeleteUser: true };
      const house = { ...callers.buyer, canCreateUser: true, canDeleteUser: true };
      const above: [Session, string][] = [
        [callers.admin, userOf('sa@washcoat.test')],
        [house, userOf('admin@washcoat.test')],
        [staff, userOf('buyer@washcoat.test')],
        [staff, userOf('sa@washcoat.test')],
      ];
      for (const [session, userId] of above) {
        expect(await statusOf(session, { userId, firstName: 'Low' })).toBe(403);
        expect((await entities.call(session, userDelete, { userId })).status).toBe(403);
      }
      expect(await statusOf(staff, { userId: houseGrader, isActive: true })).toBe(200);
    });

    it('refuses by another company’s user id as unknown', async () => {
      for (const userId of [userOf('owner@piedmont.test'), houseGrader, userOf('partner@gulfcoast.test')]) {
        expect(await statusOf(callers.owner, { userId, firstName: 'Mine' })).toBe(404);
        expect((await entities.call(callers.owner, userDelete, { userId })).status).toBe(404);
        expect((await entities.call(callers.owner, userDetail, { userId })).status).toBe(404);
      }
    });
  });

  const withDefaultRole = (userId: string) => ({ userId, roleId: roleOf('Grader') });
  const companyBelowPeachtree = async () => {
    const where = { parent_company_id: companyOf('peachtree') };
    return (await entities.service.database('company').where(where).first()).company_id;
  };
  const roleOfPiedmont = () =>
    entities.service.inTransaction({ session: callers.sa }, (unit) =>
      addRole(unit, callers.sa, {
        name: 'Piedmont yard',
        type: 3,
        companyId: companyOf('piedmont'),
        permissions: [{ permissionName: 'canBuildCart' }],
      }),
    );
});
