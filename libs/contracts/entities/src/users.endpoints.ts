import {
  activeAnswer,
  activeInput,
  adjustment,
  allow,
  binAnswer,
  binInput,
  editedVersion,
  endpoint,
  exportAnswer,
  exportFields,
  formEmail,
  formLine,
  formPhone,
  formState,
  formZipcode,
  fullUser,
  id,
  keysetListOf,
  keysetPaging,
  listOf,
  moment,
  optionalLine,
  optionalPhone,
  optionalText,
  paging,
  paperUrl,
  pictureUrl,
  queryFlag,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { facilityDiscount } from './company';

const service = 'entities';

/** A user as lists and forms show it. A password never leaves the service. */
export const user = z.object({
  userId: id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  smsNumber: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  notes: z.string(),
  profileUrl: z.string().nullable(),
  driversLicenseUrl: z.string().nullable(),
  roleId: id.nullable(),
  /** The name of the role. */
  type: z.string().nullable(),
  companyId: id.nullable(),
  companyName: z.string().nullable(),
  facilityCity: z.string().nullable(),
  hierarchy: z.number().int(),
  isActive: z.boolean(),
  isAdmin: z.boolean(),
  isSA: z.boolean(),
  isFranchise: z.boolean(),
  createdDate: moment,
  /** Grows with every change; send it back with an edit. */
  version: z.number().int(),
});
export type User = z.infer<typeof user>;

const filters = {
  text: searchText.optional(),
  companyId: id.optional(),
  userNameSort: z.enum(['asc', 'desc']).optional(),
  companySort: z.enum(['asc', 'desc']).optional(),
  isActive: queryFlag.optional(),
  isEmbed: queryFlag.optional(),
  /** Users of franchises and of their customers. */
  isFranchise: queryFlag.optional(),
};

export const userList = endpoint({
  id: 'userList',
  service,
  method: 'GET',
  path: '/read/v1/entityUser/getAll',
  summary: 'Users of the companies in the scope of the caller',
  access: fullUser,
  input: z.object({ ...keysetPaging(10), ...filters }),
  output: keysetListOf(user),
});

export const userExport = endpoint({
  id: 'userExport',
  service,
  method: 'GET',
  path: '/read/v1/entityUser/export',
  summary: 'The same list, whole, as a file',
  access: fullUser,
  input: z.object({ ...exportFields, ...filters }),
  output: exportAnswer,
});

export const userDetail = endpoint({
  id: 'userDetail',
  service,
  method: 'GET',
  path: '/read/v1/entityUser/get',
  summary: 'One user; the caller without userId',
  access: fullUser,
  input: z.object({ userId: id.optional() }),
  /** `wantedEmail`: the address that the caller asked for, while the mailed link waits to be used. */
  output: user.extend({ wantedEmail: z.string().nullable().optional() }),
});

export const buyer = z.object({ userId: id, companyId: id, firstName: z.string(), lastName: z.string() });

export const buyerSearch = endpoint({
  id: 'buyerSearch',
  service,
  method: 'GET',
  path: '/read/v1/entityUser/search',
  summary: 'People by name, three letters at least',
  access: fullUser,
  input: z.object({
    ...paging(500),
    text: searchText.min(3),
    companyId: id.optional(),
    isBuyer: queryFlag.optional(),
  }),
  output: listOf(buyer),
});

/** What the user form sends. Required fields carry the seeds' messages. */
export const userFields = {
  email: formEmail,
  firstName: formLine(100),
  lastName: formLine(100),
  phone: formPhone,
  smsNumber: z._default(optionalPhone, ''),
  address: formLine(200),
  city: formLine(100),
  state: formState,
  zipcode: formZipcode,
  notes: z._default(optionalText(2000), ''),
  roleId: z.guid('Please select the valid value'),
  profileUrl: z.optional(pictureUrl),
  driversLicenseUrl: z.optional(paperUrl),
  facilityCity: z.optional(z.nullable(optionalLine(100))),
  isActive: z.boolean().optional(),
  isAdmin: z.boolean().optional(),
  isSA: z.boolean().optional(),
  /** Chosen in the house only (1 or 4); elsewhere the company decides and another value is refused. */
  hierarchy: z.number().int().min(1).max(99).optional(),
  isFranchise: z.boolean().optional(),
};

export const userAdd = endpoint({
  id: 'userAdd',
  service,
  method: 'POST',
  path: '/write/v1/entityUser/add',
  summary: 'Adds a user to a company',
  access: allow({ flags: ['canCreateUser'] }),
  input: z.object({
    ...userFields,
    password: z.string().min(8, 'Use at least 8 characters').max(200),
    /** The caller's own company without it. */
    companyId: id.optional(),
  }),
  output: saved.extend({ userId: id }),
});

export const userEdit = endpoint({
  id: 'userEdit',
  service,
  method: 'PUT',
  path: '/write/v1/entityUser/edit',
  summary: 'Changes a user, or, without userId, the discounts of a company; absent fields stay as they are',
  access: fullUser,
  input: z.object({
    ...z.object(userFields).partial().shape,
    smsNumber: z.optional(optionalPhone),
    notes: z.optional(optionalText(2000)),
    userId: id.optional(),
    companyId: id.optional(),
    version: editedVersion,
    /** Needed to change one's own e-mail address, which waits for the link that is mailed to the new one. */
    currentPassword: z.string().max(200).optional(),
    /** The pricing tab of a company: percent for all facilities, and per facility. Needs canShowPriceModifier. */
    groupDiscount: z.optional(z.nullable(adjustment(100))),
    facilityDiscount: z.array(facilityDiscount).max(200).optional(),
  }),
  output: saved.extend({ version: z.number().int() }),
});

export const userActive = endpoint({
  id: 'userActive',
  service,
  method: 'PUT',
  path: '/write/v1/entityUser/active',
  summary: 'Switches many users on or off',
  access: allow({ flags: ['canCreateUser'] }),
  input: activeInput,
  output: activeAnswer,
});

export const userBin = endpoint({
  id: 'userBin',
  service,
  method: 'GET',
  path: '/read/v1/entityUser/bin',
  summary:
    'Deleted users in scope that can be restored, newest first; without those who went with their company',
  access: allow({ flags: ['canDeleteUser'], notHierarchy: [2] }),
  input: z.object(binInput),
  output: binAnswer,
});

export const userRestore = endpoint({
  id: 'userRestore',
  service,
  method: 'PUT',
  path: '/write/v1/entityUser/restore',
  summary: 'Brings a deleted user back',
  access: allow({ flags: ['canDeleteUser'], notHierarchy: [2] }),
  input: z.object({
    userId: id,
    /** Instead of the old address, when somebody else has that by now. */
    email: z.optional(formEmail),
  }),
  output: saved,
});

export const userDelete = endpoint({
  id: 'userDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/entityUser/delete',
  summary: 'Deletes a user and ends their sessions',
  access: allow({ flags: ['canDeleteUser'] }),
  input: z.object({ userId: id, companyId: id.optional() }),
  output: saved,
});
