import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { partyOf, type PartiesOfLoad } from '../carts/party';
import { ChatMessageModel } from './chat.model';

/** A load, with who works on it. */
export interface WorkedLoad extends PartiesOfLoad {
  loadId: string;
  assistantId: string | null;
  videoGraderId: string | null;
}

/**
 * Whom of the buyer's people the seller's side is shown: who works on the load or has spoken about it. The staff of the
 * house is no matter of its customers.
 */
export async function workingOn(database: Knex, load: WorkedLoad): Promise<Set<string>> {
  const { columns: m } = ChatMessageModel;
  const speakers = await ChatMessageModel.query(database).where(m.loadId, load.loadId).distinct(m.userId);
  const people = [load.assistantId, load.videoGraderId, ...speakers.map(({ userId }) => userId)];
  return new Set(people.flatMap((userId) => userId ?? []));
}

/** Whether the seller's side is shown somebody who has the load open. */
export async function isShownToSellers(
  database: Knex,
  load: WorkedLoad,
  person: Pick<Session, 'userId' | 'hierarchy' | 'companyId'>,
): Promise<boolean> {
  return partyOf(load, person) === 'seller' || (await workingOn(database, load)).has(person.userId);
}
