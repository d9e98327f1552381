import { loadMoved } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { loadNotices } from '../notices/load-notices';
import { tell } from '../notices/notice.repository';

/** Both sides of a load hear of what happened to it. */
export const noticeMovedLoad = consumer({
  name: 'notice-moved-load',
  event: loadMoved,
  async handle(unit, load) {
    await tell(unit, ...loadNotices(load));
  },
});
