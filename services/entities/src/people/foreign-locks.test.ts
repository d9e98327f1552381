import { companyEdit, facilityEdit, userEdit } from '@washcoat/contract-entities';
import { houseAdmin, type TestService } from '@washcoat/testing';
import { startSeeded } from '../seed/seeded-service.fixture';
import { companyOf, userOf } from './user-form.fixture';

describe('records of another company', () => {
  let entities: TestService;

  beforeAll(async () => {
    entities = await startSeeded();
  });
  afterAll(() => entities.stop());

  it('are held by nobody out of scope, not even for as long as a refusal takes', async () => {
    const owner = houseAdmin({ hierarchy: 10, isFranchise: true, companyId: companyOf('peachtree') });
    const { database } = entities.service;
    const companyId = companyOf('piedmont');
    const userId = userOf('owner@piedmont.test');
    const facility = await database('facility').where({ company_id: companyId }).first('facility_id');
    await database.transaction(async (trx) => {
      await trx('company').where({ company_id: companyId }).forUpdate().select('company_id');
      await trx('app_user').where({ user_id: userId }).forUpdate().select('user_id');
      await trx('facility').where(facility).forUpdate().select('facility_id');
      const asked = [
        await entities.call(owner, companyEdit, { companyId, city: 'Mine' }),
        await entities.call(owner, userEdit, { userId, firstName: 'Mine' }),
        await entities.call(owner, facilityEdit, { facilityId: facility.facility_id, city: 'Mine' }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
    });
  });
});
