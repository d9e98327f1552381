/** A mail ready to go. */
export interface OutgoingMail {
  /** Also its Message-ID, so that a mail that goes twice is recognised as one. */
  mailId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** Where mail programs end mails of this sort by one POST (RFC 8058). */
  unsubscribeUrl?: string;
  attachments: { filename: string; content: Buffer }[];
}

/** Carries mails away. Rejects when a mail was not taken. */
export interface MailCarrier {
  carry(mail: OutgoingMail): Promise<void>;
}
