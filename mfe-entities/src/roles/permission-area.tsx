import { touchScreen } from '@washcoat/ui';
import styled from 'styled-components';
import { FacilityChips } from './facility-chips';
import { grantedAmong, type RolePermission } from './granting';
import { PermissionBox } from './permission-box';

const Root = styled.div`
  min-width: 0;

  & > h3 {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(2)};
    margin-bottom: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.text.t12}
    font-weight: 500;
    color: ${({ theme }) => theme.color.text3};
    ${({ theme }) => theme.font.tabular}
  }
  & > ul {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space(2)};
  }
  & li {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space(1)};
  }
  @media ${touchScreen} {
    & > ul {
      gap: 0;
    }
  }
`;

export interface PermissionAreaProps {
  area: string;
  permissions: readonly RolePermission[];
  granted: readonly string[];
  facilities: readonly string[];
  /** Absent for those who read only: then only what is granted is listed. */
  onGrant?: (permission: RolePermission, isGranted: boolean) => void;
  onFacilities?: (names: readonly string[]) => void;
}

/** The permissions about one part of the product. */
export function PermissionArea(props: PermissionAreaProps) {
  const { area, permissions, granted, facilities, onGrant, onFacilities } = props;
  const isGranted = ({ permissionId }: RolePermission) => granted.includes(permissionId);
  const listed = onGrant ? permissions : permissions.filter(isGranted);
  return (
    <Root>
      <h3>
        {area}
        <span>
          {grantedAmong(permissions, granted)} of {permissions.length}
        </span>
      </h3>
      <ul>
        {listed.length === 0 && <li>None</li>}
        {listed.map((permission) => (
          <li key={permission.permissionId}>
            <PermissionBox
              permission={permission}
              isGranted={isGranted(permission)}
              onChange={onGrant && ((next) => onGrant(permission, next))}
            />
            {permission.permissionName === 'canViewAllFacilityInvoices' && isGranted(permission) && (
              <FacilityChips names={facilities} onChange={onFacilities} />
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
