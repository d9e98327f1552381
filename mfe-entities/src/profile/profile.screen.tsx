import { usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { OwnProfile } from './own-profile';
import { PasswordForm } from './password-form';

/** The own profile and password. */
export default function ProfileScreen() {
  const { userId } = useSession();
  usePageHeading({ heading: 'User Profile' });
  return (
    <Page $capped>
      <Stack>
        <OwnProfile userId={userId} />
        <PasswordForm />
      </Stack>
    </Page>
  );
}
