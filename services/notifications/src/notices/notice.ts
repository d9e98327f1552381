import type { NoticeKind } from './notice-kinds';

/** What the people of a company are told of a record. A later one about the same record takes its place. */
export interface Told {
  /** What the record is, with its id. */
  subject:
    | 'load'
    | 'invoice'
    | 'company'
    | 'ticket'
    | 'upload'
    | 'mail'
    | 'invitation'
    | 'dead-letters'
    | 'chat'
    | 'pricing';
  recordId: string;
  /** Whom of those around the record it is for; each side has a notice of its own, where several people are, each of them. */
  side: 'buyer' | 'seller' | 'house' | 'person' | `person/${string}`;
  kind: NoticeKind;
  /** Whose people are told; without one whoever has the right. */
  companyId?: string;
  /** The only one of them who is told. */
  userId?: string | null;
  /** The company that it is about: whoever does not see it, does not see the notice. */
  customerId?: string | null;
  /** Who did it, and so need not be told. */
  causedBy?: string | null;
  title: string;
  text: string;
  link: string | null;
  /** Not shown: nothing is left to tell this side. */
  isShown: boolean;
  /** Unread for whoever has not seen it. */
  isNews: boolean;
  /** Somebody has to do something about it. */
  isWaiting: boolean;
  at: Date;
  /** Grows with the record: what comes late changes nothing. */
  version: number;
}

/** A notice as a reader finds it. */
export interface NoticeRow {
  notice_id: string;
  record_id: string;
  kind: NoticeKind;
  title: string;
  text: string;
  link: string | null;
  is_news: boolean;
  is_waiting: boolean;
  told_at: Date;
  read_at: Date | null;
}
