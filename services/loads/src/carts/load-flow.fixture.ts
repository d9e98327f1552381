import { itemReview, loadAmended, loadCompleted, loadEdit, loadFinished } from '@washcoat/contract-loads';
import { people, type Yard } from '../yard.fixture';

/** A drawn signature. */
export const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAMAAACEE47CAAAAA1BMVEUAAACnej3aAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgIAwAACQAAa5tRrMAAAAASUVORK5CYII=';
/** Another one. */
export const OTHER_SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNg+A8AAQIBAEK+vGgAAAAASUVORK5CYII=';

/** The steps that tests of a load's life have in common. */
export const flowOf = (yard: () => Yard) => ({
  /** What other domains were told of a load: finished, completed, amended. */
  eventsOf: async (loadId: string) => {
    const all = await Promise.all(
      [loadFinished, loadCompleted, loadAmended].map((event) => yard().test.published(event)),
    );
    return all.map((events) => events.filter((event) => event.loadId === loadId));
  },
  edit: (loadId: string, input: Record<string, unknown>, session = people.buyer) =>
    yard().test.call(session, loadEdit, { loadId, ...input }),
  approve: (loadId: string, item?: { itemId: string }) =>
    yard().test.call(people.subscriber, itemReview, { loadId, itemId: item?.itemId ?? '', status: 1 }),
});
