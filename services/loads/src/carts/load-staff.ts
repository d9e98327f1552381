import type { Session } from '@washcoat/contract-entities';
import { allows, type AnswerOf } from '@washcoat/contract-kernel';
import { loadAccept, loadEdit, type loadGraders } from '@washcoat/contract-loads';
import { badInput } from '@washcoat/service-kit';
import { assertMayBuy, isGrader } from './load.policy';
import type { LoadFields, LoadRecord } from './load.model';
import { findLoad } from './load.repository';
import { assistedBy, gradedBy, partyOf } from './party';
import { sessionsNear, type Asking } from './people-near';

type Staff = AnswerOf<typeof loadGraders>;

/** What an edit says of the people of a load. */
export interface NamedPeople {
  assistantId?: string;
  videoGraderId?: string | null;
}

/**
 * The people of the company that buys, with what each may be on the load, by the rights of now.
 *
 * @throws 403 for the seller's side: the staff of the house is no matter of its customers; 404 for a load out of scope
 */
export async function staffOf(asking: Asking, session: Session, loadId: string): Promise<Staff> {
  const load = await findLoad(asking.database, session, loadId);
  assertMayBuy(partyOf(load, session));
  const { buyers, areMore } = await buyersNear(asking, session, load);
  const list = buyers
    .map((one) => ({ userId: one.userId, name: `${one.firstName} ${one.lastName}`.trim(), ...partOf(one) }))
    .filter(({ isGrader, isBuyer }) => isGrader || isBuyer)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return { list, areMoreItemsAvailable: areMore };
}

/**
 * What an edit makes of the buyer and the grader of a load.
 *
 * @throws 400 for somebody who may not be that on it
 */
export async function namedPeople(
  asking: Asking,
  session: Session,
  { loadId, assistantId, videoGraderId }: NamedPeople & { loadId: string },
): Promise<Partial<LoadFields>> {
  if (!assistantId && videoGraderId === undefined) return {};
  const load = await findLoad(asking.database, session, loadId);
  assertMayBuy(partyOf(load, session));
  const named = [assistantId, videoGraderId].flatMap((userId) => userId || []);
  const people = named.length ? (await buyersNear(asking, session, load, named)).buyers : [];
  const buyer = people.find((one) => one.userId === assistantId && partOf(one).isBuyer);
  const grader = people.find((one) => one.userId === videoGraderId && partOf(one).isGrader);
  if (assistantId && !buyer) throw badInput({ assistantId: 'Choose somebody who buys here.' });
  if (videoGraderId && !grader) throw badInput({ videoGraderId: 'Choose somebody who grades here.' });
  return {
    ...(buyer ? assistedBy(buyer) : {}),
    ...(grader ? gradedBy(grader) : {}),
    ...(videoGraderId === null ? nobodyGrades : {}),
  };
}

const nobodyGrades = { videoGraderId: null, videoGraderFirstName: null, videoGraderLastName: null };

/** What somebody may be on a load; a grader is who can take the grader's seat. */
const partOf = (session: Session) => ({
  isGrader: isGrader(session) && allows(loadAccept.access, session),
  isBuyer: allows(loadEdit.access, session),
});

/** The buyer's people, for the house all, else the own company's: the house's staff is no matter of its partners. */
async function buyersNear(
  asking: Asking,
  session: Session,
  load: LoadRecord,
  named?: readonly string[],
): Promise<{ buyers: Session[]; areMore: boolean }> {
  const { sessions, areMore } = await sessionsNear(asking, load, named);
  const isShown = (one: Session) => session.hierarchy === 1 || one.companyId === session.companyId;
  return { buyers: sessions.filter((one) => partyOf(load, one) === 'buyer' && isShown(one)), areMore };
}
