import {
  paymentSettings,
  promoCheck,
  purchase as purchaseCall,
  PURCHASED,
  testConfirm,
} from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import {
  badInput,
  notFound,
  preparedWrite,
  Problem,
  read,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { findPlan } from '../plans/plan.model';
import { taxOn } from '../plans/sales-tax';
import { discountOf } from '../promo-codes/promo-code.rules';
import { checkPromo } from '../promo-codes/use-promo';
import { ProviderRefusal, type CardProvider } from '../provider/card-provider';
import { isTestProvider } from '../provider/test-provider';
import { beginRenewalAtOnce } from '../renewals/begin-renewal';
import { payPurchase, type PaidFor } from './pay-purchase';

/** The calls by which plans are bought. */
export const purchaseRoutes = (service: Service, provider: CardProvider | null): readonly Route[] => [
  read(paymentSettings, async () => settingsOf(provider)),
  read(promoCheck, async ({ database, now }, { promocode, modelId }) => {
    const { timezone } = service.platform;
    const promo = await checkPromo(database, promocode, { now, timezone });
    const plan = modelId ? await findPlan(database, modelId) : undefined;
    const net = plan?.finalPriceCents ? plan.finalPriceCents - discountOf(promo, plan.finalPriceCents) : null;
    const tax = net === null ? null : taxOn(net, plan?.taxPercent ?? 0);
    return {
      code: promo.code,
      isActive: promo.isActive,
      isPercentage: promo.isPercentage,
      value: Number(promo.value),
      amount: net === null ? null : net + (tax ?? 0),
      tax,
    };
  }),
  preparedWrite(purchaseCall, [], async ({ session, requestId: correlationId }, form) => {
    const till = { service, session, correlationId, provider: taken(provider) };
    const paid = await payPurchase(till, session, form);
    await beginRenewalAtOnce(service, till.provider, paid.purchase);
    return async () => answerOf(paid);
  }),
  preparedWrite(testConfirm, [], async (_context, { clientSecret, isConfirmed }) => {
    if (!provider || !isTestProvider(provider)) throw notFound('This payment');
    if (await provider.answerCard(clientSecret, isConfirmed)) return async () => ({ message: PURCHASED });
    await provider.answer(clientSecret, isConfirmed).catch((error: unknown) => {
      throw error instanceof ProviderRefusal ? notFound('This payment') : error;
    });
    return async () => ({ message: PURCHASED });
  }),
];

const settingsOf = (provider: CardProvider | null): AnswerOf<typeof paymentSettings> => ({
  provider: provider?.kind ?? 'none',
  publishableKey: provider?.publishableKey ?? null,
});

function taken(provider: CardProvider | null): CardProvider {
  if (provider) return provider;
  throw badInput({ paymentId: 'Cards are not taken here. Call us to buy a plan.' });
}

/** What came of a purchase. Throws 402 with the words for the holder of the card where it came to nothing. */
function answerOf({ purchase, clientSecret }: PaidFor): AnswerOf<typeof purchaseCall> {
  const { status, failure } = purchase;
  if (status === 'granted') return { message: PURCHASED };
  if (clientSecret) return { requiresAction: true, clientSecret };
  if (status === 'failed')
    throw new Problem(402, failure ?? 'Payment failed. Please try again.', { code: 'PAYMENT_FAILED' });
  throw new Problem(
    503,
    'The card provider is still working on the payment. Look at the history in a moment.',
    {
      code: 'PROVIDER_UNAVAILABLE',
    },
  );
}
