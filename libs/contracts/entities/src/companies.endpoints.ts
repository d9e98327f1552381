import {
  activeAnswer,
  activeInput,
  addShape,
  allow,
  binAnswer,
  binInput,
  configUsers,
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
  linkAnswer,
  optionalText,
  queryFlag,
  saved,
  searchText,
  sortKeys,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { companyAnswer, sentDiscounts, wholeCompany } from './company';
import { company } from './company.noun';

const service = 'entities';

const filters = {
  text: searchText.optional(),
  parentCompanyId: id.optional(),
  selfCompanyId: id.optional(),
  isFranchise: queryFlag.optional(),
  isFranchiseCustomers: queryFlag.optional(),
  isLoads: queryFlag.optional(),
  isEmbed: queryFlag.optional(),
  isActive: queryFlag.optional(),
  /** Those that registered alone and wait for the house's approval. */
  isWaiting: queryFlag.optional(),
  customerSort: z.enum(['asc', 'desc']).optional(),
  sort: sortKeys(['companyName', 'email', 'type', 'facility', 'isActive']).optional(),
};

export const companyList = endpoint({
  id: 'companyList',
  service,
  method: 'GET',
  path: '/read/v1/entity/getAll',
  summary: 'Customers and franchises in the scope of the caller',
  access: fullUser,
  input: z.object({ ...keysetPaging(10), ...filters }),
  output: keysetListOf(companyAnswer),
});

export const companyExport = endpoint({
  id: 'companyExport',
  service,
  method: 'GET',
  path: '/read/v1/entity/export',
  summary: 'The same list, whole, as a file',
  access: fullUser,
  input: z.object({ ...exportFields, ...filters }),
  output: exportAnswer,
});

export const companyDump = endpoint({
  id: 'companyDump',
  service,
  method: 'GET',
  path: '/read/v1/entity/dump',
  summary: 'Download customers: every company in scope',
  access: configUsers,
  input: z.object({}),
  output: linkAnswer,
});

export const companyDetail = endpoint({
  id: 'companyDetail',
  service,
  method: 'GET',
  path: '/read/v1/entity/get',
  summary: 'One company; the own one without companyId',
  access: fullUser,
  input: z.object({ companyId: id.optional() }),
  output: wholeCompany,
});

/** Why a company looks like the one being typed. */
export const duplicateReason = z.enum(['name', 'ein', 'phone', 'address', 'email']);

export const companyDuplicates = endpoint({
  id: 'companyDuplicates',
  service,
  method: 'GET',
  path: '/read/v1/entity/duplicates',
  summary: 'Companies in scope that look like the one being typed',
  access: allow({ flags: ['canCreateUser'] }, { flags: ['canEditGroup'] }),
  input: z.object({
    /** The one being edited, which is not its own duplicate. */
    companyId: id.optional(),
    companyName: searchText.optional(),
    ein: searchText.optional(),
    phone: searchText.optional(),
    email: searchText.optional(),
    address: searchText.optional(),
    zipcode: searchText.optional(),
  }),
  output: z.object({
    list: z.array(
      companyAnswer
        .pick({
          companyId: true,
          companyName: true,
          companyType: true,
          address: true,
          city: true,
          state: true,
          phone: true,
          isActive: true,
        })
        .extend({ reasons: z.array(duplicateReason) }),
    ),
  }),
});

export const companyAdd = endpoint({
  id: 'companyAdd',
  service,
  method: 'POST',
  path: '/write/v1/entity/add',
  summary: 'Adds a customer or franchise; with isNewCustomer the own company of a new user',
  access: allow({ flags: ['canCreateUser'], isNewUser: false }, { isNewUser: true }),
  input: z
    .object({
      ...addShape(company),
      ...sentDiscounts,
      /** The house, franchise or seller it belongs to; the caller's own company without it. */
      parentCompanyId: id.optional(),
      isEmbed: z.boolean().optional(),
      isNewCustomer: z.boolean().default(false),
      /** The company's first user, who becomes its administrator; for a new customer the caller. */
      userEmail: z.optional(formEmail),
      /** A role that the caller may give to that user; the default role of the kind without it. */
      userRoleId: id.optional(),
      newPassword: z.string().max(200).optional(),
      confirmPassword: z.string().max(200).optional(),
    })
    .refine(({ email, userEmail, isNewCustomer }) => email !== '' || !(userEmail || isNewCustomer), {
      path: ['email'],
      error: 'Please enter the valid value',
    }),
  output: saved.extend({ companyId: id }),
});

export const companyEdit = endpoint({
  id: 'companyEdit',
  service,
  method: 'PUT',
  path: '/write/v1/entity/edit',
  summary: 'Changes a company; fields that are absent stay as they are',
  access: fullUser,
  input: z.object({
    ...editShape(company),
    ...sentDiscounts,
    companyId: id,
    isActive: z.boolean().optional(),
    parentCompanyId: id.nullable().optional(),
    isEmbed: z.boolean().optional(),
    version: editedVersion,
  }),
  output: saved.extend({ version: z.number().int() }),
});

export const companyActive = endpoint({
  id: 'companyActive',
  service,
  method: 'PUT',
  path: '/write/v1/entity/active',
  summary: 'Switches many companies on or off',
  access: allow({ flags: ['canEditGroup'] }),
  input: activeInput,
  output: activeAnswer,
});

export const companyDelete = endpoint({
  id: 'companyDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/entity/delete',
  summary: 'Deletes a company: its users lose access, its loads and invoices stay',
  access: allow({ flags: ['canDeleteGroup'] }),
  input: z.object({ companyId: id }),
  output: saved,
});

export const companyBin = endpoint({
  id: 'companyBin',
  service,
  method: 'GET',
  path: '/read/v1/entity/bin',
  summary: 'Deleted companies in scope that can be restored, newest first',
  access: allow({ flags: ['canDeleteGroup'] }),
  input: z.object({ ...binInput, isFranchise: queryFlag.optional() }),
  output: binAnswer,
});

export const companyRestore = endpoint({
  id: 'companyRestore',
  service,
  method: 'PUT',
  path: '/write/v1/entity/restore',
  summary: 'Brings a deleted company back with the users and facilities that went with it',
  access: allow({ flags: ['canDeleteGroup'] }),
  input: z.object({
    companyId: id,
    /** Leaves users behind whose address somebody else has by now; refused with 409 TAKEN without it. */
    withoutTaken: z.boolean().optional(),
  }),
  output: saved,
});

export const companyDecide = endpoint({
  id: 'companyDecide',
  service,
  method: 'PUT',
  path: '/write/v1/entity/decide',
  summary: 'Approves or refuses a company that registered alone; a refused one is deleted with its users',
  access: allow({ hierarchy: [1], flags: ['canEditGroup'] }),
  input: z.object({ companyId: id, isApproved: z.boolean() }),
  output: saved,
});

export const companyMessage = endpoint({
  id: 'companyMessage',
  service,
  method: 'POST',
  path: '/write/v1/entity/message',
  summary: 'Mails a message to the contact of another company in scope',
  access: allow({ notHierarchy: [2] }),
  rateLimit: 'mail',
  input: z.object({ companyId: id, message: z.optional(optionalText(2000)) }),
  output: saved,
});
