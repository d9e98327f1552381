/** A file that another service makes when the mail is sent. */
export interface AttachedFile {
  fileName: string;
  service: string;
  path: string;
  input: unknown;
}

/** What somebody is told. */
export interface Letter {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachment?: AttachedFile;
  /** Files that go with the first one. */
  alsoAttached?: readonly AttachedFile[];
  /** Where its reader ends mails of this sort, signed out. */
  unsubscribePath?: string;
}

/** A mail as it is stored. */
export interface MailRow {
  mail_id: string;
  event_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachment: AttachedFile | null;
  also_attached: readonly AttachedFile[] | null;
  unsubscribe_path: string | null;
  queued_at: Date;
  attempts: number;
  next_attempt_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

/** All files that go with a mail. */
export const attachedTo = ({
  attachment,
  also_attached,
}: Pick<MailRow, 'attachment' | 'also_attached'>): AttachedFile[] => [
  ...(attachment ? [attachment] : []),
  ...(also_attached ?? []),
];
