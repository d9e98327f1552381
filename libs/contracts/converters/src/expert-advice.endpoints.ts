import {
  allow,
  cataloguePicture,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  moment,
  optionalLine,
  optionalText,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { setPrice } from './product-form';

const service = 'converters';
const readers = allow({ without: ['minimumSettingsOnly'], isNewUser: false });
const experts = allow({ hierarchy: [1], without: ['minimumSettingsOnly'], isNewUser: false });

/** 1 pending, 2 resolved, 3 rejected. */
export const ticketStatus = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const ticket = z.object({
  ticketId: id,
  message: z.string(),
  /** The offer price; absent until it was answered, and for others than its asker without canShowPricing. */
  marketPrice: z.number().nullable().optional(),
  /** Hierarchy 1 only; absent for others. */
  basePrice: z.number().nullable().optional(),
  comments: z.string(),
  status: ticketStatus,
  /** Approved: resolved at the first offer that was made; Modified: at another; Rejected. Null while pending. */
  outcome: z.enum(['Approved', 'Modified', 'Rejected']).nullable(),
  oem: z.string(),
  make: z.string(),
  model: z.string(),
  url: z.string().nullable(),
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdDate: moment,
  /** When it was resolved or rejected. */
  ticketResTime: moment.nullable(),
});
export type Ticket = z.infer<typeof ticket>;

export const ticketList = endpoint({
  id: 'ticketList',
  service,
  method: 'GET',
  path: '/read/v1/expertAdvice/getAll',
  summary:
    'The identification queue, newest first: hierarchy 1 all, others those of their own company, hierarchy 2 its own',
  access: readers,
  input: z.object({
    ...keysetPaging(10),
    status: z.coerce.number().int().min(1).max(3).optional(),
    text: searchText.optional(),
  }),
  output: keysetListOf(ticket),
});

export const ticketAdd = endpoint({
  id: 'ticketAdd',
  service,
  method: 'POST',
  path: '/write/v1/expertAdvice/add',
  summary: 'Asks an expert; needs a message or a picture',
  access: readers,
  input: z.object({
    message: z._default(optionalText(4000), ''),
    url: z.optional(z.nullable(cataloguePicture)),
    firstName: z._default(optionalLine(100), ''),
    lastName: z._default(optionalLine(100), ''),
    oem: z._default(optionalLine(100), ''),
    make: z._default(optionalLine(100), ''),
    model: z._default(optionalLine(100), ''),
  }),
  output: saved.extend({ ticketId: id }),
});

const offer = setPrice.nullable();

export const ticketEdit = endpoint({
  id: 'ticketEdit',
  service,
  method: 'PUT',
  path: '/write/v1/expertAdvice/edit',
  summary: 'Answers a question; the asker is told when it is resolved or rejected',
  access: experts,
  input: z.object({
    ticketId: id,
    message: z.optional(optionalText(4000)),
    marketPrice: offer.optional(),
    basePrice: offer.optional(),
    comments: z.optional(optionalText(4000)),
    status: ticketStatus.optional(),
    make: z.optional(optionalLine(100)),
    oem: z.optional(optionalLine(100)),
    model: z.optional(optionalLine(100)),
    url: z.optional(z.nullable(cataloguePicture)),
  }),
  output: saved,
});

export const ticketDelete = endpoint({
  id: 'ticketDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/expertAdvice/delete',
  summary: 'Deletes a question',
  access: experts,
  input: z.object({ ticketId: id }),
  output: saved,
});
