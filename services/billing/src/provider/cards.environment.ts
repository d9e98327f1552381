import type { Service } from '@washcoat/service-kit';
import { z } from 'zod';
import type { CardProvider } from './card-provider';
import { stripeProvider } from './stripe-provider';
import { testProvider } from './test-provider';

/** By whom cards are charged. Without Stripe's keys a demonstration charges test cards, and an installation none. */
export const cardsEnvironment = z
  .object({
    STRIPE_SECRET_KEY: z.string().min(1).optional().describe('charges cards by Stripe'),
    STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional().describe("opens Stripe's fields in pages"),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional().describe('checks what Stripe tells'),
    PAYMENT_PROVIDER: z.enum(['stripe', 'test']).optional().describe('test: test cards, never in production'),
    NODE_ENV: z.string().optional(),
  })
  .strip();

/** How an installation charges cards. */
export interface CardsOptions {
  /** Null where no card is taken. */
  provider(service: Pick<Service, 'database'>): CardProvider | null;
}

/** Cards of nobody: what is bought is paid by nothing. */
export const testCards: CardsOptions = { provider: ({ database }) => testProvider(database) };

/** No card is taken. */
export const noCards: CardsOptions = { provider: () => null };

/**
 * The options of an environment; `isEmbedded` is the whole product in one process, as people try it. A service that runs
 * by itself takes test cards where they are asked for in development only. Throws where they may not be, and where one
 * of Stripe's keys is missing.
 */
export function cardsOptions(
  environment: z.output<typeof cardsEnvironment>,
  { isEmbedded }: { isEmbedded: boolean },
): CardsOptions {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = environment;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENT_PROVIDER: asked } = environment;
  const { NODE_ENV: mode } = environment;
  const mayTest = isEmbedded ? mode !== 'production' : mode === 'development';
  if (asked === 'test' && !mayTest)
    throw new Error('PAYMENT_PROVIDER: test cards are for demonstrations, not for production.');
  if (asked === 'test') return testCards;
  if (secretKey && publishableKey && webhookSecret) {
    const stripe = stripeProvider({ secretKey, publishableKey, webhookSecret });
    return { provider: () => stripe };
  }
  if (secretKey || publishableKey || webhookSecret || asked === 'stripe')
    throw new Error(
      'The environment is not complete. STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together.',
    );
  return isEmbedded && mayTest ? testCards : noCards;
}
