import Stripe from 'stripe';
import { z } from 'zod';
import { clock } from '@washcoat/service-kit';
import { SignatureProblem, type ProviderEvent } from './card-provider';

/** What was signed longer ago is not taken any more, however right its signature is. */
const TOLERANCE_S = 300;

/** What every event of the provider says of itself, whatever it tells. */
const eventShape = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  // Seconds, within what a date of JavaScript can say.
  created: z.number().int().nonnegative().max(8_640_000_000_000),
  data: z.object({ object: z.record(z.string(), z.unknown()).nullish() }),
});

/** Reads an event by the signature over its body as it was sent. Throws SignatureProblem. */
export function readStripeEvent(body: string, signature: string, secret: string): ProviderEvent {
  try {
    if (isAhead(signature)) throw new Error('It is dated ahead.');
    const signed = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_S,
      undefined,
      clock.ms(),
    );
    const { id, type, created, data } = eventShape.parse(signed);
    return { eventId: id, kind: type, toldAt: new Date(created * 1000), payload: { ...data.object } };
  } catch (error) {
    throw new SignatureProblem('This was not signed by the card provider.', { cause: error });
  }
}

/**
 * Whether it was signed later than now, beyond what clocks differ by: it could be replayed for as long as it is ahead. Of
 * several moments in a signature the latest counts, whichever of them is the signed one.
 */
function isAhead(signature: string): boolean {
  const moments = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return Math.max(...moments) - clock.ms() / 1000 > TOLERANCE_S;
}
