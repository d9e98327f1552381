import { useSession } from '@washcoat/platform-sdk';
import { useRecordForm } from '@washcoat/platform-sdk/forms';
import { sentProfile, type TypedUser } from '../users/user-change';
import { UserPerson, UserPictures, UserSignIn } from '../users/user-fields';
import { UserForm, userResolver, versionedUser } from '../users/user.form';
import { type UserAnswer, useEditUserMutation } from '../users/users.api';

export interface ProfileFormProps {
  user: UserAnswer;
  /** The user as stored now. */
  readAgain: () => Promise<UserAnswer>;
  onSaved: () => void;
}

/** The own profile: the user form without what others decide. */
export function ProfileForm({ user, readAgain, onSaved }: ProfileFormProps) {
  const { isAdmin, isSA } = useSession();
  const { userId, email: ownEmail, wantedEmail } = user;
  const [edit] = useEditUserMutation();
  const record = useRecordForm<TypedUser>({
    start: versionedUser(user),
    resolver: userResolver({ ownEmail }),
    send: ({ entry, version }) => edit({ ...sentProfile(entry), userId, version }).unwrap(),
    readAgain: async () => versionedUser(await readAgain()),
    saved: 'Successfully edited the User',
    draft: { noun: 'profile' },
    onSaved,
  });
  return (
    <UserForm label="User profile" record={record} submitLabel="Save profile" side={<UserPictures />}>
      <UserSignIn isEmailFixed={!isAdmin && !isSA} {...{ ownEmail, wantedEmail }} />
      <UserPerson />
    </UserForm>
  );
}
