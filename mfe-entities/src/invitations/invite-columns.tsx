import type { InvitedUser } from '@washcoat/contract-entities';
import { Pill } from '@washcoat/ui';
import { actionsColumn, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { ResendInvitation } from './resend-invitation';

/** Whether an invited person has registered, in a word. */
export function Registered({ invited }: { invited: InvitedUser }) {
  return (
    <Pill kind={invited.hasUserRegistered ? 'success' : 'neutral'}>
      {invited.hasUserRegistered ? 'Yes' : 'No'}
    </Pill>
  );
}

/** The columns of the invited users. */
export const inviteColumns: Column<InvitedUser>[] = [
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
  actionsColumn({ width: 112, render: (invited) => <ResendInvitation invited={invited} /> }),
];
