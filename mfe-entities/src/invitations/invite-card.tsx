import type { InvitedUser } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { CardHead, RowActions } from '@washcoat/platform-sdk/lists';
import { DateText, FactList } from '@washcoat/ui';
import { companyOf, LinkState, Registered } from './invite-columns';

export interface InviteCardProps {
  invited: InvitedUser;
  actions: readonly Action<InvitedUser>[];
}

/** An invited person on a phone. */
export function InviteCard({ invited, actions }: InviteCardProps) {
  const { fname, lname, email, created, expires, inviterName } = invited;
  return (
    <>
      <CardHead>
        <strong>{`${fname} ${lname}`.trim()}</strong>
        <RowActions actions={actions} row={invited} size={44} />
      </CardHead>
      <FactList>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Registered?</dt>
        <dd>
          <Registered invited={invited} />
        </dd>
        <dt>Created</dt>
        <dd>
          <DateText value={created} format="day" />
        </dd>
        <dt>Company</dt>
        <dd>{companyOf(invited)}</dd>
        <dt>Invited By</dt>
        <dd>{inviterName}</dd>
        <dt>Link</dt>
        <dd>
          <LinkState invited={invited} />
        </dd>
        <dt>Good Until</dt>
        <dd>
          <DateText value={expires} format="day" />
        </dd>
      </FactList>
    </>
  );
}
