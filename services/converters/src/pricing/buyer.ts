import type { Session } from '@washcoat/contract-entities';
import type { PriceFor } from '@washcoat/metals';
import { findCompanyCopy, isWithinScope, notFound, type CompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** For whom and where prices are made. */
export interface Buyer {
  companyName: string | null;
  facilityCity: string | null;
  priceFor: PriceFor;
  /** The last change of each term of the company; null where none is on record. */
  termChanges: CompanyCopy['termChanges'] | null;
  /** Changes whenever the terms of the buyer do. */
  key: string;
}

export interface AskedBuyer {
  companyId?: string;
  facilityCity?: string;
}

/**
 * For whom a user sees prices: partners and subscribers for their own company at its facility, the house for the
 * company and facility asked with. A partner may ask for one of its own customers. Null when the user's company is not
 * known here: it has no terms to make a price with. Throws 404 for a company out of scope.
 */
export async function buyerOf(database: Knex, session: Session, asked: AskedBuyer): Promise<Buyer | null> {
  const isOutside = session.hierarchy === 2 || session.hierarchy === 10;
  const company = asked.companyId ? await companyInScope(database, session, asked.companyId) : null;
  if (!isOutside) return buyer(company, asked.facilityCity ?? null);
  const own = session.companyId ? await findCompanyCopy(database, session.companyId) : null;
  return own && buyer(company ?? own, own.facility);
}

async function companyInScope(database: Knex, session: Session, companyId: string): Promise<CompanyCopy> {
  const company = await findCompanyCopy(database, companyId);
  if (!company || company.isDeleted || !isWithinScope(company, session)) throw notFound('This company');
  return company;
}

function buyer(company: CompanyCopy | null, facilityCity: string | null): Buyer {
  return {
    companyName: company?.companyName ?? null,
    facilityCity,
    priceFor: { facilityCity, customer: company && { ...company, name: company.companyName } },
    termChanges: company?.termChanges ?? null,
    key: `${facilityCity ?? ''}|${company ? `${company.companyId}:${company.version}` : ''}`,
  };
}
