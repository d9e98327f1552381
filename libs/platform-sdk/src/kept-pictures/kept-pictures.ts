import { reportSkipped, uploadImage } from '@washcoat/platform-sdk';
import { hasShelf, pictureShelf, type KeptPicture } from './picture-shelf';

/** Begins the address that stands for a picture until it was uploaded. */
const MARK = 'kept:';
const DAY = 24 * 60 * 60 * 1000;
/** Bytes that pictures may take on a device together: ten of the largest. */
export const MOST_KEPT_BYTES = 125_829_120;

/** What became of a picture: the address that stands for it, or null with whether it only lacked room. */
export type Keeping = { address: string } | { address: null; isFull: boolean };

/**
 * Pictures that were taken without a connection wait on this device, for a day and until sign-out. What they are for names
 * them by the address that stands for them; before it is sent they are uploaded, each once for all pages and tries.
 */
export const keptPictures = {
  /** Keeps a picture, where there is room. */
  async keep(image: File): Promise<Keeping> {
    if (!hasShelf()) return { address: null, isFull: false };
    try {
      await keptPictures.forgetOld();
      const waiting = (await pictureShelf.all()).reduce((bytes, one) => bytes + (one.image?.size ?? 0), 0);
      if (waiting + image.size > MOST_KEPT_BYTES) return { address: null, isFull: true };
      const id = crypto.randomUUID();
      await pictureShelf.put({ id, at: new Date().toISOString(), image, address: null });
      return { address: MARK + id };
    } catch (error) {
      if (error instanceof DOMException)
        return { address: null, isFull: error.name === 'QuotaExceededError' };
      throw error;
    }
  },

  /**
   * Addresses as they may be sent: what waits on the device is uploaded first. A picture that is no longer there is left
   * out.
   * @throws ApiProblem when the server refuses one or there is no connection; those before it are not uploaded again
   */
  async uploaded(addresses: readonly string[]): Promise<string[]> {
    const sendable: string[] = [];
    for (const address of addresses) {
      const found = address.startsWith(MARK) ? await uploadedOnce(address.slice(MARK.length)) : address;
      if (found !== null) sendable.push(found);
    }
    return sendable;
  },

  /** Forgets those of the pictures that wait here. */
  async forget(addresses: readonly string[]): Promise<void> {
    for (const address of addresses)
      if (address.startsWith(MARK) && hasShelf()) await pictureShelf.remove(address.slice(MARK.length));
  },

  /** Forgets what was kept for a day. */
  async forgetOld(): Promise<void> {
    if (!hasShelf()) return;
    for (const one of await pictureShelf.all()) if (isOld(one)) await pictureShelf.remove(one.id);
  },
};

const isOld = ({ at }: KeptPicture) => Date.now() - Date.parse(at) >= DAY;

/** Uploads a picture unless that was done, and writes down where it lies, so that every try sends the same. */
function uploadedOnce(id: string): Promise<string | null> {
  return alone(`picture ${id}`, async () => {
    const kept = await waitingHere(id);
    if (!kept?.image) return kept?.address ?? null;
    const address = await uploadImage(kept.image);
    await pictureShelf.put({ ...kept, image: null, address });
    return address;
  });
}

/** What waits under that id; nothing where the browser cannot read it any more. */
async function waitingHere(id: string): Promise<KeptPicture | undefined> {
  if (!hasShelf()) return undefined;
  try {
    return await pictureShelf.find(id);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    reportSkipped('reading a picture that waits on this device', error.message);
    return undefined;
  }
}

/** Lets one page of this browser after the other do it, where the browser can see to that. */
const alone = (name: string, work: () => Promise<string | null>): Promise<string | null> =>
  'locks' in navigator ? navigator.locks.request(`washcoat.${name}`, work) : work();
