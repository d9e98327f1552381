import type { WholeRole } from '@washcoat/contract-entities';
import { FactList } from '@washcoat/ui';
import { startOf } from './role-draft';
import { RoleDefaults } from './role-defaults';
import { RoleSections, type RoleSectionsProps } from './role-sections';
import { RoleFrame, RoleTop } from './role-frame';
import { roleTypeName } from './role-words';

export interface RoleReaderProps extends Pick<RoleSectionsProps, 'view' | 'seesHistory' | 'onAddress'> {
  role: WholeRole;
}

/** A role for those who only read: no boxes, no buttons. */
export function RoleReader(props: RoleReaderProps) {
  const { role } = props;
  const draft = startOf(role, 'edit');
  return (
    <RoleFrame aria-label="Role">
      <RoleTop>
        <FactList>
          <dt>Name</dt>
          <dd>{role.name}</dd>
          <dt>Type</dt>
          <dd>{roleTypeName(role.type)}</dd>
          <dt>Is Franchise</dt>
          <dd>{role.isFranchise ? 'Yes' : 'No'}</dd>
        </FactList>
      </RoleTop>
      <RoleDefaults role={role} />
      <RoleSections {...props} draft={draft} start={draft} />
    </RoleFrame>
  );
}
