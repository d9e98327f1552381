import { Problem } from '../problem';

const MOST_PER_ADDRESS = 2;
const MOST_PER_PROCESS = 6;
/** Of those of the process; the rest is kept free for people who are signed in. */
const MOST_OF_STRANGERS = 3;
const RETRY_AFTER_S = 2;

/** Who sends an upload. */
export interface Uploader {
  address: string;
  isStranger: boolean;
}

/** Counts the uploads under way in a process and refuses what is too much before a byte of it is read. */
export class UploadGate {
  private readonly underWay = new Set<Uploader>();

  /** Lets an upload in and answers what ends it. Throws 429 when too many are under way. */
  enter(uploader: Uploader): () => void {
    this.assertRoom(uploader);
    const entered = { ...uploader };
    this.underWay.add(entered);
    return () => void this.underWay.delete(entered);
  }

  /** Throws 429 when there is no room for an upload just now. */
  assertRoom(uploader: Uploader): void {
    const others = [...this.underWay];
    const ofAddress = others.filter(({ address }) => address === uploader.address).length;
    const ofStrangers = others.filter(({ isStranger }) => isStranger).length;
    if (
      ofAddress >= MOST_PER_ADDRESS ||
      others.length >= MOST_PER_PROCESS ||
      (uploader.isStranger && ofStrangers >= MOST_OF_STRANGERS)
    )
      throw tooMany();
  }
}

/** The gate of this process, whichever service an upload is for. */
export const uploadGate = new UploadGate();

const tooMany = () =>
  new Problem(429, `Other uploads are under way. Try again in ${RETRY_AFTER_S} s.`, {
    code: 'TOO_MANY_UPLOADS',
    extra: { retryAfter: RETRY_AFTER_S },
  });
