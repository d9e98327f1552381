import { companyChanged, facilityChanged, userChanged } from '@washcoat/contract-entities';
import { demoCompanies, demoSignIns, seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { seed } from './seed';
import { seedContext, signIn, startSeeded } from './seeded-service.fixture';

describe('the demonstration', () => {
  let entities: TestService;
  beforeAll(async () => {
    entities = await startSeeded();
  });
  afterAll(() => entities.stop());

  const countOf = async (table: string) => (await entities.service.database(table)).length;

  it('lets everybody sign in with the hierarchy and company of the list', async () => {
    for (const { email, hierarchy, company } of demoSignIns) {
      const session = await signIn(entities, email);
      expect(session).toMatchObject({
        email,
        hierarchy,
        userId: seedId('user', email),
        companyId: seedId('company', company),
        organisationName: demoCompanies[company].companyName,
        isFranchise: company === 'peachtree' || company === 'piedmont',
        isSA: email === 'sa@washcoat.test',
        isNewUser: false,
      });
    }
  });

  it('has forty customers, six facilities with one switched off, and roles of all three types', async () => {
    const { database } = entities.service;
    expect(await database('company').where({ company_type: 'CUSTOMER' })).toHaveLength(40);
    expect(await database('facility').where({ is_active: false }).pluck('name')).toEqual(['Macon']);
    expect(await countOf('facility')).toBe(6);
    expect(await database('role').distinct('type').orderBy('type').pluck('type')).toEqual([1, 2, 3]);
  });

  it('tells other domains of everything', async () => {
    const companies = (await entities.published(companyChanged)).map(({ companyId }) => companyId);
    expect(new Set(companies).size).toBe(await countOf('company'));
    expect(await entities.published(facilityChanged)).toHaveLength(6);
    expect(await entities.published(userChanged)).toHaveLength(demoSignIns.length);
    const corner = (await entities.published(companyChanged)).find(
      ({ companyName }) => companyName === 'Corner Muffler',
    );
    expect(corner).toMatchObject({
      companyId: seedId('company', 'corner'),
      priceMod: -2,
      groupModifier: 1.5,
      groupModifierIsPercentage: false,
      groupDiscount: 1,
      facilityDiscounts: { Atlanta: 4 },
    });
  });

  it('changes nothing the second time', async () => {
    const tables = ['company', 'facility', 'role', 'app_user', 'invitation', 'outbox', 'audit_entry'];
    const before = await Promise.all(tables.map(countOf));
    await seed.run(entities.service, seedContext(entities));
    expect(await Promise.all(tables.map(countOf))).toEqual(before);
  });
});
