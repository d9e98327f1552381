import {
  historyList,
  me,
  permissionList,
  permissionsDeclared,
  roleEdit,
  roleList,
  type SignedIn,
} from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { TestService } from '@washcoat/testing';
import { roleId } from '../seed/roles';
import { startSeeded } from '../seed/seeded-service.fixture';
import { ensurePermissions } from './permission.commands';
import { permissionCatalogue } from './permission-catalogue';
import { RoleTrials } from './role.fixture';

type Declared = DataOf<typeof permissionsDeclared>;

const refund: Declared['permissions'][number] = {
  permissionName: 'canRefundCredits',
  label: 'Refund credits',
  description: 'Give lookup credits back',
  area: 'Billing',
  type: 1,
  grantedTo: ['STAFF'],
};
const capped: Declared['permissions'][number] = {
  ...refund,
  permissionName: 'refundsAreCapped',
  label: 'Refunds are capped',
  restricts: true,
  grantedTo: [],
};

describe('permissions that a domain declares', () => {
  let entities: TestService;
  let trials: RoleTrials;
  let sa: SignedIn;
  beforeAll(async () => {
    entities = await startSeeded();
    trials = new RoleTrials(entities);
    sa = await trials.signIn('sa@washcoat.test');
  });
  afterAll(() => entities.stop());

  const declare = (declared: Partial<Declared>) =>
    entities.deliver(permissionsDeclared, {
      service: 'billing',
      declaredAt: '2026-11-20T15:00:00.000Z',
      permissions: [refund, capped],
      ...declared,
    });
  const listed = async (name: string) =>
    (await entities.call(sa, permissionList, { text: name })).body.list.find(
      ({ permissionName }) => permissionName === name,
    );
  const flagsOf = async ({ token }: SignedIn): Promise<object> =>
    (await entities.call(null, me, {}, { token })).body;

  it('are listed in their words, and are held at once by whom they are meant for', async () => {
    const grader = await trials.signIn('grader@washcoat.test');
    const seller = await trials.signIn('partner@gulfcoast.test');
    expect(await flagsOf(grader)).not.toHaveProperty('canRefundCredits');
    await declare({});
    expect(await listed('canRefundCredits')).toMatchObject({
      label: 'Refund credits',
      description: 'Give lookup credits back',
      area: 'Billing',
      type: 1,
      restricts: false,
      isAccessible: true,
    });
    expect(await flagsOf(grader)).toMatchObject({ canRefundCredits: true, refundsAreCapped: false });
    expect(await flagsOf(sa)).toMatchObject({ canRefundCredits: true, refundsAreCapped: false });
    expect(await flagsOf(seller)).toMatchObject({ canRefundCredits: false, refundsAreCapped: false });
  });

  it('bring the default roles that get them a version and an entry of their history', async () => {
    const id = roleId('Grader');
    const open = { ...(await trials.form(sa, id)), version: (await trials.whole(sa, id)).version };
    await declare({
      service: 'notes',
      permissions: [
        { ...refund, permissionName: 'canKeepNotes' },
        { ...refund, permissionName: 'canReadNotes', grantedTo: ['CUSTOMER', 'STAFF'] },
      ],
    });
    expect((await trials.whole(sa, id)).version).toBe(open.version + 1);
    expect((await entities.call(sa, roleEdit, open)).status).toBe(409);
    const { list } = (await entities.call(sa, historyList, { entity: 'role', entityId: id })).body;
    const [{ after, before }] = await entities.service
      .database('audit_entry')
      .where({ entity_id: id })
      .orderBy('at', 'desc')
      .limit(1);
    expect(list[0]).toMatchObject({ action: 'edit', userName: 'Washcoat' });
    expect(after.permissions.filter((name: string) => !before.permissions.includes(name))).toEqual([
      'canKeepNotes',
      'canReadNotes',
    ]);
  });

  it('may be given by everybody when they take something away, and taken back by whom they do not bind', async () => {
    await trials.learn();
    const admin = { ...(await trials.signIn('admin@washcoat.test')), isSA: false, refundsAreCapped: false };
    const role = await trials.add(sa, { permissions: trials.permissions('canBuildCart') });
    const form = await trials.form(sa, role);
    const capping = { permissionId: trials.permissionId('refundsAreCapped') };
    const edit = async (session: SignedIn, permissions: object[]) =>
      (await entities.call(session, roleEdit, { ...form, permissions })).status;
    expect(await edit(admin, [...form.permissions, capping])).toBe(200);
    const givable = await entities.call(admin, roleList, { isGivable: true, resultPerPage: 100 });
    expect(givable.body.list.map(({ roleId: id }) => id)).toContain(role);
    const shown = (await trials.whole(admin, role)).permissions;
    expect(shown.find(({ permissionName }) => permissionName === 'refundsAreCapped')?.isGrantable).toBe(true);
    expect(await edit({ ...admin, ...{ refundsAreCapped: true } }, form.permissions)).toBe(403);
    expect(await edit(admin, form.permissions)).toBe(200);
  });

  it('are granted and taken back like the others, and follow into open sessions', async () => {
    await trials.learn();
    const grader = await trials.signIn('grader@washcoat.test');
    const granted = await trials.granted(sa, roleId('Grader'));
    expect(granted.map(({ permissionName }) => permissionName)).toContain('canRefundCredits');
    await trials.edit(sa, {
      ...(await trials.form(sa, roleId('Grader'))),
      permissions: granted.filter(({ permissionName }) => permissionName !== 'canRefundCredits'),
    });
    expect(await flagsOf(grader)).toMatchObject({ canRefundCredits: false });
    await declare({ declaredAt: '2026-11-21T15:00:00.000Z' });
    expect(await flagsOf(grader)).toMatchObject({ canRefundCredits: false });
  });

  it('keep the latest words, in whatever order they come, and stay out of use', async () => {
    await trials.learn();
    await trials.setAccessible('canRefundCredits', false);
    await declare({
      declaredAt: '2026-11-22T15:00:00.000Z',
      permissions: [{ ...refund, label: 'Give back' }],
    });
    await declare({ declaredAt: '2026-11-19T15:00:00.000Z', permissions: [{ ...refund, label: 'Older' }] });
    expect(await listed('canRefundCredits')).toMatchObject({ label: 'Give back', isAccessible: false });
    expect(await listed('refundsAreCapped')).toBeDefined();
  });

  it('belong to the service that declared them first', async () => {
    const before = await listed('canBuildCart');
    await declare({ service: 'loads', permissions: [{ ...refund, permissionName: 'canBuildCart' }] });
    await declare({ service: 'loads', permissions: [refund] });
    expect(await listed('canBuildCart')).toEqual(before);
    const { rows } = await entities.service.database.raw(
      "select error from dead_letter where consumer = 'keep-declared-permissions' order by dead_letter_id",
    );
    expect(rows.map(({ error }: { error: string }) => error)).toEqual([
      expect.stringContaining("loads declares canBuildCart, which is entities's."),
      expect.stringContaining("loads declares canRefundCredits, which is billing's."),
    ]);
  });

  it('become the ones of every installation when they move there, and those of a domain when they leave', async () => {
    const { database } = entities.service;
    const moved = () => database('permission').where({ permission_name: 'canSeeMarkup' }).first();
    await trials.setAccessible('canSeeMarkup', false);
    await database('permission')
      .where({ permission_name: 'canSeeMarkup' })
      .update({ declared_by: 'billing', label: 'Markups of billing' });
    await ensurePermissions(database);
    expect(await moved()).toMatchObject({
      declared_by: 'entities',
      label: permissionCatalogue.canSeeMarkup.label,
      is_accessible: false,
    });
    const left = () => database('permission').where({ permission_name: 'canKeepMinutes' }).first();
    await database('permission').insert({
      ...{ permission_name: 'canKeepMinutes', description: 'Keep minutes', type: 1 },
      ...{ declared_by: 'entities', declared_at: '2026-11-23T15:00:00.000Z' },
    });
    await declare({ service: 'notes', permissions: [{ ...refund, permissionName: 'canKeepMinutes' }] });
    expect(await left()).toMatchObject({ declared_by: 'notes', label: refund.label });
    await declare({ permissions: [{ ...refund, permissionName: 'canKeepMinutes', label: 'Of billing' }] });
    expect(await left()).toMatchObject({ declared_by: 'notes', label: refund.label });
  });
});
