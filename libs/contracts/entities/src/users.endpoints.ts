import {
  activeAnswer,
  activeInput,
  addShape,
  adjustment,
  allow,
  answerShape,
  binAnswer,
  binInput,
  editedVersion,
  editShape,
  endpoint,
  exportAnswer,
  exportFields,
  formEmail,
  fullUser,
  id,
  keysetListOf,
  keysetPaging,
  listOf,
  paging,
  queryFlag,
  saved,
  searchText,
  sortKeys,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { facilityDiscount } from './company';
import { user } from './user.noun';

const service = 'entities';

const userAnswer = z.object(answerShape(user));

const filters = {
  text: searchText.optional(),
  companyId: id.optional(),
  userNameSort: z.enum(['asc', 'desc']).optional(),
  companySort: z.enum(['asc', 'desc']).optional(),
  /** By several columns, or by one that has no field of its own; comes before the two above. */
  sort: sortKeys(['userName', 'companyName', 'email', 'isActive']).optional(),
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
  output: keysetListOf(userAnswer),
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
  output: userAnswer.extend({ wantedEmail: z.string().nullable().optional() }),
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

export const userAdd = endpoint({
  id: 'userAdd',
  service,
  method: 'POST',
  path: '/write/v1/entityUser/add',
  summary: 'Adds a user to a company; to that of the caller when it names none',
  access: allow({ flags: ['canCreateUser'] }),
  input: z.object({
    ...addShape(user),
    password: z.string().min(8, 'Use at least 8 characters').max(200),
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
    ...editShape(user),
    userId: id.optional(),
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
