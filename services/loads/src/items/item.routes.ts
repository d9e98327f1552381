import {
  itemAdd,
  itemCounter,
  itemDelete,
  itemEdit,
  itemHistory,
  itemList,
  itemPrice,
  itemReview,
  itemsAdd,
  itemsReview,
  itemTakeBack,
} from '@washcoat/contract-loads';
import { read, write, type Route } from '@washcoat/service-kit';
import { addItem } from './add-item';
import { addItems } from './add-items';
import { counterItem } from './counter-item';
import { deleteItem } from './delete-item';
import { editItem } from './edit-item';
import { explainItem } from './explain-item';
import { itemSteps } from './item-steps';
import { listItems } from './list-items';
import { reviewItem } from './review-item';
import { reviewItems } from './review-items';
import { takeItemBack } from './take-item-back';

/** The calls about items of a load. */
export const itemRoutes: readonly Route[] = [
  read(itemList, ({ database, session }, input) => listItems(database, session, input)),
  read(itemHistory, ({ database, session }, input) => itemSteps(database, session, input)),
  read(itemPrice, ({ database, session }, input) => explainItem(database, session, input)),
  write(itemAdd, (context, input) => addItem(context, context.session, input)),
  write(itemsAdd, (context, input) => addItems(context, context.session, input)),
  write(itemEdit, (context, input) => editItem(context, context.session, input)),
  write(itemDelete, (context, input) => deleteItem(context, context.session, input)),
  write(itemReview, (context, input) => reviewItem(context, context.session, input)),
  write(itemsReview, (context, input) => reviewItems(context, context.session, input)),
  write(itemCounter, (context, input) => counterItem(context, context.session, input)),
  write(itemTakeBack, (context, input) => takeItemBack(context, context.session, input)),
];
