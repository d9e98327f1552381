import {
  endpoint,
  fullUser,
  id,
  listOf,
  moment,
  paging,
  queryFlag,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'entities';

/** A company as lists and the detail show it; price fields are null for those who may not see them. */
export const company = z.object({
  companyId: id,
  companyName: z.string(),
  companyType: z.string(),
  parentCompanyId: id.nullable(),
  parentCompanyName: z.string().nullable(),
  address: z.string(),
  address1: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  email: z.string(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  facility: z.string().nullable(),
  companyLogo: z.string().nullable(),
  businessLicense: z.string().nullable(),
  driversLicense: z.string().nullable(),
  ein: z.string().nullable(),
  isActive: z.boolean(),
  isFranchise: z.boolean(),
  isPartner: z.boolean(),
  priceMod: z.number().nullable(),
  groupModifier: z.number().nullable(),
  groupModifierIsPercentage: z.boolean(),
  createdDate: moment,
});
export type Company = z.infer<typeof company>;

export const companyList = endpoint({
  id: 'companyList',
  service,
  method: 'GET',
  path: '/read/v1/entity/getAll',
  summary: 'Customers and franchises in the scope of the caller',
  access: fullUser,
  input: z.object({
    ...paging(10),
    text: searchText.optional(),
    parentCompanyId: id.optional(),
    selfCompanyId: id.optional(),
    isFranchise: queryFlag.optional(),
    isFranchiseCustomers: queryFlag.optional(),
    isLoads: queryFlag.optional(),
    isEmbed: queryFlag.optional(),
    customerSort: z.enum(['asc', 'desc']).optional(),
  }),
  output: listOf(company),
});

export const companyDetail = endpoint({
  id: 'companyDetail',
  service,
  method: 'GET',
  path: '/read/v1/entity/get',
  summary: 'One company; the own one without companyId',
  access: fullUser,
  input: z.object({ companyId: id.optional() }),
  output: company,
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

export const facility = z.object({
  facilityId: id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isFacility: z.boolean(),
  isPicRequired: z.boolean(),
  isSignRequired: z.boolean(),
  isEinRequired: z.boolean(),
  isCartCreation: z.boolean(),
  companyLogo: z.string().nullable(),
  parentCompanyId: id,
});
export type Facility = z.infer<typeof facility>;

export const facilityList = endpoint({
  id: 'facilityList',
  service,
  method: 'GET',
  path: '/read/v1/facility/getAll',
  summary: 'Facilities in the scope of the caller, by name',
  access: fullUser,
  input: z.object({
    ...paging(100),
    text: searchText.optional(),
    isFacility: queryFlag.optional(),
    companyId: id.optional(),
    parentCompanyId: id.optional(),
  }),
  output: listOf(facility),
});
