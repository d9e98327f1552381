import { useState } from 'react';
import type { confirmRegistration } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { hrefTo, problemOf, problemText, useLocation } from '@washcoat/platform-sdk';
import { Button, Spinner } from '@washcoat/ui';
import { useRegistrationLinkQuery, useRenewLinkMutation } from '../session/shell.api';
import { ConfirmForm } from './confirm-form';
import { SignInFrame } from './sign-in-frame';
import { Aside, Done, Failure, Form } from './sign-in.style';

const TITLE = 'Confirm your address';
const FAILED = 'Oops! Something went wrong. Please try again later';

/** `/confirm/{token}`: confirms the address of who registers, or a new one, by the link of the mail and the password. */
export function ConfirmScreen() {
  const token = useLocation().pathname.split('/')[2] ?? '';
  const { data, error, isLoading, refetch } = useRegistrationLinkQuery({ token });
  const [confirmed, setConfirmed] = useState<AnswerOf<typeof confirmRegistration>>();
  if (confirmed) return <Confirmed {...confirmed} />;
  if (isLoading)
    return (
      <SignInFrame title={TITLE} intro="Looking at your link.">
        <Spinner />
      </SignInFrame>
    );
  if (!data) {
    const isUnknown = problemOf(error).code === 'LINK_UNKNOWN';
    return (
      <SignInFrame title={TITLE} intro="This did not work.">
        <Form as="div">
          <Failure role="alert">{problemText(error, FAILED)}</Failure>
          {!isUnknown && <Button onClick={() => void refetch()}>Try again</Button>}
        </Form>
        <Aside>
          <a {...hrefTo('/invite')}>Register</a>
        </Aside>
      </SignInFrame>
    );
  }
  if (data.state === 'used')
    return (
      <SignInFrame title={TITLE} intro="This link was used before, so your address is confirmed.">
        <ToSignIn />
      </SignInFrame>
    );
  if (data.state === 'expired') return <Expired token={token} email={data.email} />;
  return (
    <SignInFrame
      title={TITLE}
      intro={
        data.of === 'account'
          ? `Type the password of your account. From then on you sign in with ${data.email}.`
          : `Type the password that you chose for ${data.email}.`
      }
    >
      <ConfirmForm
        token={token}
        email={data.email}
        onConfirmed={setConfirmed}
        onStale={() => void refetch()}
      />
    </SignInFrame>
  );
}

function Confirmed({ of, email, isWaiting }: AnswerOf<typeof confirmRegistration>) {
  return (
    <SignInFrame
      title="Address confirmed"
      intro={
        isWaiting
          ? `We look at new accounts before they open, and write to ${email} as soon as yours does.`
          : of === 'account'
            ? `You sign in with ${email} from now on.`
            : 'Your account is open.'
      }
    >
      <ToSignIn />
    </SignInFrame>
  );
}

function ToSignIn() {
  return (
    <Aside>
      <a {...hrefTo('/')}>Sign in</a>
    </Aside>
  );
}

function Expired({ token, email }: { token: string; email: string }) {
  const [renew, { data, error, isLoading }] = useRenewLinkMutation();
  return (
    <SignInFrame title={TITLE} intro="This link has expired. Links work for 24 hours.">
      <Form as="div">
        {data && <Done role="status">{`A new link is on its way to ${email}.`}</Done>}
        {error !== undefined && <Failure role="alert">{problemText(error, FAILED)}</Failure>}
        {!data && (
          <Button
            kind="main"
            size={44}
            wide
            busy={isLoading}
            busyLabel="Sending"
            onClick={() => void renew({ token })}
          >
            Send a new link
          </Button>
        )}
      </Form>
      <ToSignIn />
    </SignInFrame>
  );
}
