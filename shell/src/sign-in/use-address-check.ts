import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useCheckAddressMutation } from '../session/shell.api';
import { isWellFormed } from './address';

/** What is known about the address in the form. */
export type AddressCheck =
  | { is: 'unknown' | 'running'; address: string }
  | { is: 'passed'; address: string; companyLogo: string | null }
  | { is: 'failed'; address: string; error: string };

const unknown: AddressCheck = { is: 'unknown', address: '' };

/**
 * Asks the server about an address before the password opens. What was found holds for that address only: another one
 * is unknown again. An address that is remembered is checked at once.
 */
export function useAddressCheck(address: string, remembered: string) {
  const [send] = useCheckAddressMutation();
  const [last, setLast] = useState<AddressCheck>(unknown);
  const running = useRef<{ address: string; answer: Promise<boolean> } | null>(null);
  const current = last.address === address ? last : unknown;

  const ask = async (): Promise<boolean> => {
    setLast({ is: 'running', address });
    const { data, error } = await send({ email: address });
    const found: AddressCheck = data
      ? { is: 'passed', address, companyLogo: data.companyLogo }
      : { is: 'failed', address, error: problemText(error, 'Oops! Please Enter valid email id') };
    setLast((now) => (now.address === address ? found : now));
    if (found.is === 'failed') toast.error(found.error);
    return found.is === 'passed';
  };
  /**
   * Checks the address unless it is malformed or has passed; answers whether the password is open. Who asks while it is
   * being checked waits for the same answer.
   */
  const check = async (): Promise<boolean> => {
    if (current.is === 'passed') return true;
    if (!isWellFormed(address)) return false;
    if (running.current?.address === address) return running.current.answer;
    const mine = { address, answer: ask() };
    running.current = mine;
    const isPassed = await mine.answer;
    if (running.current === mine) running.current = null;
    return isPassed;
  };

  const checkRemembered = useEffectEvent(() => void check());
  useEffect(() => {
    if (remembered !== '') checkRemembered();
  }, [remembered]);
  return { current, check };
}
