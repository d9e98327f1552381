import { datingBack } from '@washcoat/contract-invoicing';
import { useAllowed } from '@washcoat/platform-sdk';
import { CheckBox, type CheckBoxProps } from '@washcoat/ui';

/** Says that a payment was received on a day that is over; for those who may correct orders of the house. */
export function EarlierBox(native: Omit<CheckBoxProps, 'label' | 'help'>) {
  if (!useAllowed(datingBack)) return null;
  return <CheckBox {...native} label="Received earlier" help="Takes a day that is over" />;
}
