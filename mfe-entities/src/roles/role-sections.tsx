import type { WholeRole } from '@washcoat/contract-entities';
import { Button, Tabs } from '@washcoat/ui';
import { PanelRight } from 'lucide-react';
import { useId } from 'react';
import { RoleComparison } from '../role-compare/role-comparison';
import { RoleHistory } from '../role-history/role-history';
import { MenuPreview } from '../role-preview/menu-preview';
import { PermissionChoice } from './permission-choice';
import type { RoleDraft } from './role-draft';
import { ChoiceAndMenu, RolePanes } from './role-frame';
import type { RoleAddress, RolePane, RoleView } from './role-view';

export interface RoleSectionsProps {
  role: WholeRole;
  view: RoleView;
  draft: RoleDraft;
  /** The role as it is saved. */
  start: RoleDraft;
  seesHistory: boolean;
  permissionsError?: string;
  /** Absent for those who read only. */
  onChange?: (draft: RoleDraft) => void;
  onAddress: (change: RoleAddress) => void;
}

/** What can be looked at of a role: its permissions with the menu they make, another role beside it, its history. */
export function RoleSections(props: RoleSectionsProps) {
  const { role, view, draft, start, seesHistory, permissionsError, onChange, onAddress } = props;
  const panelId = useId();
  const isSaved = role.roleId !== null && view.mode === undefined;
  const tabs: { id: RolePane; label: string }[] = [
    { id: 'permissions', label: 'Permissions' },
    { id: 'compare', label: 'Compare' },
    ...(isSaved && seesHistory ? [{ id: 'history' as const, label: 'History' }] : []),
  ];
  const pane = tabs.some(({ id }) => id === view.pane) ? view.pane : 'permissions';
  return (
    <>
      <RolePanes>
        <Tabs
          label="Sections of the role"
          tabs={tabs}
          current={pane}
          panelId={panelId}
          onChange={(id) => onAddress({ pane: id === 'permissions' ? '' : id, compare: '' })}
        />
        {pane === 'permissions' && (
          <Button
            kind="quiet"
            size={28}
            icon={<PanelRight size={14} />}
            onClick={() => onAddress({ menu: view.hasMenu ? '' : '1' })}
          >
            {view.hasMenu ? 'Hide the menu' : 'What would this user see'}
          </Button>
        )}
      </RolePanes>
      <div id={panelId} role="tabpanel" aria-label={tabs.find(({ id }) => id === pane)?.label}>
        {pane === 'permissions' && (
          <ChoiceAndMenu $hasMenu={view.hasMenu}>
            <PermissionChoice
              permissions={role.permissions}
              granted={draft.granted}
              facilities={draft.facilities}
              error={permissionsError}
              onChange={onChange && ((granted) => onChange({ ...draft, granted }))}
              onFacilities={onChange && ((facilities) => onChange({ ...draft, facilities }))}
            />
            {view.hasMenu && <MenuPreview permissions={role.permissions} draft={draft} start={start} />}
          </ChoiceAndMenu>
        )}
        {pane === 'compare' && (
          <RoleComparison
            role={role}
            isSaved={isSaved}
            draft={draft}
            otherId={view.compareId}
            onOther={(roleId) =>
              onAddress(roleId ? { pane: '', compare: roleId } : { pane: 'compare', compare: '' })
            }
          />
        )}
        {pane === 'history' && role.roleId !== null && (
          <RoleHistory roleId={role.roleId} permissions={role.permissions} />
        )}
      </div>
    </>
  );
}
