import { randomUUID } from 'node:crypto';
import { companyChanged, facilityChanged } from '@washcoat/contract-entities';
import type { TestService } from '@washcoat/testing';
import { admin, customer, startCatalogue } from '../testing/catalogue.fixture';
import { buyerOf, type AskedBuyer } from './buyer';

const parent = { ...customer, companyId: randomUUID(), companyName: 'Parent' };
const child = { ...customer, companyId: randomUUID(), parentCompanyId: parent.companyId };
const other = { ...child, companyId: randomUUID() };
const gone = { ...customer, companyId: randomUUID(), isDeleted: true };

function yard(companyId: string, name: string, city: string) {
  return { ...facilityChanged.example, facilityId: randomUUID(), companyId, name, city };
}
const north = yard(parent.companyId, 'North', 'Savannah');
const south = yard(child.companyId, 'South', 'Savannah');
const savannah = yard(customer.companyId, 'Savannah Road', 'Savannah');
const macon = yard(customer.companyId, 'Macon', 'Atlanta');
const inMacon = yard(child.companyId, 'East', 'Macon');
const nearlyFirst = {
  ...yard(randomUUID(), 'First', 'Savannah'),
  facilityId: '00000000-0000-4000-8000-000000000001',
};
const closed = { ...yard(child.companyId, 'Closed', 'Augusta'), isDeleted: true };

describe('for whom the house asks prices', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue([]);
    for (const company of [parent, child, other, gone]) await catalogue.deliver(companyChanged, company);
    for (const each of [nearlyFirst, north, south, savannah, macon, inMacon, closed])
      await catalogue.deliver(facilityChanged, each);
  });
  afterAll(() => catalogue.stop());

  /** Whom and where prices are for, and how many questions that took. */
  async function ask(asked: AskedBuyer) {
    const { plannedOnce } = catalogue.service;
    let questions = 0;
    const count = () => (questions += 1);
    plannedOnce.on('query', count);
    try {
      const buyer = await buyerOf(plannedOnce, admin, asked);
      return {
        company: buyer?.company?.companyId,
        place: buyer?.facilityCity,
        id: buyer?.facility?.facilityId,
        questions,
      };
    } finally {
      plannedOnce.off('query', count);
    }
  }

  it.each([
    ['by its id', child, { facilityId: north.facilityId }, north],
    [
      'by its id, whatever word comes with it',
      child,
      { facilityId: south.facilityId, facilityCity: 'North' },
      south,
    ],
    ['by its name, which comes before a city', child, { facilityCity: 'macon' }, macon],
    ['in a city, its own', child, { facilityCity: 'Savannah' }, south],
    ['in a city, that of its parent without one', other, { facilityCity: 'Savannah' }, north],
    ['in a city, its own where it is the parent of another', parent, { facilityCity: 'SAVANNAH' }, north],
  ])('knows a company and a facility %s by one question', async (_how, { companyId }, place, facility) => {
    const { facilityId: id, name } = facility;
    expect(await ask({ companyId, ...place })).toEqual({ company: companyId, place: name, id, questions: 1 });
  });

  it('takes any word for a place', async () => {
    const { companyId } = child;
    const nowhere = { company: companyId, place: 'Nowhere', id: undefined, questions: 1 };
    expect(await ask({ companyId, facilityCity: 'Nowhere' })).toEqual(nowhere);
  });

  it.each([
    ['company', { companyId: randomUUID(), facilityCity: 'Macon' }],
    ['company', { companyId: gone.companyId, facilityCity: 'Macon' }],
    ['company', { companyId: randomUUID(), facilityId: north.facilityId }],
    ['company', { companyId: gone.companyId, facilityId: randomUUID() }],
    ['facility', { companyId: child.companyId, facilityId: randomUUID() }],
    ['facility', { companyId: child.companyId, facilityId: closed.facilityId, facilityCity: 'Macon' }],
  ])('answers 404 for a %s that is not there', async (what, asked) => {
    await expect(ask(asked)).rejects.toMatchObject({ status: 404, message: `This ${what} was not found.` });
  });
});
