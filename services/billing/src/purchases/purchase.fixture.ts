import { randomUUID } from 'node:crypto';
import { purchase, paymentWebhook } from '@washcoat/contract-billing';
import type { Session } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';
import { clock } from '@washcoat/service-kit';
import type { TestService } from '@washcoat/testing';
import Stripe from 'stripe';
import { TEST_WEBHOOK_SECRET } from '../provider/test-provider';

/** What a page sends to buy a plan. */
export type PurchaseRequest = RequestOf<typeof purchase> & Record<string, unknown>;

/** The id that a page makes of a test card. */
export const payBy = (card: 'success' | 'decline' | 'confirm'): string =>
  `pm_test_${card}_${randomUUID().replaceAll('-', '')}`;

/** A purchase as a page sends it, paid by a card that is good unless said otherwise. */
export const aPurchase = (modelId: string, overrides: Partial<PurchaseRequest> = {}): PurchaseRequest => ({
  paymentId: payBy('success'),
  modelId,
  card: '4242',
  brand: 'visa',
  expiry: '12/34',
  fullName: 'Lee Corner',
  email: 'lee@corner.test',
  addressLine1: '12 Mill Road',
  city: 'Atlanta',
  state: 'GA',
  pincode: '30303',
  country: 'United States',
  ...overrides,
});

/** Buys over HTTP. */
export const buy = (billing: TestService, session: Session | null, request: Record<string, unknown>) =>
  billing.call(session, purchase, request);

/** An event as the provider tells it. */
export interface ToldEvent {
  id?: string;
  type: string;
  object: Record<string, unknown>;
  /** By which secret it is signed, and when. */
  secret?: string;
  signedAt?: Date;
  /** Stands before what is signed, as somebody may put it there who sends it once more. */
  signaturePrefix?: string;
}

/** Tells billing of an event, signed as the provider signs. */
export async function tell(
  billing: TestService,
  {
    id = `evt_${randomUUID()}`,
    type,
    object,
    secret = TEST_WEBHOOK_SECRET,
    signedAt = clock.now(),
    signaturePrefix = '',
  }: ToldEvent,
) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(signedAt.getTime() / 1000),
    type,
    data: { object },
  });
  const timestamp = Math.floor(signedAt.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return billing.send<typeof paymentWebhook>({
    method: 'POST',
    url: paymentWebhook.path,
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': `${signaturePrefix}${signature}` },
  });
}

/** A payment as events of the provider name it. */
export const intentObject = (intentId: string) => ({ object: 'payment_intent', id: intentId });
