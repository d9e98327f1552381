import {
  allow,
  email,
  endpoint,
  id,
  line,
  listOf,
  optionalText,
  paging,
  phone,
  queryFlag,
  requiredLine,
  saved,
  searchText,
  queryInteger,
  zipcode,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { buildsCarts, ordersCarts, readsCarts } from './cart-access';
import { heldMetal, load, loadDetail, ownSale } from './load-record';

const service = 'loads';
/** A drawn signature: a PNG or JPG picture as a data URL, which is drawn anew before it is kept. */
const signature = z
  .string()
  .max(400_000)
  .regex(/^data:image\/(png|jpeg);base64,/, 'Draw the signature again');

/** The longest that a quote holds its prices: 30 days. */
export const MOST_HOLD_HOURS = 720;

export const loadList = endpoint({
  id: 'loadList',
  service,
  method: 'GET',
  path: '/read/v1/load/getAll',
  summary: 'Carts, quotes, requests, or open carts of franchises (type 30)',
  access: readsCarts,
  input: z.object({
    ...paging(10),
    text: searchText.optional(),
    type: z.coerce
      .number()
      .int()
      .refine((type) => [1, 2, 5, 30].includes(type), 'Choose carts, quotes or requests')
      .default(1),
    isMyCarts: queryFlag.optional(),
    /** Those of one customer alone. */
    companyId: id.optional(),
    /** Those that one facility buys alone. */
    facilityId: id.optional(),
  }),
  output: listOf(load),
});

export const loadGet = endpoint({
  id: 'loadGet',
  service,
  method: 'GET',
  path: '/read/v1/load/get',
  summary: 'One load with its items and totals',
  access: readsCarts,
  input: z.object({ loadId: id, isShowAll: queryFlag.optional() }),
  output: loadDetail,
});

export const loadAdd = endpoint({
  id: 'loadAdd',
  service,
  method: 'POST',
  path: '/write/v1/load/add',
  summary: 'Creates a cart for a customer, or a quote with isQuote',
  access: buildsCarts,
  input: z.object({
    customerId: id,
    loadName: line(120).default(''),
    isQuote: z.boolean().default(false),
    facilityId: id.optional(),
    facilityCity: line(120).optional(),
    businessLicense: line().nullable().optional(),
    driversLicense: line().nullable().optional(),
    ein: line(40).nullable().optional(),
  }),
  output: saved.extend({ loadId: id }),
});

export const loadRequest = endpoint({
  id: 'loadRequest',
  service,
  method: 'POST',
  path: '/write/v1/load/request',
  summary: 'Requests a grading session or a quote',
  access: allow({ hierarchy: [2] }, { flags: ['canBuildCart'] }, { hierarchy: [10] }),
  input: z.object({ isRequestFromGradingSession: z.boolean().default(true), loadName: line(120).optional() }),
  output: saved.extend({ loadId: id }),
});

export const loadMine = endpoint({
  id: 'loadMine',
  service,
  method: 'GET',
  path: '/read/v1/load/mine',
  summary:
    'What the caller sells and has not completed: requests, quotes and carts, first what waits for the caller',
  access: allow({ hierarchy: [10, 2] }),
  input: z.object({ ...paging(20) }),
  output: listOf(ownSale),
});

export const loadSend = endpoint({
  id: 'loadSend',
  service,
  method: 'PUT',
  path: '/write/v1/load/send',
  summary: 'Sends the list of a quote that was asked for to the buyer; once, however often it is sent',
  access: allow({ hierarchy: [10, 2] }),
  input: z.object({ loadId: id }),
  output: saved,
});

export const loadAccept = endpoint({
  id: 'loadAccept',
  service,
  method: 'PUT',
  path: '/write/v1/load/accept',
  summary: 'Accepts a grading request; the first to accept wins',
  access: allow({ flags: ['canAcceptLoadRequest'] }),
  input: z.object({ loadId: id }),
  output: saved,
});

export const loadEdit = endpoint({
  id: 'loadEdit',
  service,
  method: 'PUT',
  path: '/write/v1/load/edit',
  summary:
    'Changes notes, people, facility, customer, discount, pay-forward date, sends the prices to the seller, or turns a cart into a quote and back',
  access: buildsCarts,
  input: z.object({
    loadId: id,
    loadName: requiredLine(120).optional(),
    notes: z.optional(optionalText(2000)),
    discount: z.number().min(-1_000_000).max(1_000_000).optional(),
    discountIsPercentage: z.boolean().optional(),
    payForwardDate: z.iso.datetime().nullable().optional(),
    ein: line(40).optional(),
    /** Who buys and who grades: people of the company whose facility buys. */
    assistantId: id.optional(),
    videoGraderId: id.nullable().optional(),
    /** Another facility of the same company, while nothing on the load was priced. */
    facilityId: id.optional(),
    /** Another customer in scope, of a grading session while nothing on the load was priced. */
    customerId: id.optional(),
    /** Details of the customer on this load: of a grading session, or of a completed order that is corrected. */
    firstName: requiredLine(120).optional(),
    lastName: line(120).optional(),
    customerEmail: email.optional(),
    phone: phone.optional(),
    address: line(200).optional(),
    city: line(120).optional(),
    state: line(40).optional(),
    zipcode: zipcode.optional(),
    businessLicense: line().optional(),
    driversLicense: line().optional(),
    /** Asks for a grading session instead of the quote that was asked for. */
    isRequestingGradingSession: z.literal(true).optional(),
    isQuote: z.boolean().optional(),
    /** Whether the seller may add items to this load; the buyer decides. */
    canSellerAddToCart: z.boolean().optional(),
    /** The buyer puts the prices of all items before the seller: its offer. */
    isOffered: z.literal(true).optional(),
    /**
     * For how many hours a quote holds its prices when they are sent with this edit, 0 for not at all. Without it: as the
     * settings of the customer say.
     */
    holdHours: z.number().int().min(0).max(MOST_HOLD_HOURS).optional(),
    /** Sets or removes the mark that the load was looked over; needs canVerifyLoad. */
    isVerified: z.boolean().optional(),
    isEditInvoice: z.boolean().default(false),
    /** Why a completed order is corrected; stands in the revision of its invoice. */
    reason: line(200).optional(),
  }),
  output: saved,
});

export const loadReprice = endpoint({
  id: 'loadReprice',
  service,
  method: 'PUT',
  path: '/write/v1/load/reprice',
  summary:
    'Prices the converters of a quote again, at the prices of this moment, and sends them to the seller; prices that were set by hand stay',
  access: buildsCarts,
  input: z.object({
    loadId: id,
    /** For how many hours it then holds them; without it: as the settings of the customer say. */
    holdHours: z.number().int().min(0).max(MOST_HOLD_HOURS).optional(),
  }),
  output: saved.extend({
    /** Items that have another price now. */
    changedCount: z.number().int(),
    /** Items whose price was set by hand, or that the catalogue has no price of. */
    keptCount: z.number().int(),
  }),
});

export const loadHeldMetal = endpoint({
  id: 'loadHeldMetal',
  service,
  method: 'GET',
  path: '/read/v1/load/heldMetal',
  summary: 'The metal in all open quotes whose prices are held now',
  access: allow({ notHierarchy: [2, 10], flags: ['canShowPricing', 'canAccessAssay'] }),
  input: z.object({}),
  output: heldMetal,
});

export const loadGraders = endpoint({
  id: 'loadGraders',
  service,
  method: 'GET',
  path: '/read/v1/load/graders',
  summary: 'The people of the company that buys: who may grade a load, and who may buy it',
  access: readsCarts,
  input: z.object({ loadId: id }),
  output: z.object({
    list: z.array(z.object({ userId: id, name: z.string(), isGrader: z.boolean(), isBuyer: z.boolean() })),
    /** Whether more people are near to the load than are looked at; those on it come first, then those of its customer. */
    areMoreItemsAvailable: z.boolean().optional(),
  }),
});

export const loadDelete = endpoint({
  id: 'loadDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/load/delete',
  summary: 'Deletes a cart, quote or request that nobody finished',
  access: allow({ flags: ['deleteCart'] }),
  input: z.object({ cartId: id, type: queryInteger.optional() }),
  output: saved,
});

const signedDate = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/, 'Enter the date as MM/DD/YYYY')
  .nullable()
  .optional();

export const loadSign = endpoint({
  id: 'loadSign',
  service,
  method: 'PUT',
  path: '/write/v1/load/sign',
  summary: 'Keeps the signature of the seller, and what it was given for, before the order is finished',
  access: ordersCarts,
  input: z.object({ loadId: id, signature, date: signedDate }),
  output: saved,
});

export const loadComplete = endpoint({
  id: 'loadComplete',
  service,
  method: 'PUT',
  path: '/write/v1/load/complete',
  summary: 'Seller: finishes the order. Buyer (isInvoice): completes it, once, however often it is sent',
  access: ordersCarts,
  input: z.object({
    loadId: id,
    isInvoice: z.boolean().default(false),
    signature: signature.nullable().optional(),
    date: signedDate,
    isEditInvoice: z.boolean().default(false),
  }),
  output: saved.extend({ loadId: id }),
});
