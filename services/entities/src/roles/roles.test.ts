import { randomUUID } from 'node:crypto';
import { roleDetail, roleList, type Session, type SignedIn } from '@washcoat/contract-entities';
import { flagNames } from '@washcoat/contract-kernel';
import { seedId } from '@washcoat/service-kit/seed';
import { testSession, type TestService } from '@washcoat/testing';
import { roleId } from '../seed/roles';
import { startSeeded } from '../seed/seeded-service.fixture';
import { RoleTrials } from './role.fixture';

const companyId = (key: string) => seedId('company', key);
const internal = ['Administrator', 'Buyer', 'Grader'];
const external = ['Partner seller', 'Subscriber'];
const franchise = ['Franchise buyer', 'Franchise owner'];

describe('reading roles', () => {
  let entities: TestService;
  let trials: RoleTrials;
  let sa: SignedIn;
  let admin: SignedIn;
  let owner: SignedIn;
  let partner: SignedIn;
  beforeAll(async () => {
    entities = await startSeeded();
    trials = new RoleTrials(entities);
    await trials.learn();
    sa = await trials.signIn('sa@washcoat.test');
    admin = await trials.signIn('admin@washcoat.test');
    owner = await trials.signIn('owner@peachtree.test');
    partner = await trials.signIn('partner@gulfcoast.test');
    await trials.add(sa, { name: 'Peachtree yard', type: 3, companyId: companyId('peachtree') });
  });
  afterAll(() => entities.stop());

  const list = (session: Session | null, input: Record<string, unknown> = {}) =>
    entities.call(session, roleList, { count: 1000, ...input });
  const names = async (session: Session, input: Record<string, unknown> = {}) =>
    (await list(session, input)).body.list.map(({ name }) => name);

  it('[ROLE-009] [ROLE-010] shows every role to administrators of the house', async () => {
    const all = [...internal, ...external, ...franchise, 'Peachtree yard'].sort();
    expect(await names(sa)).toEqual(all);
    expect(await names(admin)).toEqual(all);
  });

  it('[ROLE-011] shows hierarchy 10 shared roles of its type and those of its own company', async () => {
    expect(await names(owner)).toEqual([...franchise, 'Peachtree yard']);
    expect(await names(await trials.signIn('owner@piedmont.test'))).toEqual(franchise);
    expect(await names(partner)).toEqual(external);
  });

  it('[ROLE-018] [ROLE-027] pages, searches and filters by type, ten at once', async () => {
    expect(roleList.input.parse({})).toEqual({ count: 10, offset: 0 });
    const first = (await list(sa, { count: 3, offset: 1 })).body;
    expect(first.list.map(({ name }) => name)).toEqual(['Buyer', 'Franchise buyer', 'Franchise owner']);
    expect(first.areMoreItemsAvailable).toBe(true);
    expect(await names(sa, { text: 'BUYER fran' })).toEqual(['Franchise buyer']);
    expect(await names(sa, { text: '%' })).toEqual([]);
    expect(await names(sa, { type: 2 })).toEqual(external);
    expect((await list(sa, { type: 4 })).status).toBe(400);
    expect((await list(sa, { count: 1001 })).status).toBe(400);
    expect((await list(sa, { companyId: 'x' })).status).toBe(400);
  });

  it('[ROLE-018] offers with companyId what the users of that company can be given', async () => {
    const offered = (company: string, session: Session = sa) =>
      names(session, { companyId: companyId(company) });
    expect(await offered('house')).toEqual(internal);
    expect(await offered('corner')).toEqual(external);
    expect(await offered('gulfcoast')).toEqual(external);
    expect(await offered('peachtree')).toEqual([...franchise, 'Peachtree yard']);
    expect(await offered('piedmont')).toEqual(franchise);
    expect(await offered('peachtree', owner)).toEqual([...franchise, 'Peachtree yard']);
  });

  it('answers 404 for the roles of a company out of scope', async () => {
    expect((await list(partner, { companyId: companyId('house') })).status).toBe(404);
    expect((await list(owner, { companyId: companyId('piedmont') })).status).toBe(404);
    expect((await list(sa, { companyId: randomUUID() })).status).toBe(404);
  });

  it('offers who only adds users the roles that they may give', async () => {
    const buyer = await trials.signIn('buyer@washcoat.test');
    const adder = { ...buyer, canCreateUser: true };
    const limited = testSession({ companyId: companyId('house'), canCreateUser: true, canBuildCart: true });
    await trials.add(sa, { name: 'Carts only' });
    expect(await names(adder)).toEqual(['Buyer', 'Carts only', 'Grader']);
    expect(await names(limited)).toEqual(['Carts only']);
    expect((await list({ ...limited, companyId: null })).status).toBe(404);
  });

  it('is for administrators, hierarchy 10 and who adds users', async () => {
    expect((await list(null)).status).toBe(401);
    for (const email of ['buyer@washcoat.test', 'grader@washcoat.test', 'subscriber@corner.test'])
      expect((await list(await trials.signIn(email))).status).toBe(403);
    expect((await list({ ...owner, isNewUser: true, canCreateUser: false })).status).toBe(403);
  });

  it('[ROLE-014] shows of a role its type, its flag and how much it grants', async () => {
    const { list: roles } = (await list(sa)).body;
    expect(roles.find(({ name }) => name === 'Administrator')).toMatchObject({
      roleId: roleId('Administrator'),
      type: 1,
      isFranchise: false,
      companyId: null,
      permissionCount: flagNames.length - 3,
      isDefault: false,
      version: 1,
    });
    expect(roles.find(({ name }) => name === 'Peachtree yard')).toMatchObject({
      type: 3,
      isFranchise: true,
      companyId: companyId('peachtree'),
      permissionCount: 1,
      userCount: 0,
    });
  });

  it('counts the users in scope who have a role', async () => {
    const usersWith = async (session: Session, role: string) =>
      (await list(session)).body.list.find(({ name }) => name === role)?.userCount;
    expect(await usersWith(sa, 'Franchise owner')).toBe(2);
    expect(await usersWith(owner, 'Franchise owner')).toBe(1);
    expect(await usersWith(sa, 'Partner seller')).toBe(2);
    expect(await usersWith(partner, 'Partner seller')).toBe(1);
  });

  it('[ROLE-004] [ROLE-006] [ROLE-014] [ROLE-015] shows one role with every permission, granted or not', async () => {
    const whole = await trials.whole(sa, roleId('Buyer'));
    expect(whole).toMatchObject({ roleId: roleId('Buyer'), name: 'Buyer', type: 1, isFranchise: false });
    expect(whole.permissions.map(({ permissionName }) => permissionName).sort()).toEqual(
      [...flagNames].sort(),
    );
    const invoices = whole.permissions.find(
      ({ permissionName }) => permissionName === 'canViewAllFacilityInvoices',
    );
    expect(invoices).toMatchObject({
      permissionId: trials.permissionId('canViewAllFacilityInvoices'),
      type: 3,
      description: 'See the invoices of the named facilities',
      isAccessible: true,
      isGranted: true,
      isGrantable: true,
    });
    expect(invoices?.facilities).toEqual([
      'Atlanta',
      'Burlington',
      'Macon',
      'Peachtree',
      'Piedmont',
      'Tampa',
    ]);
  });

  it('shows the empty form without a role', async () => {
    const { body } = await entities.call(sa, roleDetail, {});
    expect(body).toMatchObject({ roleId: null, name: '', isFranchise: false, companyId: null });
    expect(body.permissions).toHaveLength(flagNames.length);
    expect(body.permissions.some(({ isGranted }) => isGranted)).toBe(false);
    expect(body.permissions.every(({ isGrantable }) => isGrantable)).toBe(true);
  });

  it('tells what the reader may grant and take back', async () => {
    const bound = { ...admin, canEditInvoice: false, canAddMarkDownOnly: true };
    const { permissions } = await trials.whole(bound, roleId('Buyer'));
    const locked = permissions.filter(({ isGrantable }) => !isGrantable);
    expect(locked.map(({ permissionName }) => permissionName)).toEqual([
      'canEditInvoice',
      'canAddMarkDownOnly',
    ]);
  });

  it('answers 404 for a role that the reader does not see', async () => {
    const detail = async (session: Session | null, id: string) =>
      (await entities.call(session, roleDetail, { roleId: id })).status;
    expect(await detail(owner, roleId('Franchise owner'))).toBe(200);
    expect(await detail(owner, roleId('Administrator'))).toBe(404);
    expect(await detail(partner, roleId('Franchise owner'))).toBe(404);
    expect(await detail(sa, randomUUID())).toBe(404);
    expect(await detail(sa, 'x')).toBe(400);
    expect(await detail(null, roleId('Buyer'))).toBe(401);
    expect(await detail(await trials.signIn('buyer@washcoat.test'), roleId('Buyer'))).toBe(403);
  });
});
