import { useRef, useState } from 'react';
import { problemOf, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useSignInMutation } from '../session/shell.api';
import { rememberAddress } from './address';
import { enter } from './enter';

/** Why somebody was not let in. */
interface Refusal {
  text: string;
  /** What is wrong with the address or the password itself. */
  fields: Record<string, string>;
}

const none: Refusal = { text: '', fields: {} };

/** Sends the form and begins the session; what was typed stays when it is refused. */
export function useEntrance() {
  const [isEntering, setEntering] = useState(false);
  const [refusal, setRefusal] = useState(none);
  const [signIn] = useSignInMutation();
  const refusalToast = useRef(0);

  const send = async (form: Parameters<typeof signIn>[0]) => {
    setEntering(true);
    setRefusal(none);
    toast.dismiss(refusalToast.current);
    const { data, error } = await signIn(form);
    if (data) {
      rememberAddress(form.email, form.rememberMe ?? false);
      await enter(data);
      return;
    }
    const text = problemText(error, 'Invalid Credentials');
    setRefusal({ text, fields: problemOf(error).fields ?? {} });
    refusalToast.current = toast.error(text);
    setEntering(false);
  };
  return { isEntering, refusal, send };
}
