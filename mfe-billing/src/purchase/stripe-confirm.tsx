import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect } from 'react';

export interface StripeConfirmProps {
  publishableKey: string;
  clientSecret: string;
  onAnswered: () => void;
}

/** Has the holder of a card confirm a payment in the dialog of Stripe; what came of it the server asks Stripe itself. */
export default function StripeConfirm({ publishableKey, clientSecret, onAnswered }: StripeConfirmProps) {
  useEffect(() => {
    let isGone = false;
    const answered = () => void (!isGone && onAnswered());
    loadStripe(publishableKey)
      .then((stripe) => stripe?.handleNextAction({ clientSecret }))
      .then(answered, answered);
    return () => {
      isGone = true;
    };
  }, [publishableKey, clientSecret, onAnswered]);
  return null;
}
