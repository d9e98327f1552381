import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, CheckBox, PasswordField, Spinner, TextButton, TextField } from '@washcoat/ui';
import { rememberedAddress } from './address';
import type { Invitation } from './invitation';
import { CompanyLogo, Failure, Form, Passed } from './sign-in.style';
import { useAddressCheck } from './use-address-check';
import { useEntrance } from './use-entrance';

export interface SignInFormProps {
  isRegistration: boolean;
  invitation: Invitation;
  onForgot: (address: string) => void;
}

/** Address and password. Signing in, the password opens when the address has passed its check; registering, at once. */
export function SignInForm({ isRegistration, invitation, onForgot }: SignInFormProps) {
  const [remembered] = useState(() => (isRegistration ? '' : rememberedAddress()));
  const [email, setEmail] = useState(invitation.address || remembered);
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(remembered !== '');
  const { isEntering, refusal, send } = useEntrance();
  const address = email.trim();
  const { current, check } = useAddressCheck(address, remembered);
  const isPasswordOpen = isRegistration || current.is === 'passed';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEntering || (!isRegistration && !(await check())) || password === '') return;
    const code = isRegistration ? invitation.code : undefined;
    await send({ email: address, password, isRegistration, rememberMe, code });
  };
  const { email: emailError, password: passwordError } = refusal.fields;
  const checkError = current.is === 'failed' && !isRegistration ? current.error : undefined;

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Email"
        type="email"
        size={44}
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
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
        disabled={!isPasswordOpen}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
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
