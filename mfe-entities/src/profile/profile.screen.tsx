import { usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { MessageSettings } from './message-settings';
import { OwnProfile } from './own-profile';
import { PasswordForm } from './password-form';

/** The own profile, what of the messages is mailed, and the password. */
export default function ProfileScreen() {
  const { userId } = useSession();
  usePageHeading({ heading: 'User Profile' });
  return (
    <Page $capped>
      <Stack>
        <OwnProfile userId={userId} />
        <MessageSettings />
        <PasswordForm />
      </Stack>
    </Page>
  );
}
