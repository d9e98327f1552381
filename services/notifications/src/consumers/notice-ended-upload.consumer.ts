import { uploadEnded } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';
import { tell } from '../notices/notice.repository';

const words = {
  preview: 'is checked and waits to be applied',
  done: 'is done',
  failed: 'failed',
} as const;

/** Who sent a file hears how it ended. */
export const noticeEndedUpload = consumer({
  name: 'notice-ended-upload',
  event: uploadEnded,
  handle: (unit, { uploadId, title, userId, outcome, error, at }) =>
    tell(unit, {
      subject: 'upload',
      recordId: uploadId,
      side: 'person',
      kind: 'own-upload',
      userId,
      title: `${title} ${words[outcome]}`,
      text: error,
      link: `/config/bulk-upload?upload=${uploadId}`,
      isShown: true,
      isNews: true,
      isWaiting: false,
      at: new Date(at),
      version: Date.parse(at),
    }),
});
