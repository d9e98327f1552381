import { viewDelete, viewList, viewSave } from '@washcoat/contract-entities';
import { notFound, read, write, type Route } from '@washcoat/service-kit';
import { saveView } from './save-view';
import { findViews, presentView, removeView } from './saved-view.repository';

/** Lists as their users left them; everybody has their own. */
export const viewRoutes: readonly Route[] = [
  read(viewList, async ({ database, session }, { screen }) => {
    const views = await findViews(database, { userId: session.userId, screen });
    return { list: views.map(presentView) };
  }),
  write(viewSave, async (unit, view) => ({
    message: 'Saved Successfully',
    viewId: await saveView(unit, unit.session, view),
  })),
  write(viewDelete, async (unit, { viewId }) => {
    if (!(await removeView(unit.trx, unit.session.userId, viewId))) throw notFound('This view');
    return { message: 'Deleted Successfully' };
  }),
];
