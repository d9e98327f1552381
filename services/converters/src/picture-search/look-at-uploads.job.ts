import { pictureContent } from '@washcoat/contract-files';
import { clock, Problem, type Job, type Service } from '@washcoat/service-kit';
import { lookOfPicture } from './look';
import { keepUploadLook, putOffUpload, uploadsWithoutLook } from './look.repository';

const EVERY_MS = 5000;
/** Few at a time: many new pictures must not slow the searches down. */
const AT_ONCE = 12;

type LookingService = Pick<Service, 'database' | 'platform'>;

/** Looks at uploaded pictures of converters, so that photos can be compared with them too. */
export const lookAtUploadsJob: Job = {
  name: 'look-at-uploads',
  everyMs: EVERY_MS,
  run: (service) => lookAtUploads(service, clock.now()),
};

/**
 * Fetches the next uploaded pictures from the files service and looks at them. One that is gone, or is no picture, is
 * kept without a look. When one can't be had for another reason it is put behind the others and the pass ends: the next
 * one goes on from there.
 */
export async function lookAtUploads(service: LookingService, now: Date): Promise<void> {
  for (const address of await uploadsWithoutLook(service.database, AT_ONCE)) {
    try {
      const content = await contentOf(service, address);
      await keepUploadLook(service.database, address, content && (await lookAt(service, address, content)));
    } catch (error) {
      await putOffUpload(service.database, address, now);
      throw error;
    }
  }
}

/** The bytes of a stored picture; null when it is gone. */
async function contentOf({ platform }: LookingService, imageUrl: string): Promise<Buffer | null> {
  try {
    return await platform.services.post('files', pictureContent.path, { imageUrl });
  } catch (error) {
    if (error instanceof Problem && error.details.code === 'NOT_FOUND') return null;
    throw error;
  }
}

async function lookAt(
  { platform }: LookingService,
  address: string,
  content: Buffer,
): Promise<string | null> {
  try {
    return await lookOfPicture(content);
  } catch (error) {
    platform.logger.warn({ error, address }, 'an uploaded picture could not be looked at');
    return null;
  }
}
