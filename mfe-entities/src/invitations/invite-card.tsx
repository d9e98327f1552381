import type { InvitedUser } from '@washcoat/contract-entities';
import { DateText, FactList } from '@washcoat/ui';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { companyOf, LinkState, Registered } from './invite-columns';
import { ResendInvitation } from './resend-invitation';
import { RevokeInvitation } from './revoke-invitation';

/** An invited person on a phone. */
export function InviteCard({ invited }: { invited: InvitedUser }) {
  const { fname, lname, email, created, expires, inviterName } = invited;
  return (
    <>
      <CardHead>
        <strong>{`${fname} ${lname}`.trim()}</strong>
        <ResendInvitation invited={invited} size={44} />
        <RevokeInvitation invited={invited} size={44} />
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
