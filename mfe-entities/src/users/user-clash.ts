import type { Option } from '@washcoat/ui';
import { clashBetween } from '../record-history/clash-between';
import type { UserEntry } from './user-entry';
import { userFieldNames } from './user-words';

/** The fields in which what was typed differs from what somebody else saved; roles by their names. */
export const userClash = (mine: UserEntry, theirs: UserEntry, roles: readonly Option[]) =>
  clashBetween(
    { ...mine },
    { ...theirs },
    {
      names: userFieldNames,
      without: ['password'],
      textOf: (field, value) =>
        field === 'roleId' ? roles.find((role) => role.value === value)?.label : undefined,
    },
  );
