import {
  cataloguePicture,
  endpoint,
  id,
  line,
  listOf,
  moment,
  paging,
  priceStep,
  queryFlag,
  queryInteger,
  requiredLine,
  saved,
  toldPrices,
  uploadedPicture,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { fillsCarts, readsCarts } from './cart-access';
import { loadItem, loadParty } from './load-record';
import { itemGroup } from './states';

const service = 'loads';
const amount = z.number().max(100_000);
const price = z.number().min(0).max(1_000_000);

export const itemList = endpoint({
  id: 'itemList',
  service,
  method: 'GET',
  path: '/read/v1/load/items/getAll',
  summary: 'Items of a load, oldest first',
  access: readsCarts,
  input: z.object({ loadId: id, ...paging(20), isShowAll: queryFlag.optional() }),
  output: listOf(loadItem),
});

export const itemPrice = endpoint({
  id: 'itemPrice',
  service,
  method: 'GET',
  path: '/read/v1/load/items/price',
  summary: 'How the price of an item came about when it was added; refused with 403 without canSeeUnitPrice',
  access: readsCarts,
  input: z.object({ loadId: id, itemId: id }),
  output: z.object({
    /** Null for an item without a converter. */
    productId: id.nullable(),
    /** For whom and where it was priced: the facility by its name. */
    companyId: id,
    facilityName: z.string(),
    facilityId: id.optional(),
    /** When the item was added and priced. */
    takenAt: moment,
    basePrice: z.number(),
    adjustedPrice: z.number(),
    /** When the adjusted price was set by hand, and by whom for those of the house; absent while the base price stands. */
    adjusted: z.object({ date: moment, source: z.string().optional() }).optional(),
    /** By which prices the offer came about; absent for what is not priced by metal. */
    pricedWith: toldPrices.optional(),
    /** Step by step as the offer was then; absent for items without a converter and for those who see no prices of it. */
    explanation: z.array(priceStep).optional(),
  }),
});

const newItem = {
  productId: id.nullable().optional(),
  /** Only for items without a converter; otherwise the converter decides. */
  type: itemGroup.optional(),
  /** Pieces, or pounds of wire. Left out: one piece; of a converter of wire what a piece weighs, `unit` times. */
  quantity: amount.optional(),
  unit: amount.default(1),
  box: z.number().int().min(0).max(10_000).default(0),
  basePrice: price.optional(),
  /** Counts with canOveridePrice only; otherwise the offer price stands. Of wire it is that of a pound. */
  adjustedPrice: price.optional(),
  oem: line(120).optional(),
  description: line(400).optional(),
  /** The picture of an item without a converter; otherwise the converter's stands. */
  url: z.optional(z.nullable(cataloguePicture)),
  loadUrls: z.array(uploadedPicture).max(10, 'Use at most 10 pictures').default([]),
  isAddToLoad: z.boolean().optional(),
  isDidNotBuy: z.boolean().default(false),
  isEditInvoice: z.boolean().default(false),
};

export const itemAdd = endpoint({
  id: 'itemAdd',
  service,
  method: 'POST',
  path: '/write/v1/load/items/add',
  summary: 'Adds a converter or a free item; the price is the one of this moment',
  access: fillsCarts,
  input: z.object({ loadId: id, ...newItem }),
  output: saved.extend({ item: loadItem }),
});

/** The most lines of one call. */
export const MOST_LINES = 50;

/** Why a line of several was refused, as the answer to its single call would have said it. */
const refusedLine = z.object({
  status: z.number().int(),
  error: z.string(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

export const itemsAdd = endpoint({
  id: 'itemsAdd',
  service,
  method: 'POST',
  path: '/write/v1/load/items/addLines',
  summary:
    'Adds several items to one load in one transaction, in their order; each is answered by itself, and sending one twice with its key adds it once',
  access: fillsCarts,
  input: z.object({
    loadId: id,
    lines: z
      .array(
        z.object({
          /** As the Idempotency-Key of a single item, for which it counts as well. */
          key: requiredLine(200),
          ...newItem,
        }),
      )
      .min(1, 'Send at least one line')
      .max(MOST_LINES, `Send at most ${MOST_LINES} lines at once`),
  }),
  output: saved.extend({
    /** In the order in which they were sent. */
    lines: z.array(
      z.object({
        key: z.string(),
        /** Absent for a line that was refused. */
        item: loadItem.optional(),
        /** Why it was refused, as the answer to a single item would have said it; the others went in. */
        problem: refusedLine.optional(),
      }),
    ),
  }),
});

export const itemEdit = endpoint({
  id: 'itemEdit',
  service,
  method: 'PUT',
  path: '/write/v1/load/items/edit',
  summary: 'Changes an item; a stale version is refused with 409 and the item as it is now',
  access: fillsCarts,
  input: z.object({
    loadId: id,
    itemId: id,
    version: z.number().int(),
    quantity: amount.optional(),
    unit: amount.optional(),
    box: z.number().int().min(0).max(10_000).optional(),
    /** Another one is refused without canOveridePrice. */
    adjustedPrice: price.optional(),
    description: line(400).optional(),
    loadUrls: z.array(uploadedPicture).max(10, 'Use at most 10 pictures').optional(),
    isDidNotBuy: z.boolean().optional(),
    isEditInvoice: z.boolean().default(false),
    /** Why a completed order is corrected; stands in the revision of its invoice. */
    reason: line(200).optional(),
  }),
  output: saved.extend({ item: loadItem }),
});

export const itemDelete = endpoint({
  id: 'itemDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/load/items/delete',
  summary: 'Removes an item from a load; a stale version is refused with 409 and the item as it is now',
  access: fillsCarts,
  input: z.object({
    loadId: id,
    itemId: id,
    /** The item as the user has seen it; without one it goes as it is. */
    version: queryInteger.optional(),
    isEditInvoice: z.union([z.boolean(), queryFlag]).default(false),
    reason: line(200).optional(),
  }),
  output: saved,
});

/** A decision on an item under review. */
const decision = {
  itemId: id,
  status: z.union([z.literal(1), z.literal(2)]),
  /** The item as the user has seen it: a stale one is refused with 409 and the item as it is now. */
  version: z.number().int().optional(),
};

export const itemReview = endpoint({
  id: 'itemReview',
  service,
  method: 'PUT',
  path: '/write/v1/load/items/review',
  summary: 'Approves (1) or rejects (2) an item that the other party added or changed',
  access: readsCarts,
  input: z.object({
    loadId: id,
    ...decision,
    userId: id.optional(),
  }),
  output: saved,
});

export const itemsReview = endpoint({
  id: 'itemsReview',
  service,
  method: 'PUT',
  path: '/write/v1/load/items/reviewLines',
  summary:
    'Approves (1) or rejects (2) several items of one load in one transaction, in their order; each is answered by itself, as if it were decided on alone',
  access: readsCarts,
  input: z.object({
    loadId: id,
    lines: z
      .array(z.object(decision))
      .min(1, 'Send at least one line')
      .max(MOST_LINES, `Send at most ${MOST_LINES} lines at once`),
  }),
  output: saved.extend({
    /** In the order in which they were sent. */
    lines: z.array(
      z.object({
        itemId: id,
        /** Why it was refused; the others were decided on. Absent for a line that counts. */
        problem: refusedLine.optional(),
      }),
    ),
  }),
});

export const itemCounter = endpoint({
  id: 'itemCounter',
  service,
  method: 'PUT',
  path: '/write/v1/load/items/counter',
  summary:
    'Answers an item that waits for an answer with another price or quantity, which the other party then answers',
  access: readsCarts,
  input: z.object({
    loadId: id,
    itemId: id,
    version: z.number().int(),
    quantity: amount.optional(),
    unit: amount.optional(),
    /** Of a buyer with canOveridePrice only; a seller may ask for one where it sees the price. */
    adjustedPrice: price.optional(),
  }),
  output: saved.extend({ item: loadItem }),
});

export const itemTakeBack = endpoint({
  id: 'itemTakeBack',
  service,
  method: 'PUT',
  path: '/write/v1/load/items/takeBack',
  summary: 'Takes back what the own party asked for of an item; one that it had added goes',
  access: readsCarts,
  input: z.object({ loadId: id, itemId: id, version: z.number().int().optional() }),
  output: saved,
});

export const itemHistory = endpoint({
  id: 'itemHistory',
  service,
  method: 'GET',
  path: '/read/v1/load/items/history',
  summary: 'Who asked for what of an item and who agreed, oldest first',
  access: readsCarts,
  input: z.object({ loadId: id, itemId: id }),
  output: z.object({
    list: z.array(
      z.object({
        action: z.enum(['added', 'changed', 'approved', 'rejected', 'taken back']),
        /** The side that did it; absent where that is not known. */
        party: loadParty.optional(),
        /** Who did it; empty for those who may not see the names of others. */
        by: z.string(),
        at: moment,
        quantity: z.number(),
        unit: z.number(),
        /** Absent for those who may not see the price of the item. */
        adjustedPrice: z.number().optional(),
        /** Whether it waited for an answer from then on. */
        isWaiting: z.boolean(),
      }),
    ),
  }),
});
