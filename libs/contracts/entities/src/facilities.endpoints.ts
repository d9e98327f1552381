import {
  activeAnswer,
  activeInput,
  addShape,
  answerShape,
  binAnswer,
  binInput,
  configUsers,
  editedVersion,
  editShape,
  endpoint,
  exportAnswer,
  exportFields,
  formLine,
  fullUser,
  id,
  listOf,
  paging,
  queryFlag,
  saved,
  searchText,
  sortKeys,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { facility } from './facility.noun';

const service = 'entities';

const facilityAnswer = z.object(answerShape(facility));

const filters = {
  /** The one of this id. */
  facilityId: id.optional(),
  text: searchText.optional(),
  isFacility: queryFlag.optional(),
  isActive: queryFlag.optional(),
  companyId: id.optional(),
  parentCompanyId: id.optional(),
  sort: sortKeys(['name', 'lastName', 'isActive']).optional(),
};

export const facilityList = endpoint({
  id: 'facilityList',
  service,
  method: 'GET',
  path: '/read/v1/facility/getAll',
  summary: 'Facilities in the scope of the caller, by name unless sorted otherwise',
  access: fullUser,
  input: z.object({ ...paging(100), ...filters }),
  output: listOf(facilityAnswer),
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

export const facilityEdit = endpoint({
  id: 'facilityEdit',
  service,
  method: 'PUT',
  path: '/write/v1/facility/edit',
  summary: 'Changes a facility, also its switches; absent fields stay as they are',
  access: configUsers,
  input: z.object({
    ...editShape(facility),
    facilityId: id,
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
    name: z.optional(formLine(100)),
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
