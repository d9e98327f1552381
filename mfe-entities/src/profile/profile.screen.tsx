import { usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { OwnProfile } from './own-profile';
import { PasswordForm } from './password-form';

/** The own profile and password. Who has not finished registering has a password only. */
export default function ProfileScreen() {
  const { isNewUser, userId } = useSession();
  usePageHeading({ heading: 'User Profile' });
  return (
    <Page $capped>
      <Stack>
        {!isNewUser && <OwnProfile userId={userId} />}
        <PasswordForm />
      </Stack>
    </Page>
  );
}
