import {
  loadAccept,
  loadAdd,
  loadComplete,
  loadDelete,
  loadEdit,
  loadGet,
  loadList,
  loadRequest,
  loadSign,
} from '@washcoat/contract-loads';
import { preparedWrite, read, redrawnSignature, write, type Route } from '@washcoat/service-kit';
import { acceptLoad } from './accept-load';
import { completeLoad } from './complete-load';
import { createLoad } from './create-load';
import { deleteLoad } from './delete-load';
import { editLoad } from './edit-load';
import { finishLoad } from './finish-load';
import { getLoad } from './get-load';
import { listLoads } from './list-loads';
import { requestLoad } from './request-load';
import { signLoad } from './sign-load';

/** The calls about loads; days of the words that tell of a change are those of `timezone`. */
export const loadRoutes = (timezone: string): readonly Route[] => [
  read(loadList, ({ database, session }, input) => listLoads(database, session, input)),
  read(loadGet, ({ database, session }, input) => getLoad(database, session, input)),
  write(loadAdd, (context, input) => createLoad(context, context.session, input)),
  write(loadRequest, (context, input) => requestLoad(context, context.session, input)),
  write(loadAccept, (context, input) => acceptLoad(context, context.session, input)),
  write(loadEdit, (context, input) => editLoad(context, context.session, input, timezone)),
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
