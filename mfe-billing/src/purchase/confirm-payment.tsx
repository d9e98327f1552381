import { lazyScreen } from '@washcoat/platform-sdk';
import { usePaymentSettingsQuery } from './purchase.api';
import { TestConfirm } from './test-confirm';

const StripeConfirm = lazyScreen(() => import('./stripe-confirm'), { waiting: null });

export interface ConfirmPaymentProps {
  clientSecret: string;
  /** The dialog of the card provider is gone, whatever was said there. */
  onAnswered: () => void;
}

/** Has the holder of a card confirm a payment that no card is entered for, in the dialog of the card provider. */
export function ConfirmPayment(props: ConfirmPaymentProps) {
  const { data } = usePaymentSettingsQuery({});
  if (data?.provider === 'test') return <TestConfirm {...props} />;
  if (data?.provider !== 'stripe' || !data.publishableKey) return null;
  return <StripeConfirm publishableKey={data.publishableKey} {...props} />;
}
