import { randomUUID } from 'node:crypto';
import { historyList, me, roleEdit, type Session, type SignedIn } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { roleId } from '../seed/roles';
import { startSeeded } from '../seed/seeded-service.fixture';
import { RoleTrials } from './role.fixture';

describe('editing roles', () => {
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

  /** Sends a role back with `changes`. */
  const edit = async (session: Session | null, id: string, changes: Record<string, unknown> = {}) =>
    entities.call(session, roleEdit, { ...(await trials.form(sa, id)), ...changes });
  const seen = async (token: string) => (await entities.call(null, me, {}, { token })).body;
  const names = async (id: string) =>
    (await trials.granted(sa, id)).map(({ permissionName }) => permissionName).sort();

  it('[ROLE-009] [ROLE-010] [ROLE-020] lets super admins and other administrators change a role', async () => {
    const id = await trials.add(sa, { name: 'Before' });
    const permissions = trials.permissions('canBuildCart', 'canShowPricing');
    const { status, body } = await edit(sa, id, { name: 'After', permissions });
    expect([status, body]).toEqual([200, { message: 'Successfully edited the Role', version: 2 }]);
    expect(await trials.whole(sa, id)).toMatchObject({ name: 'After', version: 2 });
    expect(await names(id)).toEqual(['canBuildCart', 'canShowPricing']);
    expect((await edit(admin, id, { name: 'Later' })).body.version).toBe(3);
  });

  it('[ROLE-010] [ROLE-011] refuses everybody else, and roles that the editor does not see', async () => {
    const owner = await trials.signIn('owner@peachtree.test');
    const id = roleId('Franchise owner');
    expect((await edit(null, id)).status).toBe(401);
    for (const session of [
      await trials.signIn('buyer@washcoat.test'),
      await trials.signIn('grader@washcoat.test'),
      await trials.signIn('partner@gulfcoast.test'),
      await trials.signIn('subscriber@corner.test'),
      { ...owner, isAdmin: true },
      { ...owner, isSA: true },
    ])
      expect((await edit(session, id)).status).toBe(403);
    expect((await edit({ ...admin, hierarchy: 4 }, id)).status).toBe(404);
    expect((await edit(sa, id, { roleId: randomUUID() })).status).toBe(404);
  });

  it('changes nothing when nothing is changed', async () => {
    const id = await trials.add(sa);
    expect((await edit(sa, id)).body.version).toBe(1);
    const { body } = await entities.call(sa, historyList, { entity: 'role', entityId: id });
    expect(body.list.map(({ action }) => action)).toEqual(['add']);
  });

  it('[ROLE-016] refuses bad fields like adding does', async () => {
    const id = await trials.add(sa);
    const fields = async (changes: Record<string, unknown>) => (await edit(sa, id, changes)).error.fields;
    expect(await fields({ name: '' })).toEqual({ name: 'Please enter the valid value' });
    expect(await fields({ type: null })).toEqual({ type: 'Please select valid Type' });
    expect(await fields({ permissions: [] })).toEqual({
      permissions: 'Please select at least one permission',
    });
    expect(await fields({ permissions: [{ permissionId: randomUUID() }] })).toEqual({
      permissions: 'Please select the valid value',
    });
  });

  it('has one role of a name per company and type', async () => {
    const [one, other] = [await trials.add(sa, { name: 'One' }), await trials.add(sa, { name: 'Other' })];
    const refused = await edit(sa, other, { name: 'ONE' });
    expect([refused.status, refused.error.fields]).toEqual([
      409,
      { name: "There is a role 'ONE' of this type already." },
    ]);
    expect((await edit(sa, one, { name: 'ONE' })).status).toBe(200);
    const third = await trials.add(sa);
    const rush = await Promise.all([
      edit(sa, other, { name: 'Rushed' }),
      edit(sa, third, { name: 'rushed' }),
    ]);
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('tells the second of two editors, with the role as it is now', async () => {
    const id = await trials.add(sa, { name: 'Contested' });
    await edit(admin, id, { name: 'Contested by Ruben', version: 1 });
    const { status, error } = await edit(sa, id, { name: 'Contested by Dana', version: 1 });
    expect([status, error.code, error.changedBy]).toEqual([409, 'STALE', 'Ruben Alvarez']);
    expect(error.error).toMatch(/^Ruben Alvarez changed this role (less than a|1) minute ago\./);
    expect(error.current).toMatchObject({ roleId: id, name: 'Contested by Ruben', version: 2 });
    const rush = await Promise.all(
      ['a', 'b', 'c'].map((name) => edit(sa, id, { name: `Contested ${name}`, version: 2 })),
    );
    expect(rush.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await edit(sa, id, { name: 'Last write wins', version: undefined })).status).toBe(200);
  });

  describe('what the editor lacks', () => {
    const bound = () => ({ ...admin, canEditInvoice: false });

    it('is neither granted nor taken back by them', async () => {
      const plain = await trials.add(sa);
      const granting = trials.permissions('canBuildCart', 'canEditInvoice');
      expect((await edit(bound(), plain, { permissions: granting })).status).toBe(403);
      const strong = await trials.add(sa, { permissions: granting });
      const without = trials.permissions('canBuildCart');
      expect((await edit(bound(), strong, { permissions: without })).status).toBe(403);
      const more = trials.permissions('canBuildCart', 'canEditInvoice', 'canShowPricing');
      expect((await edit(bound(), strong, { permissions: more })).status).toBe(200);
      expect(await names(strong)).toEqual(['canBuildCart', 'canEditInvoice', 'canShowPricing']);
    });

    it('is open to super admins', async () => {
      const id = await trials.add(sa);
      const permissions = trials.permissions('canEditInvoice');
      expect((await edit({ ...sa, canEditInvoice: false }, id, { permissions })).status).toBe(200);
    });

    it('keeps restrictions on who is bound by them', async () => {
      const id = await trials.add(sa, {
        permissions: trials.permissions('canBuildCart', 'canAddMarkDownOnly'),
      });
      const permissions = trials.permissions('canBuildCart');
      const restricted = { ...admin, canAddMarkDownOnly: true };
      expect((await edit(restricted, id, { permissions })).status).toBe(403);
      expect((await edit(admin, id, { permissions })).status).toBe(200);
    });
  });

  it('[ROLE-007] keeps facilities of the invoice permission whose invoices the editor does not see', async () => {
    const permissionId = trials.permissionId('canViewAllFacilityInvoices');
    const naming = (facilities?: string[]) => ({ permissions: [{ permissionId, facilities }] });
    const id = await trials.add(sa, naming(['Atlanta', 'Tampa']));
    const limited = { ...admin, hierarchy: 4, invoiceFacilities: ['Atlanta'] };
    expect((await edit(limited, id, naming(['Atlanta']))).status).toBe(403);
    expect((await edit(limited, id, naming(['Tampa']))).status).toBe(200);
    expect((await edit(limited, id, naming())).status).toBe(200);
    expect(await trials.granted(sa, id)).toMatchObject([{ facilities: ['Tampa'] }]);
    await entities.service.database('facility').where({ name: 'Tampa' }).update({ deleted_at: new Date() });
    expect((await edit(sa, id, naming(['Tampa', 'Atlanta']))).status).toBe(200);
    expect((await edit(sa, id, naming(['Atlanta', 'Gone']))).status).toBe(400);
    await entities.service.database('facility').where({ name: 'Tampa' }).update({ deleted_at: null });
  });

  it('keeps a grant of what is out of use, whether it is sent or not', async () => {
    const id = await trials.add(sa, {
      permissions: trials.permissions('canBuildCart', 'canEditMetalPrices'),
    });
    const other = await trials.add(sa);
    await trials.setAccessible('canEditMetalPrices', false);
    expect((await edit(sa, id, { permissions: trials.permissions('canShowPricing') })).status).toBe(200);
    expect(await names(id)).toEqual(['canEditMetalPrices', 'canShowPricing']);
    expect((await edit(admin, id, { name: randomUUID() })).status).toBe(200);
    const permissions = trials.permissions('canEditMetalPrices');
    expect((await edit(sa, other, { permissions })).error.fields).toEqual({
      permissions: "'Change metal prices' is out of use.",
    });
    await trials.setAccessible('canEditMetalPrices', true);
  });

  it('[ROLE-004] changes its type only while nobody has it', async () => {
    const id = await trials.add(sa);
    expect((await edit(sa, id, { type: 3, isFranchise: false })).status).toBe(200);
    expect(await trials.whole(sa, id)).toMatchObject({ type: 3, isFranchise: true });
    expect((await edit(sa, id, { type: 1, isFranchise: false })).status).toBe(200);
    expect(await trials.whole(sa, id)).toMatchObject({ type: 1, isFranchise: false });
    const inUse = await edit(sa, roleId('Franchise owner'), { type: 2 });
    expect([inUse.status, inUse.error.error, inUse.error.userCount]).toEqual([
      409,
      '2 users have this role, and another type would not fit them.',
      2,
    ]);
    expect((await edit(sa, roleId('Franchise buyer'), { type: 2 })).error.error).toBe(
      'This is a default role, so its type stays as it is.',
    );
  });

  it('stays with its company whatever companyId is sent', async () => {
    const id = await trials.add(sa, { type: 3, companyId: seedId('company', 'peachtree') });
    await edit(sa, id, { companyId: seedId('company', 'house'), name: randomUUID() });
    expect((await trials.whole(sa, id)).companyId).toBe(seedId('company', 'peachtree'));
  });

  describe('for those who have the role', () => {
    it('takes effect with the next request, without signing in again, and for nobody else', async () => {
      const buyer = await trials.signIn('buyer@washcoat.test');
      const elsewhere = await trials.signIn('buyer@washcoat.test');
      const grader = await trials.signIn('grader@washcoat.test');
      const before = await trials.granted(sa, roleId('Buyer'));
      const less = before.filter(({ permissionName }) => permissionName !== 'canBuildCart');
      const permissions = [...less, ...trials.permissions('canEditInvoice')];
      expect((await edit(sa, roleId('Buyer'), { permissions })).status).toBe(200);
      for (const { token } of [buyer, elsewhere]) {
        const { canBuildCart, canEditInvoice } = await seen(token);
        expect([canBuildCart, canEditInvoice]).toEqual([false, true]);
      }
      expect((await seen(grader.token)).canEditInvoice).toBe(false);
      await edit(sa, roleId('Buyer'), { permissions: before });
      expect((await seen(buyer.token)).canBuildCart).toBe(true);
    });

    it('takes effect on who signs in at the same moment', async () => {
      const before = await trials.granted(sa, roleId('Buyer'));
      const permissions = before.filter(({ permissionName }) => permissionName !== 'canBuildCart');
      for (let round = 0; round < 5; round += 1) {
        const [first, , second] = await Promise.all([
          trials.signIn('buyer@washcoat.test'),
          edit(sa, roleId('Buyer'), { permissions: round % 2 ? before : permissions }),
          trials.signIn('buyer@washcoat.test'),
        ]);
        for (const { token } of [first, second])
          expect((await seen(token)).canBuildCart).toBe(round % 2 === 1);
      }
      await edit(sa, roleId('Buyer'), { permissions: before });
    });

    it('[ROLE-007] opens the invoices of other facilities', async () => {
      const { token } = await trials.signIn('buyer@washcoat.test');
      const permissions = (await trials.granted(sa, roleId('Buyer'))).map((permission) =>
        permission.permissionName === 'canViewAllFacilityInvoices'
          ? { ...permission, facilities: ['Macon'] }
          : permission,
      );
      await edit(sa, roleId('Buyer'), { permissions });
      expect((await seen(token)).invoiceFacilities).toEqual(['Macon']);
    });
  });

  it('is told by the history, with the names of what was granted', async () => {
    const id = await trials.add(sa, { name: 'Told' });
    await edit(admin, id, {
      name: 'Retold',
      permissions: trials.permissions('canBuildCart', 'canShowPricing'),
    });
    const { body } = await entities.call(admin, historyList, { entity: 'role', entityId: id });
    expect(body.list.map(({ action, userName }) => [action, userName])).toEqual([
      ['edit', 'Ruben Alvarez'],
      ['add', 'Dana Whitlock'],
    ]);
    expect(body.list[0]?.changes).toEqual([
      { field: 'name', before: 'Told', after: 'Retold' },
      { field: 'permissions', before: 'canBuildCart', after: 'canBuildCart, canShowPricing' },
    ]);
  });
});
