import { useSession } from '@washcoat/platform-sdk';
import { useRecordForm } from '@washcoat/platform-sdk/forms';
import { useUserChoices } from './use-user-choices';
import { editedUser, entryOfUser, type UserEntry } from './user-entry';
import { UserForm } from './user-form';
import { UserFormPerson } from './user-form-person';
import { UserFormPictures } from './user-form-pictures';
import { UserFormSignIn } from './user-form-sign-in';
import { UserFormStanding } from './user-form-standing';
import { type UserAnswer, useEditUserMutation } from './users.api';

export interface EditUserFormProps {
  user: UserAnswer;
  /** The user as stored now. */
  readAgain: () => Promise<UserAnswer>;
  onDone: () => void;
}

const versioned = (user: UserAnswer) => ({ entry: entryOfUser(user), version: user.version });

/** The form of a user who exists. */
export function EditUserForm({ user, readAgain, onDone }: EditUserFormProps) {
  const session = useSession();
  const [edit] = useEditUserMutation();
  const choices = useUserChoices(user.companyId ?? '');
  const record = useRecordForm<UserEntry>({
    start: versioned(user),
    send: ({ entry, version }) =>
      edit({ ...editedUser(entry, user.userId, choices.isHouse), version }).unwrap(),
    readAgain: async () => versioned(await readAgain()),
    saved: 'Successfully edited the User',
    draft: { noun: 'user', record: user.userId },
    onSaved: onDone,
  });
  return (
    <UserForm
      label="Edit user"
      record={record}
      submitLabel="Save user"
      onCancel={onDone}
      roles={choices.roles}
      side={
        <>
          <UserFormStanding choices={choices} isSelf={user.userId === session.userId} />
          <UserFormPictures />
        </>
      }
    >
      <UserFormSignIn
        isEmailFixed={!session.isAdmin && !session.isSA}
        asksPassword={false}
        ownEmail={user.userId === session.userId ? user.email : undefined}
        wantedEmail={user.wantedEmail}
      />
      <UserFormPerson />
    </UserForm>
  );
}
