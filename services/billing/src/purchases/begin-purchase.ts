import type { Session } from '@washcoat/contract-entities';
import { badInput, conflict, newId, notFound, type UnitOfWork } from '@washcoat/service-kit';
import type { CardProvider } from '../provider/card-provider';
import { findPlan, type Plan } from '../plans/plan.model';
import { taxOn } from '../plans/sales-tax';
import { usePromo } from '../promo-codes/use-promo';
import { buyerOf, type PurchaseForm } from './buyer';
import { grantPaid } from './grant-paid';
import type { PurchaseRecord } from './purchase.model';
import {
  beginAlone,
  changePurchase,
  findByKey,
  insertPurchaseOnce,
  otherOpenPurchases,
} from './purchase.repository';
import { isElsewhere } from './finish-purchase';

/** How purchases are made here. */
export interface PurchaseTerms {
  timezone: string;
  /** Who keeps the card for renewals. */
  customerId: string | null;
  provider: Pick<CardProvider, 'isPaymentMethod' | 'owns'>;
}

/**
 * Writes down what somebody sets out to buy, at the price of this moment and with what a promo code takes off it. The
 * payment id counts once: sent again it is the purchase that it was. What costs nothing is granted at once.
 *
 * @throws Problem 404 for a plan that is not there; 400 for Call Us, for a promo code that is not good and for a payment id
 * that is none of the provider; 409 PLAN_GONE
 * for a plan that is not on sale any more, PAYMENT_UNDER_WAY where it is being paid by another id, PRICE_CHANGED where the page showed another price, PAYMENT_ID_REUSED for
 * another purchase by the same payment id
 */
export async function beginPurchase(
  unit: UnitOfWork,
  session: Session,
  form: PurchaseForm,
  { timezone, customerId, provider }: PurchaseTerms,
): Promise<PurchaseRecord> {
  const { trx } = unit;
  const known = await findByKey(trx, session.userId, form.paymentId);
  if (known) return sameAs(known, form);
  const plan = planOnSale(await findPlan(trx, form.modelId));
  const begun = { ...purchaseOf(session, form, plan, unit.now), customerId };
  // Who sends the same at the same moment waits here for what comes of the other one.
  await beginAlone(trx, begun);
  if (!(await insertPurchaseOnce(trx, begun)))
    return sameAs(await findByKey(trx, session.userId, form.paymentId), form);
  if (await isUnderWay(trx, begun, provider)) throw underWay();
  const priced = await withPromo(unit, begun, form, timezone);
  if (form.seenAmount !== undefined && form.seenAmount !== priced.amountCents)
    throw priceChanged(priced.amountCents);
  assertNamesPayment(priced, provider);
  return priced.amountCents === 0 ? grantPaid(unit, { ...priced, status: 'succeeded' }, timezone) : priced;
}

/** What is paid is paid by a card of this provider; what costs nothing has an id of the page. */
function assertNamesPayment(
  { amountCents, paymentKey }: PurchaseRecord,
  provider: PurchaseTerms['provider'],
): void {
  const isFree = amountCents === 0 && /^free_/.test(paymentKey);
  if (!isFree && !provider.isPaymentMethod(paymentKey))
    throw badInput({ paymentId: 'Please enter the valid value' }, 'Check what you entered.');
}

/** One payment for the same plan is being made in another page of the same person. */
async function isUnderWay(
  trx: UnitOfWork['trx'],
  begun: PurchaseRecord,
  provider: PurchaseTerms['provider'],
): Promise<boolean> {
  const others = await otherOpenPurchases(trx, begun);
  return others.some((other) => !isElsewhere(provider, other));
}

const underWay = () =>
  conflict(
    'Another payment for this plan is under way. Look at the history before you pay once more.',
    'PAYMENT_UNDER_WAY',
  );

function planOnSale(plan: Plan | undefined): Plan {
  if (!plan) throw notFound('This plan');
  if (plan.deletedAt) throw conflict('This plan is not on sale any more. Choose another one.', 'PLAN_GONE');
  if (plan.finalPriceCents === 0) throw badInput({ modelId: 'Call us to buy this plan.' });
  return plan;
}

function purchaseOf(session: Session, form: PurchaseForm, plan: Plan, now: Date): PurchaseRecord {
  return {
    purchaseId: newId(),
    userId: session.userId,
    companyId: session.companyId,
    paymentKey: form.paymentId,
    modelId: plan.modelId,
    planVersion: plan.version,
    planName: plan.planName,
    lookupCount: plan.noOfLookups,
    listCents: plan.finalPriceCents,
    ...taxed(plan.finalPriceCents, plan.taxPercent),
    taxPercent: plan.taxPercent,
    promocodeId: null,
    promoCode: null,
    status: 'created',
    intentId: null,
    failure: null,
    ...buyerOf(form),
    renews: form.renews,
    renewalId: null,
    customerId: null,
    refundedCents: 0,
    dispute: null,
    lookupsDueBack: 0,
    lookupsTakenBack: 0,
    createdAt: now,
    updatedAt: now,
  };
}

async function withPromo(
  { trx, now }: UnitOfWork,
  purchase: PurchaseRecord,
  { promocode }: PurchaseForm,
  timezone: string,
): Promise<PurchaseRecord> {
  if (!promocode) return purchase;
  const { purchaseId, userId, modelId, listCents } = purchase;
  const used = await usePromo(trx, promocode, {
    purchaseId,
    userId,
    modelId,
    priceCents: listCents,
    now,
    timezone,
  });
  const { promocodeId, code: promoCode, amountCents } = used;
  const paid = taxed(amountCents, purchase.taxPercent);
  return changePurchase(trx, purchase, { promocodeId, promoCode, ...paid }, now);
}

/** What is to be paid, with the sales tax on top, in cents. */
function taxed(netCents: number, percent: number): Pick<PurchaseRecord, 'amountCents' | 'taxCents'> {
  const taxCents = taxOn(netCents, percent);
  return { amountCents: netCents + taxCents, taxCents };
}

function sameAs(known: PurchaseRecord | undefined, { modelId }: PurchaseForm): PurchaseRecord {
  if (known?.modelId === modelId) return known;
  throw conflict('This payment was for another purchase. Start again.', 'PAYMENT_ID_REUSED');
}

const priceChanged = (amount: number) =>
  conflict('The price has changed since you opened this. Look at it again before you pay.', 'PRICE_CHANGED', {
    amount,
  });
