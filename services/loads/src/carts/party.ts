import type { Session } from '@washcoat/contract-entities';

/** A person on a load. */
interface Person {
  userId: string;
  firstName: string;
  lastName: string;
}

/** The two sides of a load. */
export type Party = 'seller' | 'buyer';

export interface PartiesOfLoad {
  /** The customer, whose goods they are. */
  companyId: string;
  /** The company whose facility buys them. */
  facilityCompanyId: string;
}

/**
 * Which side the signed-in user is on (GAP-LDET-07): the house's administrators and the staff of the company whose
 * facility buys are the buyer; everybody else who may see the load sells.
 */
export function partyOf(load: PartiesOfLoad, session: Pick<Session, 'hierarchy' | 'companyId'>): Party {
  if (session.hierarchy === 1) return 'buyer';
  if (session.hierarchy === 2) return 'seller';
  return session.companyId === load.facilityCompanyId ? 'buyer' : 'seller';
}

/** What a load keeps of its buyer. */
export const assistedBy = ({ userId, firstName, lastName }: Person) => ({
  assistantId: userId,
  assistantFirstName: firstName,
  assistantLastName: lastName,
});

/** What a load keeps of its video grader. */
export const gradedBy = ({ userId, firstName, lastName }: Person) => ({
  videoGraderId: userId,
  videoGraderFirstName: firstName,
  videoGraderLastName: lastName,
});
