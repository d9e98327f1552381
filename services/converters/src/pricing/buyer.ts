import type { Session } from '@washcoat/contract-entities';
import type { PriceFor } from '@washcoat/metals';
import { findCompanyCopy, isWithinScope, nameAt, notFound, type CompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import {
  findAtFacility,
  findFacility,
  meantFacility,
  type AskedFacility,
  type KnownFacility,
} from './priced-facility';
import type { PriceList } from './price-board';

/** For whom and where prices are made. */
export interface Buyer {
  company: CompanyCopy | null;
  companyName: string | null;
  /** Its own name as far as it is known, else the word it was asked by. */
  facilityCity: string | null;
  facility: KnownFacility | null;
  /** The last change of each term of the company; null where none is on record. */
  termChanges: CompanyCopy['termChanges'] | null;
  /** Changes whenever the terms of the buyer do. */
  key: string;
}

export interface AskedBuyer extends AskedFacility {
  companyId?: string;
}

/**
 * For whom a user sees prices: partners and subscribers for their own company at its facility, the house for the
 * company and facility asked with. A partner may ask for one of its own customers. Null when the user's company is not
 * known here: it has no terms to make a price with. Throws 404 for a company out of scope, and in the house for a
 * facility.
 */
export async function buyerOf(database: Knex, session: Session, asked: AskedBuyer): Promise<Buyer | null> {
  const isOutside = session.hierarchy === 2 || session.hierarchy === 10;
  if (!isOutside) {
    const { company, facility } = await askedFor(database, session, asked);
    return buyer(company, facility, asked.facilityCity ?? null);
  }
  const company = asked.companyId ? await companyInScope(database, session, asked.companyId) : null;
  const own = session.companyId ? await findCompanyCopy(database, session.companyId) : null;
  return own && buyer(company ?? own, await meantFacility(database, own), own.facility);
}

async function askedFor(
  database: Knex,
  session: Session,
  asked: AskedBuyer,
): Promise<Pick<Buyer, 'company' | 'facility'>> {
  const { companyId, facilityId, facilityCity } = asked;
  if (companyId && (facilityId || facilityCity) && session.hierarchy === 1) {
    const found = await findAtFacility(database, companyId, asked);
    const company = inScope(found?.company ?? null, session);
    if (facilityId && !found?.facility) throw notFound('This facility');
    return { company, facility: found?.facility ?? null };
  }
  const company = companyId ? await companyInScope(database, session, companyId) : null;
  return { company, facility: await findFacility(database, session, { asked, company }) };
}

/**
 * A customer as it is priced for by itself: at its own facility, or at that of its parent while it has none. Whoever asks,
 * the prices are the same.
 */
export async function customerBuyer(database: Knex, company: CompanyCopy): Promise<Buyer> {
  const parent =
    !company.facility && company.parentCompanyId
      ? await findCompanyCopy(database, company.parentCompanyId)
      : null;
  const seat = parent ?? company;
  return buyer(company, await meantFacility(database, seat), seat.facility);
}

/** What prices of a list are made for: by the name that the facility had then, where the list knows names only. */
export function priceForIn({ snapshot }: Pick<PriceList, 'snapshot'>, buyer: Buyer): PriceFor {
  const { company, facility, facilityCity } = buyer;
  const formerly = snapshot.facilitiesById ? undefined : nameAt(facility?.names ?? null, snapshot.appliedAt);
  return {
    facilityId: facility?.facilityId,
    facilityCity: formerly ?? facilityCity,
    customer: company && { ...company, name: company.companyName },
  };
}

/** A company that the user may ask prices for. Throws 404 for every other. */
export async function companyInScope(
  database: Knex,
  session: Session,
  companyId: string,
): Promise<CompanyCopy> {
  return inScope(await findCompanyCopy(database, companyId), session);
}

function inScope(company: CompanyCopy | null, session: Session): CompanyCopy {
  if (!company || company.isDeleted || !isWithinScope(company, session)) throw notFound('This company');
  return company;
}

function buyer(company: CompanyCopy | null, facility: KnownFacility | null, word: string | null): Buyer {
  const place = facility
    ? `${facility.facilityId}:${facility.version}:${facility.names.length}`
    : (word ?? '');
  return {
    company,
    companyName: company?.companyName ?? null,
    facilityCity: facility?.name ?? word,
    facility,
    termChanges: company?.termChanges ?? null,
    key: `${place}|${company ? `${company.companyId}:${company.version}` : ''}`,
  };
}
