import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { Button, CheckBox, PasswordField, Spinner, TextButton, TextField, toast } from '@washcoat/ui';
import { useSignInMutation } from '../session/shell.api';
import { rememberAddress, rememberedAddress } from './address';
import { CompanyLogo, Failure, Form, Passed } from './sign-in.style';
import { enter } from './enter';
import { useAddressCheck } from './use-address-check';

export interface SignInFormProps {
  isRegistration: boolean;
  /** The address that the link of an invitation brings. */
  invited: string;
  onForgot: (address: string) => void;
}

/** Address and password. Signing in, the password opens when the address has passed its check; registering, at once. */
export function SignInForm({ isRegistration, invited, onForgot }: SignInFormProps) {
  const [remembered] = useState(() => (isRegistration ? '' : rememberedAddress()));
  const [email, setEmail] = useState(invited || remembered);
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(remembered !== '');
  const [failure, setFailure] = useState('');
  const [isEntering, setEntering] = useState(false);
  const [signIn] = useSignInMutation();
  const address = email.trim();
  const { current, check } = useAddressCheck(address, remembered);
  const isPasswordOpen = isRegistration || current.is === 'passed';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEntering || (!isRegistration && !(await check())) || password === '') return;
    setEntering(true);
    setFailure('');
    const { data, error } = await signIn({ email: address, password, isRegistration, rememberMe });
    if (data) {
      rememberAddress(address, rememberMe);
      await enter(data);
      return;
    }
    const text = problemText(error, 'Invalid Credentials');
    setFailure(text);
    toast.error(text);
    setEntering(false);
  };

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
        error={current.is === 'failed' && !isRegistration ? current.error : undefined}
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
      />
      <CheckBox
        label="Remember me"
        checked={rememberMe}
        onChange={(event) => setRememberMe(event.target.checked)}
      />
      {failure !== '' && <Failure>{failure}</Failure>}
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
