import type { Job, Service } from '@washcoat/service-kit';
import { lookOfPicture } from './look';
import { keepLook, picturesWithoutLook } from './look.repository';

const EVERY_MS = 2000;
/** Few at a time: a new catalogue must not slow the searches down. */
const AT_ONCE = 12;

/** Looks at drawn pictures that came new, so that photos can be compared with them. */
export const lookAtPicturesJob: Job = { name: 'look-at-pictures', everyMs: EVERY_MS, run: lookAtPictures };

/** Looks at the next pictures; answers when these are done. One that is no picture is kept without a look. */
export async function lookAtPictures({ database, platform }: Service): Promise<void> {
  for (const { pictureId, svg } of await picturesWithoutLook(database, AT_ONCE)) {
    const look = await lookOfPicture(Buffer.from(svg)).catch((error: unknown) => {
      platform.logger.warn({ error, pictureId }, 'a drawn picture could not be looked at');
      return null;
    });
    await keepLook(database, pictureId, look);
  }
}
