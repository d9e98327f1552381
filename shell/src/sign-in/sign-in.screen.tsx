import { useEffect, useState } from 'react';
import {
  forgetSignOutReason,
  hrefTo,
  signOutReason,
  useLocation,
  type SignOutReason,
} from '@washcoat/platform-sdk';
import { TextButton } from '@washcoat/ui';
import { ForgotPasswordForm } from './forgot-password-form';
import { invitationAt } from './invitation';
import { SignInForm } from './sign-in-form';
import { SignInFrame } from './sign-in-frame';
import { Aside } from './sign-in.style';

type Mode = 'sign-in' | 'register' | 'forgot';

const words: Record<Mode, { title: string; intro: string }> = {
  'sign-in': { title: 'Sign in', intro: 'Prices, carts and settlements in one place.' },
  register: { title: 'Register', intro: 'Choose a password for your account.' },
  forgot: { title: 'Forgot Password', intro: 'We mail you a link that sets a new one.' },
};

const afterSignOut: Partial<Record<SignOutReason, string>> = {
  expired: 'Your session has ended. Sign in again to go on.',
  registered: 'Almost done. Open the link that we have mailed you to confirm your address, then sign in.',
};

/** `/`, `/invite` and `/login/{username}`: signing in, registering and asking for a new password in one form. */
export function SignInScreen({ isRegistration }: { isRegistration: boolean }) {
  const { pathname, search } = useLocation();
  const [reason] = useState(signOutReason);
  useEffect(forgetSignOutReason, []);
  const [forgotten, setForgotten] = useState<string>();
  const mode: Mode = forgotten !== undefined ? 'forgot' : isRegistration ? 'register' : 'sign-in';
  const afterwards = mode === 'sign-in' && reason ? afterSignOut[reason] : undefined;
  const intro = afterwards ?? words[mode].intro;
  return (
    <SignInFrame title={words[mode].title} intro={intro}>
      {forgotten !== undefined ? (
        <ForgotPasswordForm address={forgotten} />
      ) : (
        <SignInForm
          key={pathname}
          isRegistration={isRegistration}
          invitation={invitationAt({ pathname, search })}
          onForgot={setForgotten}
        />
      )}
      {mode === 'forgot' && (
        <Aside>
          <TextButton onClick={() => setForgotten(undefined)}>Back to sign in</TextButton>
        </Aside>
      )}
      {mode === 'register' && (
        <Aside>
          Have an account? <a {...hrefTo('/')}>Sign in</a>
        </Aside>
      )}
      {mode === 'sign-in' && (
        <Aside>
          Have an invitation? <a {...hrefTo('/invite')}>Register</a>
        </Aside>
      )}
    </SignInFrame>
  );
}
