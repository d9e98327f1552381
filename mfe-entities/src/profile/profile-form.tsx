import { useSession } from '@washcoat/platform-sdk';
import { useRecordForm } from '@washcoat/platform-sdk/forms';
import { editedProfile, entryOfUser, type UserEntry } from '../users/user-entry';
import { UserForm } from '../users/user-form';
import { UserFormPerson } from '../users/user-form-person';
import { UserFormPictures } from '../users/user-form-pictures';
import { UserFormSignIn } from '../users/user-form-sign-in';
import { type UserAnswer, useEditUserMutation } from '../users/users.api';

export interface ProfileFormProps {
  user: UserAnswer;
  /** The user as stored now. */
  readAgain: () => Promise<UserAnswer>;
  onSaved: () => void;
}

const versioned = (user: UserAnswer) => ({ entry: entryOfUser(user), version: user.version });

/** The own profile: the user form without what others decide. */
export function ProfileForm({ user, readAgain, onSaved }: ProfileFormProps) {
  const { isAdmin, isSA } = useSession();
  const [edit] = useEditUserMutation();
  const record = useRecordForm<UserEntry>({
    start: versioned(user),
    send: ({ entry, version }) => edit({ ...editedProfile(entry, user.userId), version }).unwrap(),
    readAgain: async () => versioned(await readAgain()),
    saved: 'Successfully edited the User',
    draft: { noun: 'profile' },
    onSaved,
  });
  return (
    <UserForm label="User profile" record={record} submitLabel="Save profile" side={<UserFormPictures />}>
      <UserFormSignIn
        isEmailFixed={!isAdmin && !isSA}
        asksPassword={false}
        ownEmail={user.email}
        wantedEmail={user.wantedEmail}
      />
      <UserFormPerson />
    </UserForm>
  );
}
