import { isPassing } from '@washcoat/platform-sdk';
import { useRef, useState } from 'react';
import { CardProblem, noCard, type CardFields, type Customer, type NamedCard } from './card';
import { cardProblem } from './card-problem';
import { useBuyPlanMutation, type Plan, type Promo, type PurchaseRequest } from './purchase.api';

const FAILED = 'Payment failed. Please try again.';

/** What is to be paid for a plan, cents, with its sales tax. */
export const amountOf = (
  { finalPrice, tax }: Pick<Plan, 'finalPrice' | 'tax'>,
  promo: Promo | null,
): number => promo?.amount ?? Math.round(finalPrice * 100) + tax;

/** The sales tax in that, cents. */
export const taxOf = ({ tax }: Pick<Plan, 'tax'>, promo: Promo | null): number => promo?.tax ?? tax;

export interface Order {
  plan: Plan;
  promo: Promo | null;
  renews: boolean;
  customer: Customer;
  fields: CardFields | null;
}

/**
 * Buys a plan. A card is named once for each try; where nobody knows what came of it, the next try is the same one,
 * whatever was changed meanwhile, so that nothing is charged twice.
 */
export function usePurchase(onDone: () => void) {
  const [buy] = useBuyPlanMutation();
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const unknown = useRef<PurchaseRequest>(undefined);

  const send = async (order: Order) => {
    const request = unknown.current ?? (await requestOf(order));
    unknown.current = request;
    const first = await buy(request).unwrap();
    if (!first.requiresAction || !first.clientSecret) return;
    await order.fields?.confirm(first.clientSecret);
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
      setProblem(cardProblem(error, FAILED));
    }
    setPaying(false);
  };
  /** What is to be paid was changed: a refusal of before says nothing of it. What nobody knows the end of stays said. */
  const changed = () => {
    if (!unknown.current) setProblem(undefined);
  };
  return { pay, changed, isPaying, problem };
}

async function requestOf({ plan, promo, renews, customer, fields }: Order): Promise<PurchaseRequest> {
  const seenAmount = amountOf(plan, promo);
  const card = seenAmount === 0 ? noCard() : await named(fields, customer);
  return { ...customer, ...card, modelId: plan.modelId, promocode: promo?.code, seenAmount, renews };
}

function named(fields: CardFields | null, customer: Customer): Promise<NamedCard> {
  if (!fields) throw new CardProblem('The card field is still loading.');
  return fields.name(customer);
}
