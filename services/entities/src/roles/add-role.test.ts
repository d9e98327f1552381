import { randomUUID } from 'node:crypto';
import { roleAdd, type Session, type SignedIn } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { roleId } from '../seed/roles';
import { startSeeded } from '../seed/seeded-service.fixture';
import { addRole } from './role.commands';
import { RoleTrials } from './role.fixture';

describe('adding roles', () => {
  let entities: TestService;
  let trials: RoleTrials;
  let sa: SignedIn;
  let admin: SignedIn;
  beforeAll(async () => {
    entities = await startSeeded();
    trials = new RoleTrials(entities);
    await trials.learn();
    sa = await trials.signIn('sa@washcoat.test');
    admin = await trials.signIn('admin@washcoat.test');
  });
  afterAll(() => entities.stop());

  const add = (session: Session | null, role: Record<string, unknown> = {}, headers = {}) =>
    entities.call(
      session,
      roleAdd,
      { name: `Role ${randomUUID()}`, type: 1, permissions: trials.permissions('canBuildCart'), ...role },
      headers,
    );
  const invoices = (facilities: string[]) => ({
    permissions: [{ permissionId: trials.permissionId('canViewAllFacilityInvoices'), facilities }],
  });

  it('[ROLE-009] [ROLE-019] [ROLE-026] lets super admins add a role from scratch', async () => {
    const { status, body } = await add(sa, {
      name: ' Yard lead ',
      type: 1,
      companyId: null,
      isFranchise: false,
    });
    expect([status, body.message]).toEqual([200, 'Successfully added the Role']);
    const whole = await trials.whole(sa, body.roleId);
    expect(whole).toMatchObject({
      name: 'Yard lead',
      type: 1,
      companyId: null,
      isDefault: false,
      version: 1,
    });
    expect((await trials.granted(sa, body.roleId)).map(({ permissionName }) => permissionName)).toEqual([
      'canBuildCart',
    ]);
  });

  it('[ROLE-010] lets other administrators clone a role that they see, and nothing else', async () => {
    expect((await add(admin)).status).toBe(403);
    expect((await add(admin, { clonedRoleId: randomUUID() })).status).toBe(404);
    const clone = await add(admin, { clonedRoleId: roleId('Buyer') });
    expect(clone.body.message).toBe('Successfully added the Role');
    const limited = { ...admin, hierarchy: 4 };
    expect((await add(limited, { clonedRoleId: roleId('Franchise owner') })).status).toBe(404);
  });

  it('[ROLE-010] [ROLE-011] refuses everybody else', async () => {
    const owner = await trials.signIn('owner@peachtree.test');
    const clonedRoleId = roleId('Franchise owner');
    expect((await add(null)).status).toBe(401);
    for (const session of [
      await trials.signIn('buyer@washcoat.test'),
      await trials.signIn('grader@washcoat.test'),
      await trials.signIn('partner@gulfcoast.test'),
      await trials.signIn('subscriber@corner.test'),
      { ...owner, isAdmin: true },
      { ...owner, isSA: true },
    ])
      expect((await add(session, { clonedRoleId })).status).toBe(403);
  });

  it('[ROLE-004] sets the flag with type Franchise, and not the type with the flag', async () => {
    const added = async (role: Record<string, unknown>) => trials.whole(sa, await trials.add(sa, role));
    expect(await added({ type: 3 })).toMatchObject({ type: 3, isFranchise: true });
    expect(await added({ type: 3, isFranchise: false })).toMatchObject({ type: 3, isFranchise: true });
    expect(await added({ type: 2, isFranchise: true })).toMatchObject({ type: 2, isFranchise: true });
    expect(await added({ type: 2 })).toMatchObject({ type: 2, isFranchise: false });
  });

  it('[ROLE-016] needs a name, a type and a permission', async () => {
    const fieldsOf = async (role: Record<string, unknown>) => {
      const { status, error } = await add(sa, role);
      return [status, error.fields];
    };
    expect(await fieldsOf({ name: ' ' })).toEqual([400, { name: 'Please enter the valid value' }]);
    expect(await fieldsOf({ name: 'x'.repeat(101) })).toEqual([400, { name: 'Use at most 100 characters' }]);
    expect(await fieldsOf({ name: 'a\u0000b' })).toEqual([400, { name: 'Please enter the valid value' }]);
    for (const type of [undefined, 0, 4, '1', null])
      expect(await fieldsOf({ type })).toEqual([400, { type: 'Please select valid Type' }]);
    for (const permissions of [undefined, []])
      expect(await fieldsOf({ permissions })).toEqual([
        400,
        { permissions: 'Please select at least one permission' },
      ]);
    const unknown = [{ permissionId: randomUUID() }];
    expect(await fieldsOf({ permissions: unknown })).toEqual([
      400,
      { permissions: 'Please select the valid value' },
    ]);
    expect((await add(sa, { permissions: [{ permissionId: 'x' }] })).status).toBe(400);
    expect((await add(sa, { companyId: randomUUID() })).status).toBe(404);
  });

  it('keeps HTML, SQL and every alphabet of a name as they are', async () => {
    for (const name of ["Robert'); drop table role;--", '<script>alert(1)</script>', '東京 🚗 Ärzte']) {
      const id = await trials.add(sa, { name });
      expect((await trials.whole(sa, id)).name).toBe(name);
    }
  });

  it('has one role of a name per company and type, whatever the case and however many are added at once', async () => {
    const refused = await add(sa, { name: 'bUYER' });
    expect([refused.status, refused.error.code, refused.error.fields]).toEqual([
      409,
      'DUPLICATE',
      { name: "There is a role 'bUYER' of this type already." },
    ]);
    const companyId = seedId('company', 'peachtree');
    expect((await add(sa, { name: 'Buyer', type: 2 })).status).toBe(200);
    expect((await add(sa, { name: 'Buyer', companyId })).status).toBe(200);
    const rush = await Promise.all(['Rush', 'RUSH', 'rush'].map((name) => add(sa, { name, companyId })));
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('refuses a name that is taken before it writes: what else belongs to it goes on', async () => {
    const role = { type: 1, companyId: null, permissions: [{ permissionName: 'canBuildCart' }] } as const;
    const roleId = await entities.service.inTransaction({ session: sa }, async (unit) => {
      await expect(addRole(unit, sa, { ...role, name: 'bUYER' })).rejects.toMatchObject({ status: 409 });
      return addRole(unit, sa, { ...role, name: 'Buyer of the second yard' });
    });
    expect((await trials.whole(sa, roleId)).name).toBe('Buyer of the second yard');
  });

  it('is one role when the request is sent twice', async () => {
    const role = { name: 'Sent twice' };
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await add(sa, role, key), await add(sa, role, key)];
    expect(second.body).toEqual(first.body);
  });

  it('grants nothing that the author lacks, by clone or by type', async () => {
    const bound = { ...admin, canEditInvoice: false };
    const permissions = trials.permissions('canBuildCart', 'canEditInvoice');
    for (const type of [1, 2, 3])
      expect((await add(bound, { type, permissions, clonedRoleId: roleId('Administrator') })).status).toBe(
        403,
      );
    expect((await add(admin, { permissions, clonedRoleId: roleId('Administrator') })).status).toBe(200);
    expect((await add({ ...sa, canEditInvoice: false }, { permissions })).status).toBe(200);
  });

  it('[ROLE-007] takes facilities in scope for the invoice permission, and for no other', async () => {
    const id = await trials.add(sa, invoices(['tampa', 'Atlanta', 'Atlanta', '']));
    expect(await trials.granted(sa, id)).toMatchObject([{ facilities: ['Atlanta', 'Tampa'] }]);
    const refused = await add(sa, invoices(['Atlanta', 'Nowhere']));
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      { permissions: "There is no facility 'Nowhere'." },
    ]);
    const other = await trials.add(sa, {
      permissions: [{ permissionId: trials.permissionId('canBuildCart'), facilities: ['Atlanta'] }],
    });
    expect(await trials.granted(sa, other)).toMatchObject([{ facilities: [] }]);
    expect((await trials.granted(sa, await trials.add(sa, invoices([]))))[0]?.facilities).toEqual([]);
  });

  it('[ROLE-007] opens no facility whose invoices the author does not see', async () => {
    const grader = { ...admin, hierarchy: 4, invoiceFacilities: ['Atlanta'] };
    const clonedRoleId = roleId('Grader');
    expect((await add(grader, { ...invoices(['Atlanta']), clonedRoleId })).status).toBe(200);
    expect((await add(grader, { ...invoices(['Atlanta', 'Tampa']), clonedRoleId })).status).toBe(403);
    expect((await add(admin, { ...invoices(['Tampa']), clonedRoleId })).status).toBe(200);
  });

  it('grants nothing that is out of use, not even by a super admin', async () => {
    await trials.setAccessible('canEditMetalPrices', false);
    const refused = await add(sa, { permissions: trials.permissions('canBuildCart', 'canEditMetalPrices') });
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      { permissions: "'Change metal prices' is out of use." },
    ]);
    await trials.setAccessible('canEditMetalPrices', true);
  });
});
