import type { LiveChange, LiveKind, LiveTopic } from '@washcoat/contract-kernel';

/** What open pages are to hear of at once. It may be lost: whoever missed it asks when the connection is back. */
export type LiveSignal =
  | {
      kind: 'changed';
      rooms: readonly string[];
      change: LiveChange;
      /** Who may see the record may have changed with it. */
      isMoved?: boolean;
    }
  /** Sessions that ended or whose rights changed. */
  | { kind: 'sessions'; sessionIds: readonly string[] };

/** Those who have a record open. */
export const recordRoom = (kind: LiveKind, recordId: string) => `${kind}/${recordId}`;

/** Those who hear of a topic, by whom it concerns: a company's people, one person, the house's administrators, all. */
export const topicRooms = {
  ofCompany: (topic: LiveTopic, companyId: string) => `${topic}@company/${companyId}`,
  ofPerson: (topic: LiveTopic, userId: string) => `${topic}@person/${userId}`,
  ofHouse: (topic: LiveTopic) => `${topic}@house`,
  ofAll: (topic: LiveTopic) => `${topic}@all`,
};
