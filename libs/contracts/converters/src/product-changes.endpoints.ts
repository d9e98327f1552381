import {
  activeAnswer,
  activeInput,
  allow,
  editedVersion,
  endpoint,
  fullUser,
  historyEntry,
  id,
  linkAnswer,
  listOf,
  moment,
  paging,
  saved,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { editableFields, productFields, setPrice } from './product-form';

const service = 'converters';
const mayEdit = allow({ flags: ['canEditConverter'] });

export const productAdd = endpoint({
  id: 'productAdd',
  service,
  method: 'POST',
  path: '/write/v1/product/add',
  summary: 'Adds a converter to the catalogue',
  access: allow({ flags: ['canAddConverter'] }),
  input: z.object(productFields),
  output: saved.extend({ productId: id }),
});

export const productAddFromLoad = endpoint({
  id: 'productAddFromLoad',
  service,
  method: 'POST',
  path: '/write/v1/product/addFromLoad',
  summary: "Adds what a load's Other... holds to the catalogue; its pictures are uploaded first",
  access: allow({ flags: ['canShowOther'] }),
  input: z.object({
    name: productFields.name,
    oem: productFields.oem,
    type: productFields.type,
    description: productFields.description,
    /**
     * What the load pays for a piece, or for a pound of wire, in dollars. A super admin's price of a piece becomes the
     * override price; every other one stays with the item of the load.
     */
    basePrice: setPrice.optional(),
    urls: productFields.urls,
    /** That a completed order is corrected meanwhile, for those with canEditInvoice. */
    isEditInvoice: z.boolean().default(false),
  }),
  output: saved.extend({ productId: id }),
});

export const productEdit = endpoint({
  id: 'productEdit',
  service,
  method: 'PUT',
  path: '/write/v1/product/edit',
  summary: 'Changes a converter; absent fields stay as they are. Price and override: super admins only',
  access: mayEdit,
  input: z.object({ ...z.object(editableFields).partial().shape, productId: id, version: editedVersion }),
  output: saved.extend({ version: z.number().int() }),
});

export const productDelete = endpoint({
  id: 'productDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/product/delete',
  summary: 'Deletes a converter; refused with 409 and the carts while open carts hold it',
  access: allow({ flags: ['canDeleteConverter'] }),
  input: z.object({ productId: id }),
  output: saved,
});

export const productActive = endpoint({
  id: 'productActive',
  service,
  method: 'PUT',
  path: '/write/v1/product/active',
  summary: 'Shows converters in searches or hides them',
  access: mayEdit,
  input: activeInput,
  output: activeAnswer,
});

export const productMarkForTest = endpoint({
  id: 'productMarkForTest',
  service,
  method: 'PUT',
  path: '/write/v1/product/markForTest',
  summary: 'Marks converters for test, or takes the mark off',
  access: allow({ flags: ['canViewMarkForTest', 'canEditConverter'] }),
  input: z.object({ ids: z.array(id).min(1).max(500), isMarkForTest: z.boolean() }),
  output: activeAnswer,
});

/** The fields that many converters get at once. */
export const bulkChange = z
  .object({
    family: editableFields.family,
    type: editableFields.type,
    manufacturer: editableFields.manufacturer,
    ptDisc: editableFields.ptDisc,
    pdDisc: editableFields.pdDisc,
    rhDisc: editableFields.rhDisc,
    schemeDisc: editableFields.schemeDisc,
    price2Modifier: editableFields.price2Modifier,
    isWithoutMetal: editableFields.isWithoutMetal,
    isMarkForTest: editableFields.isMarkForTest,
    isActive: editableFields.isActive,
  })
  .partial();

export const productBulkEdit = endpoint({
  id: 'productBulkEdit',
  service,
  method: 'PUT',
  path: '/write/v1/product/bulkEdit',
  summary: 'Gives many converters the same values',
  access: mayEdit,
  input: z.object({ ids: z.array(id).min(1).max(500), change: bulkChange }),
  output: activeAnswer,
});

export const productDump = endpoint({
  id: 'productDump',
  service,
  method: 'GET',
  path: '/read/v1/product/dump',
  summary: 'Download converters: the whole catalogue in the columns of the bulk upload',
  access: allow({ isSA: true }),
  input: z.object({}),
  output: linkAnswer,
});

/** A change of a converter; one that came of a settlement's proposal says of which, and whether that was undone. */
const converterChange = historyEntry.extend({
  proposal: z
    .object({ assayProposalId: id, settlementNo: z.string(), decision: z.enum(['accepted', 'undone']) })
    .optional(),
});
export type ConverterChange = z.infer<typeof converterChange>;

export const productHistory = endpoint({
  id: 'productHistory',
  service,
  method: 'GET',
  path: '/read/v1/product/history',
  summary: 'Who changed a converter, when, and what: newest first',
  access: mayEdit,
  input: z.object({ ...paging(20), productId: id }),
  output: listOf(converterChange),
});

export const seenBefore = endpoint({
  id: 'seenBefore',
  service,
  method: 'GET',
  path: '/read/v1/product/seenBefore',
  summary:
    "The company's last purchases of a converter, newest first; of every company in scope without companyId",
  access: fullUser,
  input: z.object({ productId: id, companyId: id.optional(), count: paging(5).count }),
  output: z.object({
    list: z.array(
      z.object({
        loadId: id,
        companyName: z.string(),
        date: moment,
        finalQty: z.number(),
        /** What was paid for each; absent without canShowPricing and canSeeUnitPrice. */
        adjustedPrice: z.number().optional(),
      }),
    ),
  }),
});
