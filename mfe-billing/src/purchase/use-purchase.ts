import { isPassing, problemOf, problemText } from '@washcoat/platform-sdk';
import { useRef, useState } from 'react';
import { CardProblem, noCard, type CardFields, type Customer, type NamedCard } from './card';
import { useBuyPlanMutation, type Plan, type Promo } from './purchase.api';

const FAILED = 'Payment failed. Please try again.';

/** What is to be paid for a plan, cents. */
export const amountOf = ({ finalPrice }: Pick<Plan, 'finalPrice'>, promo: Promo | null): number =>
  promo?.amount ?? Math.round(finalPrice * 100);

export interface Order {
  plan: Plan;
  promo: Promo | null;
  renews: boolean;
  customer: Customer;
  fields: CardFields | null;
}

/**
 * Buys a plan. A card is named once for each try; where nobody knows what came of it, the next try is the same one, so
 * that nothing is charged twice.
 */
export function usePurchase(onDone: () => void) {
  const [buy] = useBuyPlanMutation();
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const unknown = useRef<{ order: string; card: NamedCard }>(undefined);

  const send = async (order: Order) => {
    const { plan, promo, renews, customer, fields } = order;
    const seenAmount = amountOf(plan, promo);
    const content = JSON.stringify([plan.modelId, promo?.code, seenAmount, renews, customer]);
    const again = unknown.current?.order === content ? unknown.current.card : undefined;
    const card = again ?? (seenAmount === 0 ? noCard() : await named(fields, customer));
    const request = {
      ...customer,
      ...card,
      modelId: plan.modelId,
      promocode: promo?.code,
      seenAmount,
      renews,
    };
    unknown.current = { order: content, card };
    const first = await buy(request).unwrap();
    if (!first.requiresAction || !first.clientSecret) return;
    await fields?.confirm(first.clientSecret);
    await buy(request).unwrap();
  };

  const pay = async (order: Order) => {
    setPaying(true);
    setProblem(undefined);
    try {
      await send(order);
      unknown.current = undefined;
      onDone();
    } catch (error) {
      if (error instanceof CardProblem || !isPassing(error)) unknown.current = undefined;
      setProblem(wordsOf(error));
    }
    setPaying(false);
  };
  return { pay, isPaying, problem };
}

function named(fields: CardFields | null, customer: Customer): Promise<NamedCard> {
  if (!fields) throw new CardProblem('The card field is still loading.');
  return fields.name(customer);
}

/** The server's message, else the words of the card provider, else the fixed sentence. */
function wordsOf(error: unknown): string {
  if (error instanceof CardProblem) return error.message || FAILED;
  const first = Object.values(problemOf(error).fields ?? {})[0];
  return first ?? problemText(error, FAILED);
}
