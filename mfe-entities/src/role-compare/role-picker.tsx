import type { WholeRole } from '@washcoat/contract-entities';
import { Typeahead } from '@washcoat/ui';
import { useCallback } from 'react';
import { counted } from '../roles/role-list-row';
import { roleTypeName } from '../roles/role-words';
import { useLazyRolesQuery } from '../roles/roles.api';

export interface RolePickerProps {
  /** The role that is being compared; it is not offered. */
  exceptId: string | null;
  chosen: Pick<WholeRole, 'roleId' | 'name'> | undefined;
  onChoose: (roleId: string | null) => void;
}

/** The role to put beside, found by its name. */
export function RolePicker({ exceptId, chosen, onChoose }: RolePickerProps) {
  const [find] = useLazyRolesQuery();
  const search = useCallback(
    async (text: string) => {
      const { list } = await find({ text, count: 20 }, true).unwrap();
      return list
        .filter(({ roleId }) => roleId !== exceptId)
        .map(({ roleId, name, type, userCount }) => ({
          value: roleId,
          label: name,
          note: `${roleTypeName(type)}, ${counted(userCount, 'user')}`,
        }));
    },
    [find, exceptId],
  );
  return (
    <Typeahead
      label="Compare with"
      placeholder="Name of a role"
      minChars={1}
      value={chosen?.roleId ? { value: chosen.roleId, label: chosen.name } : null}
      search={search}
      onChange={(option) => onChoose(option?.value ?? null)}
    />
  );
}
