import type { InvitedUser } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { RowActions } from '@washcoat/platform-sdk/lists';
import { Pill } from '@washcoat/ui';
import { actionsColumn, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';

/** Whether an invited person has registered, in a word. */
export function Registered({ invited }: { invited: InvitedUser }) {
  return (
    <Pill kind={invited.hasUserRegistered ? 'success' : 'neutral'}>
      {invited.hasUserRegistered ? 'Yes' : 'No'}
    </Pill>
  );
}

/** What has become of the mailed link, in a word. */
export function LinkState({ invited: { state } }: { invited: InvitedUser }) {
  return <Pill kind={state === 'open' ? 'success' : 'neutral'}>{LINK[state]}</Pill>;
}

const LINK: Record<InvitedUser['state'], string> = {
  open: 'Open',
  used: 'Used',
  revoked: 'Revoked',
  expired: 'Expired',
};

/** The company that somebody is invited to. */
export const companyOf = ({ companyName }: InvitedUser) => companyName ?? 'One of their own';

/** The columns of the invited users; the last one offers what can be done with them. */
export const inviteColumns = (actions: readonly Action<InvitedUser>[]): Column<InvitedUser>[] => [
  textColumn({ id: 'fname', title: 'First Name', value: ({ fname }) => fname, priority: 1 }),
  textColumn({ id: 'lname', title: 'Last Name', value: ({ lname }) => lname, priority: 1 }),
  textColumn({
    id: 'email',
    title: 'Email',
    value: ({ email }) => email,
    minWidth: 200,
    flex: 1.4,
    priority: 2,
  }),
  {
    id: 'hasUserRegistered',
    title: 'Registered?',
    width: 112,
    priority: 2,
    skeleton: 'pill',
    render: (invited) => <Registered invited={invited} />,
  },
  dateColumn({
    id: 'created',
    title: 'Created',
    value: ({ created }) => created,
    format: 'day',
    priority: 3,
  }),
  textColumn({
    id: 'companyName',
    title: 'Company',
    value: companyOf,
    minWidth: 140,
    priority: 2,
  }),
  textColumn({
    id: 'inviterName',
    title: 'Invited By',
    value: ({ inviterName }) => inviterName,
    priority: 4,
  }),
  {
    id: 'state',
    title: 'Link',
    width: 112,
    priority: 2,
    skeleton: 'pill',
    render: (invited) => <LinkState invited={invited} />,
  },
  dateColumn({
    id: 'expires',
    title: 'Good Until',
    value: ({ expires }) => expires,
    format: 'day',
    priority: 4,
  }),
  actionsColumn({ width: 176, render: (invited) => <RowActions actions={actions} row={invited} /> }),
];
