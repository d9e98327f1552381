import type { CardFacts, ProviderPayment } from './card-provider';

/** What a test card does when it is charged. The page makes an id of it: `pm_test_success_…`. */
interface TestCard extends CardFacts {
  status: Extract<ProviderPayment['status'], 'succeeded' | 'failed' | 'requires_action'>;
  failure: string | null;
}

const card = (digits: string): CardFacts => ({ card: digits, brand: 'visa', expiry: '12/34' });

const cards: ReadonlyMap<string, TestCard> = new Map([
  ['success', { ...card('4242'), status: 'succeeded', failure: null }],
  ['decline', { ...card('0002'), status: 'failed', failure: 'Your card was declined.' }],
  ['confirm', { ...card('3155'), status: 'requires_action', failure: null }],
]);

/** The test card that a payment method names, if it names one. */
export const testCardOf = (paymentMethod: string): TestCard | undefined =>
  cards.get(/^pm_test_([a-z]+)_/.exec(paymentMethod)?.[1] ?? '');
