import { role as noun, type WholeRole } from '@washcoat/contract-entities';
import { clashOf } from '@washcoat/platform-sdk/lists';
import { EditClash, type ClashField, type EditClashProps } from '@washcoat/ui';
import { permissionWords } from '../permissions/permission-words';
import { startOf, type RoleDraft } from './role-draft';
import { roleChangeNames } from '../role-history/role-changes';

const ofFields = clashOf(noun);
const entryOf = ({ name, type, isFranchise }: RoleDraft) => ({ name, type: String(type ?? ''), isFranchise });
const grantedOrNot = (value: boolean) => (value ? 'Granted' : 'Not granted');

/** Where a draft and the role as it is saved now say different things: plain fields first, then each permission. */
export function clashFields(mine: RoleDraft, role: WholeRole): ClashField[] {
  const theirs = startOf(role, 'edit');
  const facilities = {
    id: 'facilities',
    label: roleChangeNames.facilities ?? 'Facilities',
    mine: mine.facilities.join(', ') || 'None',
    theirs: theirs.facilities.join(', ') || 'None',
  };
  const permissions = role.permissions.map(({ permissionId, permissionName, label }) => ({
    id: permissionId,
    label: permissionWords({ permissionName, label }),
    mine: grantedOrNot(mine.granted.includes(permissionId)),
    theirs: grantedOrNot(theirs.granted.includes(permissionId)),
  }));
  const others = [facilities, ...permissions].filter((field) => field.mine !== field.theirs);
  return [...ofFields(entryOf(mine), entryOf(theirs)), ...others];
}

export interface RoleClashProps extends Omit<EditClashProps, 'record' | 'fields' | 'isBusy'> {
  mine: RoleDraft;
  theirs: WholeRole;
}

/** The two versions of a role that two people wrote, side by side. */
export function RoleClash({ mine, theirs, ...others }: RoleClashProps) {
  return <EditClash record="role" fields={clashFields(mine, theirs)} {...others} />;
}
