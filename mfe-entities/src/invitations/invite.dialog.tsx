import { useState } from 'react';
import { activeFacilities, problemOf, useSession } from '@washcoat/platform-sdk';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { QuestionDialog, SelectField, TextField } from '@washcoat/ui';
import { useCustomerQuery } from '../customers/customers.api';
import { useFacilitiesQuery } from '../facilities/facilities.api';
import { emptyInvitation, isComplete, sentInvitation, type InvitationEntry } from './invitation-entry';
import { InvitedRole } from './invited-role';
import { FILL_ALL, INVITE_FAILED, INVITED } from './invite-words';
import { useInviteUserMutation } from './invitations.api';

export interface InviteDialogProps {
  /** The company that a row was chosen of; without it the own one. */
  companyId?: string;
  onClose: () => void;
}

/** Invites somebody by mail to register. */
export function InviteDialog({ companyId, onClose }: InviteDialogProps) {
  const { companyId: ownCompanyId, hierarchy, organisationName } = useSession();
  const [entry, setEntry] = useState<InvitationEntry>(emptyInvitation);
  const { problem, setProblem, settle } = useQuestion(INVITE_FAILED, INVITED);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [invite, { isLoading }] = useInviteUserMutation();
  const { data: company } = useCustomerQuery({ companyId }, { skip: companyId === undefined });
  const joined = companyId ?? (entry.joinsOwnCompany ? (ownCompanyId ?? undefined) : undefined);
  const { data: facilities } = useFacilitiesQuery({
    ...activeFacilities,
    companyId: joined ?? ownCompanyId ?? undefined,
  });
  const change = (part: Partial<InvitationEntry>) => setEntry({ ...entry, ...part });
  const missing = (text: string) => (problem === FILL_ALL && text.trim() === '' ? 'Fill this in' : undefined);

  const send = async () => {
    if (isLoading) return;
    setFields({});
    if (!isComplete(entry)) {
      setProblem(FILL_ALL);
      return;
    }
    setProblem(undefined);
    const result = await invite(sentInvitation(entry, companyId));
    if (result.error) setFields(problemOf(result.error).fields ?? {});
    settle(result, onClose);
  };
  return (
    <QuestionDialog
      title="Invite User"
      sentence={
        entry.joinsOwnCompany
          ? `To register with ${company?.companyName ?? (companyId ? 'the customer' : organisationName)}`
          : 'To register a company of their own'
      }
      submit={{ label: 'Invite User', busy: isLoading, busyLabel: 'Sending' }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="First Name"
        required
        maxLength={100}
        value={entry.fname}
        error={fields.fname ?? missing(entry.fname)}
        onChange={(event) => change({ fname: event.target.value })}
      />
      <TextField
        label="Last Name"
        required
        maxLength={100}
        value={entry.lname}
        error={fields.lname ?? missing(entry.lname)}
        onChange={(event) => change({ lname: event.target.value })}
      />
      <TextField
        label="Email"
        required
        type="email"
        maxLength={254}
        value={entry.email}
        error={fields.email ?? missing(entry.email)}
        onChange={(event) => change({ email: event.target.value })}
      />
      {hierarchy === 1 && companyId === undefined && (
        <SelectField
          label="Company"
          value={entry.joinsOwnCompany ? 'own' : 'new'}
          options={[
            { value: 'own', label: organisationName },
            { value: 'new', label: 'A company of their own' },
          ]}
          onChange={(company) => change({ joinsOwnCompany: company === 'own', roleId: '', facilityCity: '' })}
        />
      )}
      {joined && (
        <InvitedRole
          companyId={joined}
          value={entry.roleId}
          error={fields.roleId}
          onChange={(roleId) => change({ roleId })}
        />
      )}
      <SelectField
        label="Facility"
        emptyLabel="None"
        value={entry.facilityCity}
        options={(facilities?.list ?? []).map(({ name, city, state }) => ({
          value: name,
          label: name,
          note: `${city}, ${state}`,
        }))}
        error={fields.facilityCity}
        onChange={(facilityCity) => change({ facilityCity })}
      />
    </QuestionDialog>
  );
}
