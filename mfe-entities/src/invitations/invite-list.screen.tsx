import { useCallback, useEffect, useMemo, useState } from 'react';
import type { InvitedUser } from '@washcoat/contract-entities';
import { problemText, useKeyset, usePageHeading } from '@washcoat/platform-sdk';
import { EmptyState, Page } from '@washcoat/ui';
import { ListGrid, PageActions, useListView } from '@washcoat/platform-sdk/lists';
import { inviteActions } from './invite-actions';
import { InviteCard } from './invite-card';
import { inviteColumns } from './invite-columns';
import { InviteDialog } from './invite.dialog';
import { useInvitationsQuery } from './invitations.api';
import { RevokeInvitation } from './revoke-invitation';
import { useResend } from './use-resend';

const LOAD_FAILED = 'Invited users did not load. The rest of Washcoat works.';

const idOf = ({ invitationId }: InvitedUser) => invitationId;

/** Who was invited and who has registered. With ?company={id} it invites to that company at once. */
export default function InviteListScreen() {
  const { view, filter, page, change } = useListView();
  const { text, offset, count, query } = view;
  const companyId = query.get('company') ?? undefined;
  const isInviting = query.has('invite') || companyId !== undefined;
  const { afterOf, remember } = useKeyset(JSON.stringify([text, count]));
  const after = afterOf(offset);
  const { data, currentData, isFetching, error, refetch } = useInvitationsQuery({
    text: text || undefined,
    count,
    ...(after === undefined ? { offset } : { after }),
  });
  useEffect(() => {
    if (currentData) remember(offset, count, currentData.next);
  }, [currentData, remember, offset, count]);

  const answer = currentData ?? (error ? undefined : data);
  const [revoking, setRevoking] = useState<InvitedUser | null>(null);
  const { resend, resending } = useResend();
  const actions = useMemo(
    () =>
      inviteActions({
        onInvite: () => change({ invite: '1' }),
        onResend: (invited) => void resend(invited),
        onRevoke: setRevoking,
        resending,
      }),
    [change, resend, resending],
  );
  const columns = useMemo(() => inviteColumns(actions), [actions]);
  const cardFor = useCallback(
    (invited: InvitedUser) => <InviteCard invited={invited} actions={actions} />,
    [actions],
  );
  const searchFor = (next: string) => filter({ text: next });
  usePageHeading({
    heading: 'Invite Users',
    search: { placeholder: 'Search Invited Users', value: text, onChange: searchFor },
    actions: <PageActions actions={actions} />,
  });
  return (
    <Page>
      <ListGrid
        label="Invited users"
        storageKey="entities.invitations"
        columns={columns}
        view={view}
        answer={answer}
        isFetching={isFetching}
        onPage={page}
        getRowId={idOf}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        cardFor={cardFor}
        empty={
          <EmptyState
            title="No invited users available"
            hint={text ? 'Try another name or e-mail.' : 'An invitation is a mail with a link to register.'}
            onClearFilters={text ? () => searchFor('') : undefined}
          />
        }
      />
      {revoking && <RevokeInvitation invited={revoking} onDone={() => setRevoking(null)} />}
      {isInviting && (
        <InviteDialog companyId={companyId} onClose={() => change({ invite: '', company: '' })} />
      )}
    </Page>
  );
}
