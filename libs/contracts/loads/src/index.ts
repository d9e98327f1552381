import * as carts from './carts.endpoints';
import { metalPosition } from './metal-position.endpoints';
import * as chat from './chat.endpoints';
import * as items from './items.endpoints';
import * as labels from './labels.endpoints';
import * as links from './links.endpoints';
import { loadMargin } from './margin.endpoints';
import { loadPricedAt } from './priced-at.endpoints';
import * as splitAndMerge from './split-and-merge.endpoints';
import * as timeline from './timeline.endpoints';

export * from './cart-access';
export * from './carts.endpoints';
export * from './metal-position.endpoints';
export * from './change-words';
export * from './chat.endpoints';
export * from './chat.events';
export * from './item-amounts';
export * from './item-from-search';
export * from './items.endpoints';
export * from './labels.endpoints';
export * from './links.endpoints';
export * from './load-record';
export * from './loads.events';
export * from './margin.endpoints';
export * from './open-carts.internal';
export * from './open-load.internal';
export * from './priced-at.endpoints';
export * from './sentences';
export * from './split-and-merge.endpoints';
export * from './states';
export * from './timeline.endpoints';

/** Every call of the loads service. */
export const loadsEndpoints = [
  carts.loadList,
  carts.loadGet,
  carts.loadAdd,
  carts.loadRequest,
  carts.loadMine,
  carts.loadSend,
  carts.loadAccept,
  carts.loadEdit,
  carts.loadReprice,
  carts.loadHeldMetal,
  metalPosition,
  loadPricedAt,
  loadMargin,
  carts.loadGraders,
  carts.loadDelete,
  carts.loadSign,
  carts.loadComplete,
  items.itemList,
  items.itemPrice,
  items.itemAdd,
  items.itemsAdd,
  items.itemEdit,
  items.itemDelete,
  items.itemReview,
  items.itemsReview,
  items.itemCounter,
  items.itemTakeBack,
  items.itemHistory,
  labels.loadLabelsPdf,
  splitAndMerge.loadSplit,
  splitAndMerge.loadMerge,
  timeline.loadTimeline,
  chat.chatList,
  chat.chatSend,
  chat.chatRead,
  chat.chatPeople,
  links.loadLinks,
  links.loadLinkMake,
  links.loadLinkRevoke,
];
