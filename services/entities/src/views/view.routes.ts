import { viewDelete, viewEdit, viewList, viewSave } from '@washcoat/contract-entities';
import { read, write, type Route } from '@washcoat/service-kit';
import { deleteView, editView } from './edit-view';
import { saveView } from './save-view';
import { findSeenViews } from './saved-view.model';
import { presentView } from './view.presenter';

/** Lists as their users left them: everybody's own, and what is shared within a company. */
export const viewRoutes: readonly Route[] = [
  read(viewList, async ({ database, session }, { screen }) => {
    const views = await findSeenViews(database, session, screen);
    return { list: views.map((view) => presentView(view, session)) };
  }),
  write(viewSave, async (unit, view) => ({
    message: 'Saved Successfully',
    viewId: await saveView(unit, unit.session, view),
  })),
  write(viewEdit, async (unit, changes) => {
    await editView(unit, unit.session, changes);
    return { message: 'Saved Successfully' };
  }),
  write(viewDelete, async (unit, { viewId }) => {
    await deleteView(unit, unit.session, viewId);
    return { message: 'Deleted Successfully' };
  }),
];
