import { chatMentioned } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { tell } from '../notices/notice.repository';

/** Who is mentioned in the chat of a load hears of it; of several mentions there of the last. */
export const noticeMention = consumer({
  name: 'notice-mention',
  event: chatMentioned,
  handle: (unit, { loadId, loadName, companyId, seq, by, userIds, sentAt }) =>
    tell(
      unit,
      ...userIds.map((userId) => ({
        subject: 'chat' as const,
        recordId: loadId,
        side: `person/${userId}` as const,
        kind: 'mention' as const,
        userId,
        customerId: companyId,
        causedBy: by.userId,
        title: `${by.name} mentioned you`,
        text: loadName,
        link: `/load/${loadId}?chat=${seq}`,
        isShown: true,
        isNews: true,
        isWaiting: false,
        at: new Date(sentAt),
        version: seq,
      })),
    ),
});
