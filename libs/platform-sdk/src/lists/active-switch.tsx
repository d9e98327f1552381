import { activeOrNot } from '@washcoat/contract-kernel';
import { Pill } from '@washcoat/ui';
import { RowSwitch } from './row-switch';

export interface ActiveSwitchProps {
  /** Which switch of which record. */
  label: string;
  isOn: boolean;
  /** The version of the record in the row. */
  version: number;
  /** Saves the record with the new value and answers what to say; rejects with the problem. */
  save: (isOn: boolean) => Promise<{ message: string }>;
  /** Has the list read again: somebody else changed the record meanwhile. */
  onStale: () => void;
  /** Why it cannot be switched. */
  disabledReason?: string;
}

/** The switch of a row whose record counts its changes. */
export function ActiveSwitch(props: ActiveSwitchProps) {
  return <RowSwitch {...props} />;
}

/** The same in a word, for those who may not switch it. */
export function ActivePill({ isOn }: { isOn: boolean }) {
  const [on, off] = activeOrNot;
  return <Pill kind={isOn ? 'success' : 'neutral'}>{isOn ? on : off}</Pill>;
}
