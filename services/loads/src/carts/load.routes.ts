import {
  loadAccept,
  loadAdd,
  loadComplete,
  loadDelete,
  loadEdit,
  loadGet,
  loadGraders,
  loadHeldMetal,
  loadList,
  loadMargin,
  loadMerge,
  loadMine,
  loadPricedAt,
  loadReprice,
  loadRequest,
  loadSend,
  loadSign,
  loadSplit,
  loadTimeline,
  metalPosition,
} from '@washcoat/contract-loads';
import {
  preparedWrite,
  read,
  redrawnSignature,
  write,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { listTimeline } from '../timeline/list-timeline';
import { acceptLoad } from './accept-load';
import { completeLoad } from './complete-load';
import { createLoad } from './create-load';
import { deleteLoad } from './delete-load';
import { editLoad } from './edit-load';
import { finishLoad } from './finish-load';
import { getLoad } from './get-load';
import { heldMetal } from './held-metal';
import { metalPosition as metalPositionOf } from './metal-position';
import { listLoads } from './list-loads';
import { listOwnSales } from './list-own-sales';
import { marginOfLoad } from './margin-of-load';
import { priceLoadAt } from './price-load-at';
import { mergeLoads } from './merge-loads';
import { namedPeople, staffOf } from './load-staff';
import { repriceLoad } from './reprice-load';
import { requestLoad } from './request-load';
import { sendLoad } from './send-load';
import { splitLoad } from './split-load';
import { signLoad } from './sign-load';

/** The calls about loads; days of the words that tell of a change are those of the installation. */
export const loadRoutes = ({ platform }: Pick<Service, 'platform'>): readonly Route[] => [
  read(loadList, ({ database, session }, input) => listLoads(database, session, input)),
  read(loadGet, ({ database, session }, input) => getLoad(database, session, input)),
  write(loadAdd, (context, input) => createLoad(context, context.session, input)),
  write(loadRequest, (context, input) => requestLoad(context, context.session, input)),
  read(loadMine, ({ database, session }, input) => listOwnSales(database, session, input)),
  write(loadSend, (context, input) => sendLoad(context, context.session, input)),
  write(loadReprice, (context, input) => repriceLoad(context, context.session, input)),
  read(metalPosition, ({ database, session, now }) => metalPositionOf(database, session, now)),
  read(loadPricedAt, ({ database, session }, input) =>
    priceLoadAt(database, session, input, platform.timezone),
  ),
  read(loadMargin, ({ database, session }, input) => marginOfLoad(database, session, input)),
  read(loadHeldMetal, ({ database, session, now }) => heldMetal(database, session, now)),
  write(loadSplit, (context, input) => splitLoad(context, context.session, input)),
  write(loadMerge, (context, input) => mergeLoads(context, context.session, input)),
  write(loadAccept, (context, input) => acceptLoad(context, context.session, input)),
  read(loadGraders, ({ database, session }, { loadId }) => staffOf({ database, platform }, session, loadId)),
  preparedWrite(loadEdit, [], async ({ database, session }, input) => {
    const people = await namedPeople({ database, platform }, session, input);
    return (unit) => editLoad(unit, unit.session, input, { timezone: platform.timezone, people });
  }),
  read(loadTimeline, ({ database, session }, input) =>
    listTimeline(database, session, input, platform.timezone),
  ),
  write(loadDelete, (context, input) => deleteLoad(context, context.session, input)),
  preparedWrite(loadSign, [], async (_context, input) => {
    const signature = await redrawnSignature(input.signature);
    return (unit) => signLoad(unit, unit.session, { ...input, signature });
  }),
  preparedWrite(loadComplete, [], async (_context, input) => {
    const signature = input.signature && (await redrawnSignature(input.signature));
    const order = { ...input, signature };
    return (unit) =>
      order.isInvoice ? completeLoad(unit, unit.session, order) : finishLoad(unit, unit.session, order);
  }),
];
