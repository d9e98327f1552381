import {
  activeAnswer,
  activeInput,
  configUsers,
  editedVersion,
  endpoint,
  exportAnswer,
  exportFields,
  formEmail,
  formLine,
  formState,
  formZipcode,
  fullUser,
  id,
  listOf,
  optionalPhone,
  paging,
  pictureUrl,
  queryFlag,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { binAnswer, binInput } from './bin';

const service = 'entities';

export const facility = z.object({
  facilityId: id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  phone: z.string(),
  /** The director. */
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  /** Of a franchise. */
  isFacility: z.boolean(),
  isPicRequired: z.boolean(),
  isSignRequired: z.boolean(),
  isEinRequired: z.boolean(),
  isCartCreation: z.boolean(),
  companyLogo: z.string().nullable(),
  parentCompanyId: id,
  parentCompanyName: z.string(),
  /** Grows with every change; send it back with an edit. */
  version: z.number().int(),
});
export type Facility = z.infer<typeof facility>;

const filters = {
  text: searchText.optional(),
  isFacility: queryFlag.optional(),
  isActive: queryFlag.optional(),
  companyId: id.optional(),
  parentCompanyId: id.optional(),
};

export const facilityList = endpoint({
  id: 'facilityList',
  service,
  method: 'GET',
  path: '/read/v1/facility/getAll',
  summary: 'Facilities in the scope of the caller, by name',
  access: fullUser,
  input: z.object({ ...paging(100), ...filters }),
  output: listOf(facility),
});

export const facilityExport = endpoint({
  id: 'facilityExport',
  service,
  method: 'GET',
  path: '/read/v1/facility/export',
  summary: 'The same list, whole, as a file',
  access: configUsers,
  input: z.object({ ...exportFields, ...filters }),
  output: exportAnswer,
});

/** What the facility form sends. */
export const facilityFields = {
  name: formLine(100),
  address: formLine(200),
  city: formLine(100),
  state: formState,
  zipcode: formZipcode,
  firstName: formLine(100),
  lastName: formLine(100),
  email: formEmail,
  phone: optionalPhone.default(''),
  isActive: z.boolean().optional(),
  isPicRequired: z.boolean().optional(),
  isSignRequired: z.boolean().optional(),
  isEinRequired: z.boolean().optional(),
  isCartCreation: z.boolean().optional(),
  /** Hierarchy 1 only; must agree with the company whose facility it is. */
  isFacility: z.boolean().optional(),
  companyLogo: pictureUrl.optional(),
};

export const facilityAdd = endpoint({
  id: 'facilityAdd',
  service,
  method: 'POST',
  path: '/write/v1/facility/add',
  summary: 'Adds a facility to a company',
  access: configUsers,
  input: z.object({
    ...facilityFields,
    /** The company whose facility it is; the caller's own without it. */
    parentCompanyId: id.optional(),
  }),
  output: saved.extend({ facilityId: id }),
});

export const facilityEdit = endpoint({
  id: 'facilityEdit',
  service,
  method: 'PUT',
  path: '/write/v1/facility/edit',
  summary: 'Changes a facility, also its switches; absent fields stay as they are',
  access: configUsers,
  input: z.object({
    ...z.object(facilityFields).partial().shape,
    phone: optionalPhone.optional(),
    facilityId: id,
    parentCompanyId: id.optional(),
    version: editedVersion,
  }),
  output: saved.extend({ version: z.number().int() }),
});

export const facilityActive = endpoint({
  id: 'facilityActive',
  service,
  method: 'PUT',
  path: '/write/v1/facility/active',
  summary: 'Switches many facilities on or off',
  access: configUsers,
  input: activeInput,
  output: activeAnswer,
});

export const facilityBin = endpoint({
  id: 'facilityBin',
  service,
  method: 'GET',
  path: '/read/v1/facility/bin',
  summary:
    'Deleted facilities in scope that can be restored, newest first; without those that went with their company',
  access: configUsers,
  input: z.object(binInput),
  output: binAnswer,
});

export const facilityRestore = endpoint({
  id: 'facilityRestore',
  service,
  method: 'PUT',
  path: '/write/v1/facility/restore',
  summary: 'Brings a deleted facility back with the discounts at it',
  access: configUsers,
  input: z.object({
    facilityId: id,
    /** Instead of the old name, when another facility of the company has that by now. */
    name: formLine(100).optional(),
  }),
  output: saved,
});

export const facilityDelete = endpoint({
  id: 'facilityDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/facility/delete',
  summary: 'Deletes a facility that nothing stands on any more',
  access: configUsers,
  input: z.object({ facilityId: id }),
  output: saved,
});
