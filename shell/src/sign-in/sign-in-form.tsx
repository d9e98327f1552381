import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, CheckBox, PasswordField, Spinner, TextButton, TextField } from '@washcoat/ui';
import { isWellFormed, rememberedAddress } from './address';
import type { Invitation } from './invitation';
import { CompanyLogo, Failure, Form, Passed } from './sign-in.style';
import { useAddressCheck } from './use-address-check';
import { useEntrance } from './use-entrance';

export interface SignInFormProps {
  isRegistration: boolean;
  invitation: Invitation;
  onForgot: (address: string) => void;
}

const MALFORMED = 'Oops! Please Enter valid email id';

/** Whether a hand typed or pasted it; what a password manager fills in comes as another event. */
function isByHand(event: Event): boolean {
  return event instanceof InputEvent && /^insert(Text|FromPaste|FromDrop)/.test(event.inputType);
}

/**
 * Address and password. Signing in, the password opens when the address has passed its check; registering, at once. It
 * is closed for hands and assistive technology only: the Tab key leads there and a password manager fills it, and what
 * is typed while the check is under way stays.
 */
export function SignInForm({ isRegistration, invitation, onForgot }: SignInFormProps) {
  const [remembered] = useState(() => (isRegistration ? '' : rememberedAddress()));
  const [email, setEmail] = useState(invitation.address || remembered);
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(remembered !== '');
  const { isEntering, refusal, send } = useEntrance();
  const address = email.trim();
  const { current, check } = useAddressCheck(address, remembered);
  const [isMalformed, setMalformed] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const lastWish = useRef(0);
  const isPasswordOpen = isRegistration || current.is === 'passed';
  const takesPassword = isPasswordOpen || current.is === 'running';

  const enter = async () => {
    if (!isRegistration && !isWellFormed(address)) {
      setMalformed(true);
      emailField.current?.focus();
      return;
    }
    const wish = ++lastWish.current;
    if (!isRegistration && !(await check())) return;
    if (wish !== lastWish.current) return;
    if (password === '') {
      passwordField.current?.focus();
      return;
    }
    const code = isRegistration ? invitation.code : undefined;
    await send({ email: address, password, isRegistration, rememberMe, code });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEntering) await enter();
  };
  const { email: emailError, password: passwordError } = refusal.fields;
  const failed = current.is === 'failed' ? current.error : isMalformed ? MALFORMED : undefined;
  const checkError = isRegistration ? undefined : failed;

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Email"
        type="email"
        size={44}
        ref={emailField}
        name="email"
        autoFocus
        autoComplete="username"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setMalformed(false);
        }}
        onBlur={() => !isRegistration && void check()}
        error={checkError ?? emailError}
        suffix={
          current.is === 'passed' ? (
            <Passed role="img" aria-label="Address found">
              <CircleCheck size={18} />
            </Passed>
          ) : (
            current.is === 'running' && <Spinner />
          )
        }
      />
      {current.is === 'passed' && current.companyLogo && (
        <CompanyLogo>
          <img src={current.companyLogo} alt="Your company" />
        </CompanyLogo>
      )}
      <PasswordField
        label="Password"
        size={44}
        autoComplete={isRegistration ? 'new-password' : 'current-password'}
        ref={passwordField}
        name="password"
        aria-disabled={!isPasswordOpen || undefined}
        value={password}
        onChange={({ target, nativeEvent }) => {
          if (takesPassword || !isByHand(nativeEvent)) setPassword(target.value);
        }}
        hint={!isRegistration && <TextButton onClick={() => onForgot(address)}>Forgot Password</TextButton>}
        help={isRegistration ? 'At least 8 characters' : undefined}
        error={passwordError}
      />
      <CheckBox
        label="Remember me"
        checked={rememberMe}
        onChange={(event) => setRememberMe(event.target.checked)}
      />
      {refusal.text !== '' && !emailError && !passwordError && <Failure>{refusal.text}</Failure>}
      <Button
        kind="main"
        size={44}
        wide
        type="submit"
        busy={isEntering}
        busyLabel={isRegistration ? 'Registering' : 'Signing in'}
      >
        {isRegistration ? 'Register' : 'Login'}
      </Button>
    </Form>
  );
}
