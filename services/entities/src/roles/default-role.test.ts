import { randomUUID } from 'node:crypto';
import {
  companyEdit,
  type RoleKind,
  roleDefault,
  roleDelete,
  roleEdit,
  roleList,
  type Session,
  type SignedIn,
} from '@washcoat/contract-entities';
import type { TestService } from '@washcoat/testing';
import { companyId } from '../seed/trading-companies';
import { roleId } from '../seed/roles';
import { startSeeded } from '../seed/seeded-service.fixture';
import { defaultKindsOf, findDefaultRole } from './role.model';
import { RoleTrials } from './role.fixture';

jest.setTimeout(30_000);
const partner = { hierarchy: 10, isFranchise: false };

describe('default roles', () => {
  let entities: TestService;
  let trials: RoleTrials;
  let sa: SignedIn;
  let admin: SignedIn;
  let owner: SignedIn;
  beforeAll(async () => {
    entities = await startSeeded();
    trials = new RoleTrials(entities);
    await trials.learn();
    sa = await trials.signIn('sa@washcoat.test');
    admin = await trials.signIn('admin@washcoat.test');
    owner = await trials.signIn('owner@peachtree.test');
  });
  afterAll(() => entities.stop());

  const choose = (session: Session | null, id: string, kind: RoleKind) =>
    entities.call(session, roleDefault, { roleId: id, kind });
  const rolesFor = async (session: Session, filters: Record<string, unknown>) =>
    (await entities.call(session, roleList, { count: 1000, ...filters })).body.list;
  const external = (names: Parameters<RoleTrials['permissions']>) =>
    trials.add(sa, { type: 2, permissions: trials.permissions(...names) });

  it('are one per kind of user, and that of partner sellers lets them add customers', async () => {
    const database = entities.service.database;
    expect(await findDefaultRole(database, partner)).toMatchObject({ roleId: roleId('Partner seller') });
    const customer = await findDefaultRole(database, { hierarchy: 2, isFranchise: false });
    expect(customer).toMatchObject({ roleId: roleId('Subscriber') });
    const whole = await trials.whole(sa, roleId('Partner seller'));
    expect([whole.isDefault, whole.defaultFor]).toEqual([true, ['PARTNER']]);
    expect(whole.permissions.find(({ permissionName }) => permissionName === 'canCreateUser')).toMatchObject({
      isGranted: true,
    });
  });

  it('are chosen by administrators of the house and replace the one before', async () => {
    const id = await external(['canBuildCart']);
    const answer = await choose(admin, id, 'PARTNER');
    expect([answer.status, answer.body.message]).toEqual([200, 'Changes Applied.']);
    expect(await findDefaultRole(entities.service.database, partner)).toMatchObject({ roleId: id });
    expect(await defaultKindsOf(entities.service.database, roleId('Partner seller'))).toEqual([]);
    expect((await rolesFor(sa, { type: 2 })).find((role) => role.roleId === id)).toMatchObject({
      isDefault: true,
      defaultFor: ['PARTNER'],
    });
    const entries = await entities.service.database('audit_entry').where({ entity_id: id, action: 'edit' });
    expect(entries).toHaveLength(1);
    await choose(admin, id, 'PARTNER');
    expect((await choose(sa, roleId('Partner seller'), 'PARTNER')).status).toBe(200);
  });

  it('are chosen by nobody else', async () => {
    const id = roleId('Partner seller');
    expect((await choose(null, id, 'CUSTOMER')).status).toBe(401);
    const buyer = await trials.signIn('buyer@washcoat.test');
    for (const session of [buyer, owner, { ...owner, isAdmin: true }, { ...admin, hierarchy: 4 }])
      expect((await choose(session, id, 'CUSTOMER')).status).toBe(403);
    expect(await defaultKindsOf(entities.service.database, id)).toEqual(['PARTNER']);
  });

  it('[GAP-ROLE-04] are no role that grants what the administrator does not hold, that does not fit or is of one company', async () => {
    const strong = await external(['canDeleteGroup']);
    const refused = await choose({ ...admin, canDeleteGroup: false }, strong, 'PARTNER');
    expect([refused.status, refused.error.error]).toEqual([
      403,
      'You cannot grant what you do not hold yourself.',
    ]);
    expect((await choose(sa, roleId('Buyer'), 'PARTNER')).error.fields).toHaveProperty('roleId');
    expect((await choose(sa, randomUUID(), 'PARTNER')).status).toBe(404);
    const own = await trials.add(sa, { type: 3, companyId: companyId('peachtree') });
    expect((await choose(sa, own, 'FRANCHISE')).error.fields).toHaveProperty('roleId');
  });

  it('stay what they are: not deleted, and of their type', async () => {
    const id = await external(['canBuildCart']);
    await choose(sa, id, 'CUSTOMER');
    const refused = await entities.call(sa, roleDelete, { roleId: id });
    expect([refused.status, refused.error.code]).toEqual([409, 'IN_USE']);
    const form = await trials.form(sa, id);
    expect((await entities.call(sa, roleEdit, { ...form, type: 3 })).status).toBe(409);
    await choose(sa, roleId('Subscriber'), 'CUSTOMER');
    expect((await entities.call(sa, roleDelete, { roleId: id })).status).toBe(200);
  });

  it('follow a customer that is made a partner: who had the one default gets the other', async () => {
    const { companyId: corner } = await trials.signIn('subscriber@corner.test');
    const users = () => entities.service.database('app_user').where('email', 'subscriber@corner.test');
    expect((await users())[0]).toMatchObject({ role_id: roleId('Subscriber') });
    const answer = await entities.call(sa, companyEdit, { companyId: corner, companyType: 'SELLER' });
    expect(answer.status).toBe(200);
    expect((await users())[0]).toMatchObject({ hierarchy: 10, role_id: roleId('Partner seller') });
  });

  it('[ROLE-018] are offered for a company that is not there yet, with the others that may be given', async () => {
    const names = async (session: Session, filters: Record<string, unknown>) =>
      (await rolesFor(session, filters)).map(({ name }) => name);
    const strong = await external(['canDeleteGroup']);
    const offered = await names(owner, { newCompanyType: 'SELLER', isGivable: 'true' });
    expect(offered).toContain('Partner seller');
    expect(
      (await rolesFor(owner, { newCompanyType: 'SELLER', isGivable: 'true' })).map((role) => role.roleId),
    ).not.toContain(strong);
    expect(await names(sa, { newCompanyType: 'FRANCHISE' })).toEqual(['Franchise buyer', 'Franchise owner']);
    const foreign = { newCompanyType: 'SELLER', companyId: companyId('piedmont') };
    expect((await entities.call(owner, roleList, foreign)).status).toBe(404);
  });
});
