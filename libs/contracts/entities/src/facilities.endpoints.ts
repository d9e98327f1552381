import {
  addShape,
  answerShape,
  configUsers,
  endpoint,
  formLine,
  fullUser,
  id,
  listOf,
  nounCalls,
  paging,
  queryFlag,
  saved,
  searchText,
  sortKeys,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { facility } from './facility.noun';

const service = 'entities';

const filters = {
  /** The one of this id. */
  facilityId: id.optional(),
  isFacility: queryFlag.optional(),
  isActive: queryFlag.optional(),
  companyId: id.optional(),
  parentCompanyId: id.optional(),
  sort: sortKeys(['name', 'lastName', 'isActive']).optional(),
};

/** What every noun has, for those who configure; who sees facilities, and what differs, follows by hand. */
const calls = nounCalls(facility, { service, access: configUsers, filters });
export const facilityExport = calls.export;
export const facilityEdit = calls.edit;
export const facilityActive = calls.active;
export const facilityDelete = calls.remove;
export const facilityBin = calls.bin;

export const facilityList = endpoint({
  id: 'facilityList',
  service,
  method: 'GET',
  path: '/read/v1/facility/getAll',
  summary: 'Facilities in the scope of the caller, by name unless sorted otherwise',
  access: fullUser,
  input: z.object({ ...paging(100), text: searchText.optional(), ...filters }),
  output: listOf(z.object(answerShape(facility))),
});

export const facilityAdd = endpoint({
  id: 'facilityAdd',
  service,
  method: 'POST',
  path: '/write/v1/facility/add',
  summary: 'Adds a facility to a company; to that of the caller when it names none',
  access: configUsers,
  input: z.object(addShape(facility)),
  output: saved.extend({ facilityId: id }),
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
    name: z.optional(formLine(100)),
  }),
  output: saved,
});
