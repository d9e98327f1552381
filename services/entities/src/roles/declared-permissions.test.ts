import { me, permissionList, permissionsDeclared, type SignedIn } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { TestService } from '@washcoat/testing';
import { roleId } from '../seed/roles';
import { startSeeded } from '../seed/seeded-service.fixture';
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
});
