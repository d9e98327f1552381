import { addMonths } from 'date-fns/addMonths';
import { clock, newId } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import {
  ProviderRefusal,
  ProviderUnreachable,
  type CardFacts,
  type CardProvider,
  type PaymentOrder,
  type ProviderBill,
  type ProviderPayment,
} from './card-provider';
import { readStripeEvent } from './stripe-event';
import { TestCardModel } from './test-card.model';
import {
  answerForCard,
  keepTestCard,
  storeTestCard,
  testCardFacts,
  testCards,
  useTestCard,
} from './test-wallet';
import { isTestId } from './test-ids';
import { testCardOf } from './test-cards';
import { beginTestRenewal, endTestRenewal, hasTestRenewalEnded, runningTestRenewals } from './test-renewals';
import { TestPaymentModel, type TestPayment, type TestRecord } from './test-payment.model';

const { columns: t } = TestPaymentModel;

/** By which events for tests are signed. It protects nothing: an event only makes billing ask the provider. */
export const TEST_WEBHOOK_SECRET = 'whsec_test';

/** What happens at the provider without the product: its holder confirms, the house refunds, a bank disputes. */
export interface TestProvider extends CardProvider {
  readonly kind: 'test';
  /** The holder of a card confirms a payment, or does not. */
  answer(clientSecret: string, isConfirmed: boolean): Promise<ProviderPayment>;
  /** The same for a card that is to be kept; answers whether there is one. */
  answerCard(clientSecret: string, isConfirmed: boolean): Promise<boolean>;
  refund(intentId: string, refunded: number): Promise<ProviderPayment>;
  dispute(intentId: string, dispute: ProviderPayment['dispute']): Promise<ProviderPayment>;
  /** Charges a renewal once more; what is not paid may wait for its payer to confirm it. */
  charge(
    bill: Pick<ProviderBill, 'providerId' | 'amount' | 'isPaid'> &
      Pick<TestRecord, 'again'> & { isToConfirm?: boolean },
  ): Promise<ProviderBill>;
}

/** Payments by nobody's card, with books of their own beside those of billing: for demonstrations and tests. */
export function testProvider(database: Knex): TestProvider {
  const change = (find: Record<string, string> | Knex.Raw, how: (payment: TestRecord) => TestRecord) =>
    database.transaction(async (trx) => {
      const found = await TestPaymentModel.query(trx).where(find).forUpdate().first();
      if (!found) throw new ProviderRefusal('There is no such payment.');
      const record = how(found.record);
      await TestPaymentModel.query(trx).findById(found.intentId).patch({ record });
      return record;
    });
  const find = async (intentId: string) =>
    (await TestPaymentModel.query(database).findById(intentId))?.record;
  /** With what each renewal was asked: as at Stripe, a key belongs to the words that it came with first. */
  const askedWith = new Map<string, string>();
  const assertSame = (key: string, order: object) => {
    const words = JSON.stringify(order);
    if ((askedWith.get(key) ?? words) !== words)
      throw new ProviderUnreachable(`The key ${key} was used with something else.`);
    askedWith.set(key, words);
  };
  return {
    kind: 'test',
    publishableKey: null,
    owns: isTestId,
    isPaymentMethod: (id) => /^pm_test_[a-z]+_[0-9a-f]{32}$/.test(id),
    async open(order) {
      const idempotencyKey = `open ${order.purchaseId}`;
      await insertOnce(database, { idempotencyKey, record: opened(order) });
      const found = await TestPaymentModel.query(database).where(t.idempotencyKey, idempotencyKey).first();
      if (!found) throw new Error(`The payment of ${order.purchaseId} is not there.`);
      return found.record;
    },
    confirm: (intentId, paymentMethod) =>
      change({ [t.intentId]: intentId }, (payment) =>
        payment.status === 'unconfirmed' ? taken(payment, paymentMethod) : payment,
      ),
    find: async (intentId) => (await find(intentId)) ?? null,
    abandon: (intentId) =>
      change({ [t.intentId]: intentId }, (payment) =>
        ['unconfirmed', 'requires_action'].includes(payment.status)
          ? { ...payment, status: 'failed', failure: 'The payment was given up.' }
          : payment,
      ),
    async *payments(since) {
      const rows = await TestPaymentModel.query(database).where(t.createdAt, '>=', since).orderBy(t.intentId);
      for (const { record } of rows) yield record;
    },
    readEvent: (body, signature) => readStripeEvent(body, signature, TEST_WEBHOOK_SECRET),
    async renew(order) {
      const { renewalId, purchaseId, intentId, customerId: named, nextAt } = order;
      assertSame(purchaseId, order);
      const customerId = named ?? `cus_test_${purchaseId}`;
      const facts = (await find(intentId))?.card;
      const cardId = `pm_test_kept_${intentId.replace(/^pi_test_/, '').replaceAll('-', '')}`;
      if (facts) await storeTestCard(database, { cardId, customerId, facts, clientSecret: null });
      const providerId = `sub_test_${renewalId}`;
      await beginTestRenewal(database, { providerId, renewalId });
      return { providerId, customerId, nextAt };
    },
    async renewAgain(order) {
      const { key, renewalId, customerId, nextAt } = order;
      assertSame(key, order);
      const providerId = `sub_test_${key.replace(' ', '_')}`;
      await beginTestRenewal(database, { providerId, renewalId });
      return { providerId, customerId, nextAt };
    },
    customerOf: async ({ userId }) => `cus_test_${userId}`,
    cards: (customerId) => testCards(database, customerId),
    keepCard: (customerId, paymentMethod) => keepTestCard(database, customerId, paymentMethod),
    async useCard({ customerId, cardId, renewals }) {
      await useTestCard(database, customerId, cardId);
      const facts = await testCardFacts(database, cardId);
      const tried = await Promise.all(renewals.map((providerId) => payNewest(database, providerId, facts)));
      return tried.flat();
    },
    payers: async (customerId, renewals) =>
      (await testCards(database, customerId)).flatMap(({ cardId, isDefault }) =>
        isDefault && renewals.length ? [cardId] : [],
      ),
    forgetCard: async (cardId) => void (await TestCardModel.query(database).findById(cardId).delete()),
    answerCard: (clientSecret, isConfirmed) => answerForCard(database, clientSecret, isConfirmed),
    endRenewal: (providerId) => endTestRenewal(database, providerId),
    hasEnded: (providerId) => hasTestRenewalEnded(database, providerId),
    runningRenewals: () => runningTestRenewals(database),
    async findBill(billId) {
      const [found] = await TestPaymentModel.query(database).where(t.idempotencyKey, `bill ${billId}`);
      return found ? billOf(found.record) : null;
    },
    async findBillOf(intentId) {
      const record = await find(intentId);
      return record ? billOf(record) : null;
    },
    async payBill(billId, attempt) {
      await change({ [t.idempotencyKey]: `bill ${billId}` }, (payment) => triedAgain(payment, attempt));
    },
    async *paidBills(since) {
      const rows = await TestPaymentModel.query(database).where(t.createdAt, '>=', since).orderBy(t.intentId);
      for (const { record } of rows) {
        const bill = billOf(record);
        if (bill?.isPaid) yield bill;
      }
    },
    answer: (clientSecret, isConfirmed) =>
      change(database.raw(`record->>'clientSecret' = ?`, [clientSecret]), (payment) =>
        payment.status === 'requires_action' ? confirmed(payment, isConfirmed) : payment,
      ),
    refund: (intentId, refunded) =>
      change({ [t.intentId]: intentId }, (payment) => ({ ...payment, refunded })),
    dispute: (intentId, dispute) =>
      change({ [t.intentId]: intentId }, (payment) => ({ ...payment, dispute })),
    async charge({ again, isToConfirm, ...asked }) {
      const billId = `in_test_${newId()}`;
      const record = opened({ purchaseId: newId(), amount: asked.amount });
      const renewalId = /^sub_test_([0-9a-f-]{36})/.exec(asked.providerId)?.[1] ?? null;
      const nextAt = addMonths(clock.now(), 1);
      const bill = { ...asked, billId, renewalId, intentId: record.intentId, nextAt };
      const unpaid = isToConfirm ? 'requires_action' : 'failed';
      const status = asked.isPaid ? 'succeeded' : unpaid;
      await insertOnce(database, {
        idempotencyKey: `bill ${billId}`,
        record: { ...record, purchaseId: null, status, bill, again },
      });
      return bill;
    },
  };
}

/** The bill that a payment was made for. As JSON its moment is text, and one of before does not name its renewal. */
function billOf({ bill, status }: TestRecord): ProviderBill | null {
  if (!bill) return null;
  const nextAt = bill.nextAt && new Date(bill.nextAt);
  return { ...bill, isPaid: status === 'succeeded', renewalId: bill.renewalId ?? null, nextAt };
}

/** A bill that its card was tried for once more; one that is paid, or that this attempt was made for, stays as it is. */
function triedAgain(payment: TestRecord, attempt: string): TestRecord {
  const { status, again = 'succeeded', attempts = [] } = payment;
  if (status === 'succeeded' || attempts.includes(attempt)) return payment;
  const failure = again === 'failed' ? 'Your card was declined.' : null;
  return { ...payment, status: again, failure, attempts: [...attempts, attempt] };
}

/** Pays the last bill of a renewal that is open, by a card. */
async function payNewest(database: Knex, providerId: string, card: CardFacts | null): Promise<string[]> {
  const bills = await TestPaymentModel.query(database)
    .whereRaw(`record->'bill'->>'providerId' = ?`, [providerId])
    .orderBy(t.createdAt, 'desc')
    .limit(1);
  return Promise.all(
    bills.flatMap(({ intentId, record: { bill, ...payment } }) => {
      if (!bill || payment.status === 'succeeded') return [];
      const record = { ...payment, card, status: 'succeeded' as const, bill: { ...bill, isPaid: true } };
      return [
        TestPaymentModel.query(database)
          .findById(intentId)
          .patch({ record })
          .then(() => bill.billId),
      ];
    }),
  );
}

async function insertOnce(
  database: Knex,
  { idempotencyKey, record }: Omit<TestPayment, 'intentId' | 'createdAt'>,
) {
  const row = { idempotencyKey, record, intentId: record.intentId, createdAt: clock.now() };
  await TestPaymentModel.query(database).insert(row).onConflict('idempotency_key').ignore();
}

function opened({ purchaseId, amount }: Pick<PaymentOrder, 'purchaseId' | 'amount'>): ProviderPayment {
  const intentId = `pi_test_${newId()}`;
  return {
    intentId,
    purchaseId,
    status: 'unconfirmed',
    amount,
    clientSecret: `${intentId}_secret`,
    card: null,
    failure: null,
    refunded: 0,
    dispute: null,
  };
}

function taken(payment: ProviderPayment, paymentMethod: string): ProviderPayment {
  const known = testCardOf(paymentMethod);
  if (!known) throw new ProviderRefusal('There is no such card.');
  const { status, failure, ...card } = known;
  return { ...payment, status, failure, card };
}

const confirmed = (payment: ProviderPayment, isConfirmed: boolean): ProviderPayment =>
  isConfirmed
    ? { ...payment, status: 'succeeded' }
    : { ...payment, status: 'failed', failure: 'The holder of the card did not confirm the payment.' };

/** Whether a provider is the one for tests. */
export const isTestProvider = (provider: CardProvider): provider is TestProvider => provider.kind === 'test';
