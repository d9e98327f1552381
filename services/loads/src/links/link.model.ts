import {
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';

const columns = {
  linkId: textColumn,
  loadId: textColumn,
  /** The customer for whom it was made: of another one it shows nothing. */
  companyId: textColumn,
  /** A fingerprint of what the address carries, which cannot be guessed and is kept nowhere. */
  tokenHash: textColumn,
  /** A secret by which offers are sealed: without it nobody finds out what was sealed by trying. */
  seal: textColumn,
  /** For whom it was made, as whoever made it says. */
  madeFor: textColumn,
  madeBy: textColumn,
  madeByName: textColumn,
  madeAt: momentColumn,
  expiresAt: momentColumn,
  revokedAt: optional(momentColumn),
  visits: wholeColumn,
  visitedAt: optional(momentColumn),
  approvedAt: optional(momentColumn),
  /** The name that was given with the approval. */
  approvedBy: optional(textColumn),
  /** What was approved, sealed. */
  approvedOffer: optional(textColumn),
  rejectedAt: optional(momentColumn),
  /** The name that was given with the rejection, and why. */
  rejectedBy: optional(textColumn),
  rejectedReason: optional(textColumn),
  /** What was rejected, sealed. */
  rejectedOffer: optional(textColumn),
};

/** A public link of a load. */
export type LinkRecord = RecordOf<typeof columns>;

/** A link as it is stored. */
export class LinkModel extends tableModel('load_link', ['linkId'], columns) {}

/** Whether a link leads anywhere. */
export function isOpen(link: LinkRecord, load: { companyId: string }, now: Date): boolean {
  return link.revokedAt === null && link.expiresAt > now && link.companyId === load.companyId;
}
