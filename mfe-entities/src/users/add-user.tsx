import { useRef, useState } from 'react';
import { usePageHeading, useSession, type ApiProblem } from '@washcoat/platform-sdk';
import { Card, Page, Typeahead, type Option } from '@washcoat/ui';
import { useAttemptKey, useRecordForm } from '@washcoat/platform-sdk/forms';
import { useLastAddress } from '../contact-fields/use-last-address';
import { useCompanySearch } from './use-company-search';
import { useUserChoices } from './use-user-choices';
import { addedUser, newUserEntry, type UserEntry } from './user-entry';
import { UserForm } from './user-form';
import { UserFormPerson } from './user-form-person';
import { UserFormPictures } from './user-form-pictures';
import { UserFormSignIn } from './user-form-sign-in';
import { UserFormStanding } from './user-form-standing';
import { useAddUserMutation } from './users.api';

export interface AddUserProps {
  /** The company of the new user; without it one is chosen, the own one at first. */
  companyId?: string;
  backTo: string;
  onDone: () => void;
  /** Leads to what was saved. */
  onSaved: (email: string) => void;
}

const noCompany: ApiProblem = { status: 0, error: 'Please select the valid value' };

/** Fields that mean nothing in another company than the one that was chosen. */
const ofChosenCompany = ['roleId', 'hierarchy', 'facilityCity'];

/** The form of a new user. */
export function AddUser({ companyId, backTo, onDone, onSaved }: AddUserProps) {
  const session = useSession();
  const [add] = useAddUserMutation();
  const savedEmail = useRef('');
  const { keyFor } = useAttemptKey();
  const { remember } = useLastAddress();
  const [chosen, setChosen] = useState<Option | null>({
    value: session.companyId ?? '',
    label: session.organisationName,
  });
  const searchCompanies = useCompanySearch();
  const ofCompany = companyId ?? chosen?.value ?? '';
  const choices = useUserChoices(ofCompany);
  const record = useRecordForm<UserEntry>({
    start: { entry: newUserEntry() },
    send: async ({ entry }) => {
      if (ofCompany === '') throw noCompany;
      const user = addedUser(entry, ofCompany, choices.isHouse);
      const answer = await add({ ...user, key: keyFor(user) }).unwrap();
      remember(`${entry.firstName} ${entry.lastName}`, entry);
      savedEmail.current = entry.email.trim();
      return answer;
    },
    saved: 'Successfully added the User',
    draft: { noun: 'user', record: companyId, leaveOut: companyId ? [] : ofChosenCompany },
    onSaved: () => onSaved(savedEmail.current),
  });
  usePageHeading({ heading: 'Create user', backTo });
  const chooseCompany = (company: Option | null) => {
    setChosen(company);
    record.form.setValue('roleId', '');
    record.form.setValue('hierarchy', '');
  };
  return (
    <Page $capped>
      <UserForm
        label="Create user"
        record={record}
        submitLabel="Create user"
        onCancel={onDone}
        roles={choices.roles}
        side={
          <>
            <UserFormStanding choices={choices} isSelf={false} />
            <UserFormPictures />
          </>
        }
      >
        {companyId === undefined && (
          <Card title="Company">
            <Typeahead
              label="Company"
              required
              help="The company that the user works for"
              value={chosen}
              error={chosen ? undefined : noCompany.error}
              search={searchCompanies}
              onChange={chooseCompany}
            />
          </Card>
        )}
        <UserFormSignIn isEmailFixed={false} asksPassword />
        <UserFormPerson />
      </UserForm>
    </Page>
  );
}
