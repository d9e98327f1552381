import { EmptyState, TextField } from '@washcoat/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import {
  grantedAmong,
  granting,
  offeredPermissions,
  permissionGroups,
  type RolePermission,
} from './granting';
import { PermissionArea } from './permission-area';
import { PermissionGroupSection } from './permission-group-section';

/** The id of the field that gets the focus when no permission is chosen. */
export const permissionsFieldId = 'permissions';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};

  & > p {
    padding-top: ${({ theme }) => theme.space(1.5)};
    font-weight: 600;
  }
  & > p > span {
    font-weight: 400;
    color: ${({ theme }) => theme.color.text2};
    ${({ theme }) => theme.font.tabular}
  }
  & > div {
    flex: 0 1 240px;
  }
`;

export interface PermissionChoiceProps {
  permissions: readonly RolePermission[];
  granted: readonly string[];
  facilities: readonly string[];
  error?: string;
  /** Absent for those who read only. */
  onChange?: (granted: readonly string[]) => void;
  onFacilities?: (names: readonly string[]) => void;
}

/** Every permission that may be chosen, by type and area, with how many of them are. */
export function PermissionChoice(props: PermissionChoiceProps) {
  const { permissions, granted, facilities, error, onChange, onFacilities } = props;
  const [text, setText] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const offered = offeredPermissions(permissions);
  const groups = permissionGroups(permissions, text);
  const fold = (type: number) => {
    const next = new Set(folded);
    if (!next.delete(type)) next.add(type);
    setFolded(next);
  };
  return (
    <div>
      <Bar>
        <p>
          Permissions{' '}
          <span>
            {grantedAmong(offered, granted)} of {offered.length}
          </span>
        </p>
        <TextField
          id={permissionsFieldId}
          label="Find a permission"
          hideLabel
          type="search"
          placeholder="Find a permission"
          size={32}
          prefix={<Search size={14} />}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
      </Bar>
      {groups.length === 0 && (
        <EmptyState title="No permission is called that" onClearFilters={() => setText('')} />
      )}
      {groups.map((group) => (
        <PermissionGroupSection
          key={group.type}
          name={group.name}
          granted={grantedAmong(group.permissions, granted)}
          count={group.permissions.length}
          isOpen={text !== '' || !folded.has(group.type)}
          onFold={() => fold(group.type)}
          onAll={onChange && ((isOn) => onChange(granting(permissions, granted, group.permissions, isOn)))}
        >
          {group.areas.map(({ area, permissions: own }) => (
            <PermissionArea
              key={area}
              area={area}
              permissions={own}
              granted={granted}
              facilities={facilities}
              onGrant={onChange && ((one, isOn) => onChange(granting(permissions, granted, [one], isOn)))}
              onFacilities={onFacilities}
            />
          ))}
        </PermissionGroupSection>
      ))}
    </div>
  );
}
