import { choiceField, flagField, lineField, noun, type Answer } from '@washcoat/contract-kernel';
import * as z from 'zod/mini';

/** 1 Internal, 2 External, 3 Franchise. */
export const roleType = z.union([z.literal(1), z.literal(2), z.literal(3)], {
  error: 'Please select valid Type',
});

/** The words for a role that grants nothing. */
export const NO_PERMISSION = 'Please select at least one permission';

/** What its users may do; the permissions that it grants are no fields of it. */
export const role = noun(['role', 'roles'], {
  name: lineField('Name', 100),
  type: choiceField('Type', roleType, {
    start: 1,
    choices: [
      { value: 1, label: 'Internal' },
      { value: 2, label: 'External' },
      { value: 3, label: 'Franchise' },
    ],
  }),
  isFranchise: flagField('Is Franchise', { on: false }),
});
export type RoleType = Answer<typeof role>['type'];
