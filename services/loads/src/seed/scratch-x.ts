import { createHash } from 'node:crypto';
import { productsChanged } from '@washcoat/contract-converters';
import { companyChanged, facilityChanged, userChanged } from '@washcoat/contract-entities';
import { loadAmended, loadCompleted, loadFinished } from '@washcoat/contract-loads';
import { demoSignIns, seedId, type SeedContext } from '@washcoat/service-kit';
import { companies, facilities, products, Yard } from '../yard.fixture';
import { seed } from './seed';

const DAY_MS = 24 * 3_600_000;
const today = new Date('2026-11-20T18:00:00.000Z');

/** Numbers out of a hash: the same for the same name. */
function numbersOf(name: string): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${name} ${count++}`).digest().readUInt32BE() / 2 ** 32;
}

export const context: SeedContext = {
  today,
  converters: 40,
  at(days, hour = 15, minute = 0) {
    const day = new Date(today.getTime() - days * DAY_MS);
    day.setUTCHours(hour, minute, 0, 0);
    return day > today ? today : day;
  },
  random: numbersOf,
  settle: async () => undefined,
};

const companyOf = { corner: 'corner', peachtree: 'peachtree', gulfcoast: 'gulfcoast' } as const;

export async function deliverPeople(yard: Yard) {
  const piedmont = {
    ...companies.peachtree,
    companyId: seedId('company', 'piedmont'),
    companyName: 'Piedmont Cores',
  };
  const bayshore = {
    ...companies.gulfcoast,
    companyId: seedId('company', 'bayshore'),
    companyName: 'Bayshore Auto Salvage',
  };
  await yard.test.deliver(companyChanged, piedmont);
  await yard.test.deliver(companyChanged, bayshore);
  await yard.test.deliver(companyChanged, {
    ...companies.orchard,
    companyId: seedId('company', 'mill'),
    companyName: 'Mill Street Auto',
    parentCompanyId: piedmont.companyId,
    facility: 'Piedmont',
  });
  await yard.test.deliver(facilityChanged, {
    ...facilities.peachtree,
    facilityId: seedId('facility', 'piedmont'),
    name: 'Piedmont',
    companyId: piedmont.companyId,
  });
  const idOf = {
    piedmont: piedmont.companyId,
    bayshore: bayshore.companyId,
    house: companies.house.companyId,
  };
  for (const { email, firstName, lastName, hierarchy, company } of demoSignIns) {
    const companyId =
      company === 'piedmont' || company === 'bayshore' || company === 'house'
        ? idOf[company]
        : companies[companyOf[company]].companyId;
    const userId = seedId('user', email);
    await yard.test.deliver(userChanged, {
      ...userChanged.example,
      userId,
      email,
      firstName,
      lastName,
      hierarchy,
      companyId,
    });
  }
}

async function deliverConverters(yard: Yard) {
  const kinds = ['CERAMIC', 'CERAMIC', 'AFTER MKT', 'DIESEL', 'DOMESTIC WIRE', 'IMPORT WIRE', 'OTHER'];
  const many = Array.from({ length: 42 }, (_, index) => ({
    ...products.a,
    productId: seedId('product', String(index)),
    oem: `KT ${1000 + index}`,
    typeName: kinds[index % kinds.length] ?? 'CERAMIC',
    profileUrl: `/files/converters/${index}.svg`,
    subweight: 600 + 20 * index,
  }));
  await yard.test.deliver(productsChanged, { products: many });
}

