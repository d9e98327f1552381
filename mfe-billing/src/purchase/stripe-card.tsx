import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { FailedPart, Field } from '@washcoat/ui';
import { useEffect, useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { CardProblem, type CardFields, type Customer, type NamedCard } from './card';

const Box = styled.div`
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.raised};
`;

export interface StripeCardProps {
  publishableKey: string;
  onReady: (fields: CardFields) => void;
}

/**
 * The field of Stripe in which a card is entered: its number never reaches the page. What Stripe sends it with may not
 * come, behind a blocked address or without a connection.
 */
export default function StripeCard({ publishableKey, onReady }: StripeCardProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isGone = false;
    loadStripe(publishableKey).then(
      (loaded) => !isGone && setStripe(loaded),
      () => !isGone && setFailed(attempt),
    );
    return () => {
      isGone = true;
    };
  }, [publishableKey, attempt]);
  if (failed === attempt)
    return (
      <FailedPart
        title="The card field did not load"
        detail="Nothing is charged. It comes from Stripe: check the connection, or what blocks js.stripe.com."
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  return (
    <Elements stripe={stripe}>
      <Entry onReady={onReady} />
    </Elements>
  );
}

function Entry({ onReady }: Pick<StripeCardProps, 'onReady'>) {
  const stripe = useStripe();
  const elements = useElements();
  const { color } = useTheme();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!stripe || !elements) return;
    onReady({
      async name(customer) {
        const element = elements.getElement(CardElement);
        if (!element) throw new CardProblem('The card field did not load.');
        const billing_details = customer ? billedTo(customer) : undefined;
        const made = await stripe.createPaymentMethod({ type: 'card', card: element, billing_details });
        if (made.error) throw new CardProblem(made.error.message ?? '');
        return namedCard(made.paymentMethod);
      },
      async confirm(clientSecret) {
        const { error } = await stripe.handleNextAction({ clientSecret });
        if (error) throw new CardProblem(error.message ?? '');
      },
    });
  }, [stripe, elements, onReady]);
  return (
    <Field label="Card" required error={problem}>
      <Box>
        <CardElement
          options={{ hidePostalCode: true, style: { base: { color: color.text, fontSize: '16px' } } }}
          onChange={({ error }) => setProblem(error?.message)}
        />
      </Box>
    </Field>
  );
}

const billedTo = ({ fullName, email, addressLine1, addressLine2, city, state, pincode }: Customer) => ({
  name: fullName,
  email,
  address: { line1: addressLine1, line2: addressLine2, city, state, postal_code: pincode, country: 'US' },
});

function namedCard({ id, card }: { id: string; card?: StripeCardFacts }): NamedCard {
  if (!card) throw new CardProblem('This is not a card.');
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`;
  return { paymentId: id, card: card.last4, brand: card.brand, expiry };
}

interface StripeCardFacts {
  last4: string;
  brand: string;
  exp_month: number;
  exp_year: number;
}
