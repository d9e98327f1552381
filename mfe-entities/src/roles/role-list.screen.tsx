import type { Role } from '@washcoat/contract-entities';
import { problemText, usePageHeading, useSearchParams, useSession } from '@washcoat/platform-sdk';
import { breakpoints, EmptyState, Page, useIsNarrow } from '@washcoat/ui';
import { useEffect, useState } from 'react';
import { DeleteRole } from './delete-role';
import { ListAndRole, RoleFrame } from './role-frame';
import { roleActions } from './role-actions';
import { RoleList } from './role-list';
import { draftKey, RolePane } from './role-pane';
import { useRoleRights } from './role-rights';
import { RoleTabs } from './role-tabs';
import { changedQuery, listRequest, readRoleView, showing, type RoleAddress } from './role-view';
import { useRolesQuery } from './roles.api';
import { useDrafts } from './use-drafts';

const PATH = '/config/roles';
const LOAD_FAILED = 'Roles did not load. The rest of Washcoat works.';

/** Roles on the left, the chosen one on the right; on a phone one of the two. */
export default function RoleListScreen() {
  const [query, setQuery] = useSearchParams();
  const { hierarchy } = useSession();
  const isPhone = useIsNarrow(breakpoints.phone);
  const rights = useRoleRights();
  const drafts = useDrafts();
  const [doomed, setDoomed] = useState<Role | null>(null);
  const [goneId, setGoneId] = useState<string>();
  const view = readRoleView(query);
  const { data, currentData, isFetching, error, refetch } = useRolesQuery(listRequest(view));
  const answer = currentData ?? data;
  const hasRole = view.mode !== undefined || view.roleId !== undefined;

  const change = (part: RoleAddress, options?: { replace: boolean }) =>
    setQuery((before) => changedQuery(before, part), options);
  const addressOf = (part: RoleAddress) => `${PATH}?${changedQuery(query, part)}`;

  const forget = (roleId: string) => {
    drafts.keep(draftKey('edit', roleId), null);
    drafts.keep(draftKey('clone', roleId), null);
    setGoneId(roleId);
    if (roleId === view.roleId) change({ ...showing(''), menu: '' }, { replace: true });
  };

  // The list is asked for again after a role is gone, and still names it until then.
  const firstId = answer?.list.find(({ roleId }) => roleId !== goneId)?.roleId;
  const isUnchosen = !isPhone && !hasRole && !isFetching;
  useEffect(() => {
    if (isUnchosen && firstId)
      setQuery((before) => changedQuery(before, showing(firstId)), { replace: true });
  }, [isUnchosen, firstId, setQuery]);

  const isRoleAlone = isPhone && hasRole;
  const search = {
    placeholder: 'Search roles',
    value: view.text,
    onChange: (text: string) => change({ text, offset: '' }, { replace: true }),
  };
  usePageHeading({
    heading: hierarchy === 10 ? 'Roles' : 'Roles & Permissions',
    backTo: isRoleAlone ? addressOf({ ...showing(''), menu: '' }) : undefined,
    search: isRoleAlone ? undefined : search,
  });
  const actions = roleActions(rights, {
    onAdd: () => change({ mode: 'add', pane: '', compare: '' }),
    onClone: ({ roleId }) => change({ ...showing(roleId), mode: 'clone' }),
    onDelete: setDoomed,
  });
  const list = (
    <RoleList
      view={view}
      rights={rights}
      answer={answer}
      isFetching={isFetching}
      error={error ? problemText(error, LOAD_FAILED) : undefined}
      onRetry={() => void refetch()}
      onType={(type) => change({ type: type === undefined ? '' : String(type), offset: '' })}
      onPage={(offset, count) => change({ offset: String(offset), count: String(count) })}
      onClear={() => change({ text: '', type: '', offset: '' })}
      actions={actions}
      hrefOf={({ roleId }) => addressOf(showing(roleId))}
      isEdited={({ roleId }) => drafts.has(draftKey('edit', roleId))}
    />
  );
  const nothing = (
    <RoleFrame aria-label="Role">
      <EmptyState title="No role chosen" hint="Choose one on the left to see what it grants." />
    </RoleFrame>
  );
  const role = hasRole ? <RolePane {...{ view, rights, drafts }} onAddress={change} /> : nothing;
  return (
    <Page>
      {!isRoleAlone && <RoleTabs current="roles" />}
      <ListAndRole>
        {!isRoleAlone && list}
        {!(isPhone && !hasRole) && role}
      </ListAndRole>
      {doomed && (
        <DeleteRole role={doomed} onDone={() => setDoomed(null)} onDeleted={() => forget(doomed.roleId)} />
      )}
    </Page>
  );
}
