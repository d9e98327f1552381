import { CheckBox, type CheckBoxProps } from '@washcoat/ui';
import { useSession } from '@washcoat/platform-sdk';

/** Says that a payment was received on a day that is over; for those who may correct orders of the house. */
export function EarlierBox(native: Omit<CheckBoxProps, 'label' | 'help'>) {
  const { hierarchy, canEditInvoice } = useSession();
  if (hierarchy !== 1 || !canEditInvoice) return null;
  return <CheckBox {...native} label="Received earlier" help="Takes a day that is over" />;
}
