import type { WholeRole } from '@washcoat/contract-entities';
import { EditClash } from '@washcoat/ui';
import { permissionWords } from '../permissions/permission-words';
import { startOf, type RoleDraft } from './role-draft';
import { roleChangeNames } from '../role-history/role-changes';
import { roleTypeName } from './role-type';

interface ClashField {
  id: string;
  label: string;
  mine: string;
  theirs: string;
}

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');
const grantedOrNot = (value: boolean) => (value ? 'Granted' : 'Not granted');

/** Where a draft and the role as it is saved now say different things: plain fields first, then each permission. */
export function clashFields(mine: RoleDraft, role: WholeRole): ClashField[] {
  const theirs = startOf(role, 'edit');
  const typeOf = ({ type }: RoleDraft) => (type === null ? 'None' : roleTypeName(type));
  const plain = [
    { id: 'name', mine: mine.name, theirs: theirs.name },
    { id: 'type', mine: typeOf(mine), theirs: typeOf(theirs) },
    { id: 'isFranchise', mine: yesOrNo(mine.isFranchise), theirs: yesOrNo(theirs.isFranchise) },
    {
      id: 'facilities',
      mine: mine.facilities.join(', ') || 'None',
      theirs: theirs.facilities.join(', ') || 'None',
    },
  ].map((field) => ({ ...field, label: roleChangeNames[field.id] ?? field.id }));
  const permissions = role.permissions.map(({ permissionId, permissionName, label }) => ({
    id: permissionId,
    label: permissionWords({ permissionName, label }),
    mine: grantedOrNot(mine.granted.includes(permissionId)),
    theirs: grantedOrNot(theirs.granted.includes(permissionId)),
  }));
  return [...plain, ...permissions].filter((field) => field.mine !== field.theirs);
}

export interface RoleClashProps {
  mine: RoleDraft;
  theirs: WholeRole;
  changedBy?: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** The two versions of a role that two people wrote, side by side. */
export function RoleClash({ mine, theirs, changedBy, ...choices }: RoleClashProps) {
  return <EditClash record="role" changedBy={changedBy} fields={clashFields(mine, theirs)} {...choices} />;
}
