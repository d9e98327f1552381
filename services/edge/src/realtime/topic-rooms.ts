import { assayProposalList } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { allows, anySignedIn, fullUser, type Access, type LiveTopic } from '@washcoat/contract-kernel';
import { loadList } from '@washcoat/contract-loads';
import { topicRooms } from '@washcoat/service-kit';

/** Who may hear that something of a topic changed; what is said of one record goes to those who have it open. */
const listeners: Partial<Record<LiveTopic, Access>> = {
  loads: loadList.access,
  notices: fullUser,
  credits: anySignedIn,
  prices: anySignedIn,
  proposals: assayProposalList.access,
};

/** The rooms in which somebody hears of lists: by the rights and the scope of now. */
export function roomsOf(session: Session): string[] {
  const topics = (Object.keys(listeners) as LiveTopic[]).filter((topic) => {
    const access = listeners[topic];
    return access && allows(access, session);
  });
  return topics.flatMap((topic) => roomsOfTopic(topic, session));
}

function roomsOfTopic(topic: LiveTopic, { userId, companyId, hierarchy }: Session): string[] {
  return [
    topicRooms.ofAll(topic),
    topicRooms.ofPerson(topic, userId),
    ...(hierarchy === 1 ? [topicRooms.ofHouse(topic)] : []),
    ...(companyId && hierarchy !== 2 ? [topicRooms.ofCompany(topic, companyId)] : []),
  ];
}
