import type { WholeRole } from '@washcoat/contract-entities';
import styled from 'styled-components';
import { EntityHistory } from '../record-history/entity-history';
import { roleChangeNames, roleChanges } from './role-changes';

const Room = styled.div`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} ${theme.space(4)}`};
`;

/** Who changed a role and when: above all, which permissions came and went. */
export function RoleHistory({
  roleId,
  permissions,
}: {
  roleId: string;
  permissions: WholeRole['permissions'];
}) {
  return (
    <Room>
      <EntityHistory
        entity="role"
        entityId={roleId}
        fieldNames={roleChangeNames}
        inWords={(entry) => roleChanges(entry, permissions)}
        isPlain
      />
    </Room>
  );
}
