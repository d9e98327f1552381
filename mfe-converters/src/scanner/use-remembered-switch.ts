import { useSession } from '@washcoat/platform-sdk';
import { useState } from 'react';

/** A switch that is off until the user turns it on, remembered in the browser. */
export function useRememberedSwitch(name: string): [isOn: boolean, turn: (isOn: boolean) => void] {
  const key = `washcoat.${name}.${useSession().userId}`;
  const [isOn, setOn] = useState(() => localStorage.getItem(key) === 'on');
  const turn = (next: boolean) => {
    localStorage.setItem(key, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, turn];
}
