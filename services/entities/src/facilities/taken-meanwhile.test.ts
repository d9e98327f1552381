import { uniqueWrite } from '@washcoat/service-kit';
import {
  facilityAdd,
  facilityEdit,
  roleAdd,
  roleEdit,
  type SignedIn,
  userEdit,
} from '@washcoat/contract-entities';
import type { TestService } from '@washcoat/testing';
import { addFacility } from '../facilities/facility.commands';
import { addedUser, companyOf } from '../people/user-form.fixture';
import { nameTaken } from '../roles/role.commands';
import { RoleTrials } from '../roles/role.fixture';
import { startSeeded } from '../seed/seeded-service.fixture';

const place = { address: '2 Port Rd', city: 'Rome', state: 'GA', zipcode: '30161' };
const person = { firstName: 'Dana', lastName: 'Whitlock', email: 'rome@washcoat.test' };

describe('what somebody else takes at the same moment', () => {
  let entities: TestService;
  let trials: RoleTrials;
  let sa: SignedIn;
  beforeAll(async () => {
    entities = await startSeeded();
    trials = new RoleTrials(entities);
    await trials.learn();
    sa = await trials.signIn('sa@washcoat.test');
  });
  afterAll(() => entities.stop());

  const areOthersWaiting = async () => {
    const { rows } = await entities.service.database.raw(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };

  /** The answer to `ask` when it finds the value free and then waits for `changes`, which take it. */
  async function askedDuring<Answer>(
    [table, row, changes]: [string, object, object],
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const { asked } = await entities.service.database.transaction(async (taking) => {
      await taking(table).where(row).update(changes);
      let isAnswered = false;
      const asking = ask().finally(() => (isAnswered = true));
      while (!isAnswered && !(await areOthersWaiting()));
      return { asked: asking };
    });
    return asked;
  }

  const facility = (name: string) =>
    entities.service.inTransaction({ session: sa }, (unit) =>
      addFacility(unit, sa, { ...place, ...person, parentCompanyId: companyOf('house'), name }),
    );

  it('is said at the name of a new facility', async () => {
    const taker = { facility_id: await facility('Rome North') };
    const answer = await askedDuring(['facility', taker, { name: 'ROME' }], () =>
      entities.call(sa, facilityAdd, { ...place, ...person, name: 'Rome' }),
    );
    const taken = 'There is a facility of this name already.';
    expect([answer.status, answer.error]).toMatchObject([
      409,
      { code: 'DUPLICATE', fields: { name: taken } },
    ]);
  });

  it('is said at the name of a facility that is renamed', async () => {
    const taker = { facility_id: await facility('Valdosta North') };
    const facilityId = await facility('Valdosta South');
    const answer = await askedDuring(['facility', taker, { name: 'Valdosta' }], () =>
      entities.call(sa, facilityEdit, { facilityId, name: 'valdosta' }),
    );
    const taken = 'There is a facility of this name already.';
    expect([answer.status, answer.error]).toMatchObject([
      409,
      { code: 'DUPLICATE', fields: { name: taken } },
    ]);
  });

  it('is said at the address of a user', async () => {
    const taker = { user_id: await addedUser(entities, sa, { email: 'one@washcoat.test' }) };
    const userId = await addedUser(entities, sa, { email: 'two@washcoat.test' });
    const answer = await askedDuring(['app_user', taker, { email: 'Three@washcoat.test' }], () =>
      entities.call(sa, userEdit, { userId, email: 'three@washcoat.test' }),
    );
    const taken = 'This e-mail address is registered already.';
    expect([answer.status, answer.error]).toMatchObject([
      409,
      { code: 'DUPLICATE', fields: { email: taken } },
    ]);
  });

  it('is said at the name of a new role', async () => {
    const taker = { role_id: await trials.add(sa, { name: 'Yard clerk' }) };
    const answer = await askedDuring(['role', taker, { name: 'yard driver' }], () =>
      entities.call(sa, roleAdd, {
        ...{ name: 'Yard driver', type: 1 },
        permissions: trials.permissions('canBuildCart'),
      }),
    );
    const taken = "There is a role 'Yard driver' of this type already.";
    expect([answer.status, answer.error]).toMatchObject([
      409,
      { code: 'DUPLICATE', fields: { name: taken } },
    ]);
  });

  it('is said at the name of a role that is renamed', async () => {
    const taker = { role_id: await trials.add(sa, { name: 'Yard hand' }) };
    const form = await trials.form(sa, await trials.add(sa, { name: 'Yard lead' }));
    const answer = await askedDuring(['role', taker, { name: 'yard boss' }], () =>
      entities.call(sa, roleEdit, { ...form, name: 'Yard boss' }),
    );
    const taken = "There is a role 'Yard boss' of this type already.";
    expect([answer.status, answer.error]).toMatchObject([
      409,
      { code: 'DUPLICATE', fields: { name: taken } },
    ]);
  });

  it('leaves what another index refuses as it is', async () => {
    await facility('Athens North');
    const row = { facility_id: await facility('Athens South') };
    const rename = () => entities.service.database('facility').where(row).update({ name: 'Athens North' });
    await expect(uniqueWrite('role_name', () => nameTaken('Athens'), rename)).rejects.toMatchObject({
      constraint: 'facility_name',
    });
    await expect(uniqueWrite('facility_name', () => nameTaken('Athens'), rename)).rejects.toMatchObject({
      status: 409,
    });
  });
});
