import { user as noun } from '@washcoat/contract-entities';
import { usePageHeading, useSession, type ApiProblem } from '@washcoat/platform-sdk';
import {
  RecordForm,
  resolverOf,
  useAttemptKey,
  useLastAddress,
  useRecordForm,
  type RecordFormProps,
} from '@washcoat/platform-sdk/forms';
import { clashOf } from '@washcoat/platform-sdk/lists';
import { Card, Page, Typeahead, type Option } from '@washcoat/ui';
import { useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useCompanySearch } from './use-company-search';
import { useUserChoices } from './use-user-choices';
import { formOfUser, newUser, sentUser, typedUser, type AskedOfUser, type TypedUser } from './user-change';
import { UserPerson, UserPictures, UserSignIn, UserStanding } from './user-fields';
import { type UserAnswer, useAddUserMutation, useEditUserMutation } from './users.api';

const clash = clashOf(noun);

/** Fields that mean nothing in another company than the one that was chosen. */
const ofChosenCompany = ['roleId', 'type', 'hierarchy', 'facilityCity'];
const noCompany: ApiProblem = { status: 0, error: 'Please select the valid value' };

/** The check of a form that asks for this of a user. */
export const userResolver =
  (asked: AskedOfUser): Resolver<TypedUser> =>
  (typed, ...rest) =>
    resolverOf<TypedUser>(formOfUser(asked, typed))(typed, ...rest);

/** A user as stored, and which state of it. */
export const versionedUser = (user: UserAnswer) => ({ entry: typedUser(user), version: user.version });

/** A form over one user. */
export const UserForm = (form: Omit<RecordFormProps<TypedUser>, 'noun' | 'differences'>) => (
  <RecordForm noun={noun.name} differences={clash} {...form} />
);

export interface AddUserProps {
  /** The company of the new user; without it one is chosen, the own one at first. */
  companyId?: string;
  backTo: string;
  onDone: () => void;
  /** Leads to what was saved. */
  onSaved: (email: string) => void;
}

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
  const search = useCompanySearch();
  const ofCompany = companyId ?? chosen?.value ?? '';
  const choices = useUserChoices(ofCompany);
  const record = useRecordForm<TypedUser>({
    start: { entry: newUser() },
    resolver: userResolver({ standing: choices, asksPassword: true }),
    send: async ({ entry }) => {
      if (ofCompany === '') throw noCompany;
      const { password } = entry;
      const user = { ...sentUser(entry, choices.isHouse), password, companyId: ofCompany };
      const answer = await add({ ...user, key: keyFor(user) }).unwrap();
      remember(`${user.firstName} ${user.lastName}`, user);
      savedEmail.current = user.email;
      return answer;
    },
    saved: 'Successfully added the User',
    draft: { noun: 'user', record: companyId, leaveOut: companyId ? [] : ofChosenCompany },
    onSaved: () => onSaved(savedEmail.current),
  });
  usePageHeading({ heading: 'Create user', backTo });
  const chooseCompany = (company: Option | null) => {
    setChosen(company);
    for (const name of ['roleId', 'type', 'hierarchy'] as const) record.form.setValue(name, '');
  };
  return (
    <Page $capped>
      <UserForm
        label="Create user"
        record={record}
        submitLabel="Create user"
        onCancel={onDone}
        side={
          <>
            <UserStanding choices={choices} />
            <UserPictures />
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
              search={search}
              onChange={chooseCompany}
            />
          </Card>
        )}
        <UserSignIn asksPassword />
        <UserPerson />
      </UserForm>
    </Page>
  );
}

export interface EditUserFormProps {
  user: UserAnswer;
  /** The user as stored now. */
  readAgain: () => Promise<UserAnswer>;
  onDone: () => void;
}

/** The form of a user who exists. */
export function EditUserForm({ user, readAgain, onDone }: EditUserFormProps) {
  const session = useSession();
  const [edit] = useEditUserMutation();
  const { userId } = user;
  const isSelf = userId === session.userId;
  const ownEmail = isSelf ? user.email : undefined;
  const choices = useUserChoices(user.companyId ?? '');
  const record = useRecordForm<TypedUser>({
    start: versionedUser(user),
    resolver: userResolver({ standing: choices, ownEmail }),
    send: ({ entry, version }) => edit({ ...sentUser(entry, choices.isHouse), userId, version }).unwrap(),
    readAgain: async () => versionedUser(await readAgain()),
    saved: 'Successfully edited the User',
    draft: { noun: 'user', record: userId },
    onSaved: onDone,
  });
  return (
    <UserForm
      label="Edit user"
      record={record}
      submitLabel="Save user"
      onCancel={onDone}
      side={
        <>
          <UserStanding {...{ choices, isSelf }} />
          <UserPictures />
        </>
      }
    >
      <UserSignIn
        isEmailFixed={!session.isAdmin && !session.isSA}
        ownEmail={ownEmail}
        wantedEmail={user.wantedEmail}
      />
      <UserPerson />
    </UserForm>
  );
}
