import { UPLOAD_TICKET_HEADER } from '@washcoat/contract-files';
import { Problem, type ReadContext } from '@washcoat/service-kit';
import type { Context } from 'koa';
import { takeTicket } from './upload-ticket';

/** Who sends a picture; `userId` is null for a stranger. */
export interface PictureUploader {
  address: string;
  userId: string | null;
  isStranger: boolean;
}

/** Who sends this upload, by token or by ticket. Throws 400 for who has neither. */
export async function uploaderOf(
  { database, sessionOrNull, address, now }: ReadContext,
  koa: Context,
): Promise<PictureUploader> {
  if (sessionOrNull) return { address, userId: sessionOrNull.userId, isStranger: false };
  const taken = await takeTicket(database, koa.get(UPLOAD_TICKET_HEADER), now);
  if (!taken) throw noTicket();
  return { address, userId: taken.userId, isStranger: taken.userId === null };
}

const noTicket = () =>
  new Problem(400, 'This form has been open for too long. Choose the picture again.', {
    code: 'NO_UPLOAD_TICKET',
  });
