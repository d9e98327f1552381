import { randomUUID } from 'node:crypto';
import { companyChanged, userChanged } from '@washcoat/contract-entities';
import { type TestService, testSession } from '@washcoat/testing';
import { takeLookupCredit, type Lookup } from './take-credit';

export const TIMEZONE = 'America/New_York';

/** An id that ends in `n`, so that tests read. */
export const idOf = (n: number) => `018f3c1e-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const companyId = idOf(101);
/** A moment in the middle of a month. */
export const midNovember = new Date('2026-11-15T15:00:00.000Z');

/** A subscriber of the company, another one every time. */
export const subscriber = () => testSession({ userId: randomUUID(), hierarchy: 2, companyId });

/** Tells billing of a subscriber. */
export async function deliverUser(billing: TestService, userId: string, version = 1): Promise<void> {
  await billing.deliver(userChanged, { ...userChanged.example, userId, companyId, version });
}

/** Tells billing how many lookups a month a company may open (1: 100, 2: 500). */
export async function deliverCompany(
  billing: TestService,
  restricted: string,
  lookupRestriction: number | null,
): Promise<void> {
  await billing.deliver(companyChanged, {
    ...companyChanged.example,
    companyId: restricted,
    lookupRestriction,
  });
}

/** Takes a credit at a moment; whatever `lookup` does not say is new. */
export function takeAt(billing: TestService, now: Date, lookup: Partial<Lookup> & { userId: string }) {
  const whole = {
    companyId,
    productId: randomUUID(),
    oem: 'GD3',
    lookupId: randomUUID(),
    at: now.toISOString(),
    ...lookup,
  };
  return billing.service.inTransaction({ now }, (unit) => takeLookupCredit(unit, whole, TIMEZONE));
}

/** Takes so many credits at a moment, one after the other. */
export async function takeMany(
  billing: TestService,
  now: Date,
  userId: string,
  count: number,
): Promise<void> {
  for (let taken = 0; taken < count; taken++) await takeAt(billing, now, { userId });
}
