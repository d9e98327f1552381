import { paymentWebhook } from '@washcoat/contract-billing';
import { notFound, Problem, raw, timers, type Route, type Service } from '@washcoat/service-kit';
import type { Context } from 'koa';
import { SignatureProblem, type CardProvider, type ProviderEvent } from '../provider/card-provider';
import { keepEvent } from './keep-event';
import { processEvents } from './process-events';

/** The call by which the card provider tells what happened: checked, kept, acknowledged, and worked on after that. */
export const webhookRoutes = (service: Service, provider: CardProvider | null): readonly Route[] => [
  raw(paymentWebhook, async (_context, koa) => {
    if (!provider) throw notFound('This call');
    const event = readEvent(provider, koa);
    await keepEvent(service.database, event);
    koa.body = { received: true };
    timers.after(
      0,
      () =>
        void processEvents(service, provider, event.eventId).catch((error: unknown) => {
          service.platform.logger.error({ error }, 'what the card provider told waits');
        }),
    );
  }),
];

/** Reads what was told by the signature over its body as it was sent. Throws 400, which tells nothing of the reason. */
function readEvent(provider: CardProvider, koa: Context): ProviderEvent {
  try {
    return provider.readEvent(koa.request.rawBody ?? '', koa.get('stripe-signature'));
  } catch (cause) {
    if (cause instanceof SignatureProblem)
      throw new Problem(400, cause.message, { code: 'WEBHOOK_SIGNATURE', cause });
    throw cause;
  }
}
