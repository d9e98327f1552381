import { companyList } from '@washcoat/contract-entities';
import { productList } from '@washcoat/contract-converters';
import { invoiceGet, paymentAdd, paymentDelete } from '@washcoat/contract-invoicing';
import { itemAdd, loadAdd, loadComplete, loadEdit } from '@washcoat/contract-loads';
import { setTimeout as pause } from 'node:timers/promises';
import { CUSTOMER, FACILITY } from '../../system-tests/orders';
import { answerOf } from '../../system-tests/books';
import { Refused, type StubbornClient } from './stubborn-client';

/** What was answered to a user, and must therefore be so. */
export interface Promised {
  loadId: string;
  items: number;
  /** Ids of the payments that were answered and not deleted again. */
  payments: string[];
}

/** Who works, and with what. */
export interface Floor {
  buyer: StubbornClient;
  accountant: StubbornClient;
  subscriber: StubbornClient;
  customerId: string;
  productIds: readonly string[];
}

/** Looks up whom to sell for and what. */
export async function openFloor(people: Omit<Floor, 'customerId' | 'productIds'>): Promise<Floor> {
  const companies = await people.buyer.insist(companyList, { text: CUSTOMER });
  const customerId = companies.list.find(({ companyName }) => companyName === CUSTOMER)?.companyId;
  if (!customerId) throw new Error(`There is no customer ${CUSTOMER}.`);
  const { list } = await people.buyer.insist(productList, { text: 'KT', count: 20 });
  return { ...people, customerId, productIds: list.map(({ productId }) => productId) };
}

/** A whole order by several people: cart, items, completion, perhaps an amendment, payments, one of them taken back. */
export async function workOff(floor: Floor, random: () => number): Promise<Promised> {
  const { buyer, accountant, subscriber, customerId, productIds } = floor;
  const chosen = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { loadId } = await buyer.insist(loadAdd, {
    customerId,
    loadName: 'Campaign',
    facilityCity: FACILITY,
  });
  const items = 1 + Math.floor(random() * 2);
  for (let count = 0; count < items; count++)
    await buyer.insist(itemAdd, { loadId, productId: chosen(productIds), quantity: 2 });
  await buyer.insist(loadComplete, { loadId, isInvoice: true });
  if (random() < 0.3) await lookUp(subscriber, chosen(productIds));
  if (random() < 0.4) await accountant.insist(loadEdit, { loadId, notes: 'amended', isEditInvoice: true });
  const payments = random() < 0.6 ? await pay(accountant, loadId, random) : [];
  return { loadId, items, payments };
}

async function lookUp(subscriber: StubbornClient, productId: string): Promise<void> {
  try {
    await subscriber.insist(productList, { productId, isClicked: 'true' });
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
  }
}

async function pay(accountant: StubbornClient, loadId: string, random: () => number): Promise<string[]> {
  await untilInvoiced(accountant, loadId);
  const kept: string[] = [];
  for (let count = 0; count < 2; count++) {
    const { paymentId } = await accountant.insist(paymentAdd, {
      loadId,
      paymentMethod: 'CASH',
      amount: 1.25,
    });
    kept.push(paymentId);
  }
  if (random() < 0.5) await accountant.insist(paymentDelete, { loadId, paymentId: kept.shift() ?? '' });
  return kept;
}

async function untilInvoiced(accountant: StubbornClient, loadId: string): Promise<void> {
  for (;;) {
    try {
      const { loadDetails } = await accountant.insist(invoiceGet, { loadId });
      if (loadDetails.invoiceNo) return;
    } catch (refusal) {
      if (!(refusal instanceof Refused) || refusal.status !== 404) throw refusal;
    }
    await pause(100);
  }
}

/** What was promised and is not so, in sentences. */
export async function brokenPromises(adminUrl: string, promised: readonly Promised[]): Promise<string[]> {
  const expected = promised.map(({ loadId, items, payments }) => ({
    load_id: loadId,
    items,
    payments: [...payments].sort(),
  }));
  return answerOf(
    adminUrl,
    `with promised as (
       select * from jsonb_to_recordset($1::jsonb) as p (load_id uuid, items int, payments jsonb)
     ), found as (
       select promised.*, load.type,
         (select count(*) from loads.load_item where load_item.load_id = promised.load_id) as found_items,
         (select coalesce(jsonb_agg(payment_id order by payment_id), '[]') from invoicing.payment
           where payment.load_id = promised.load_id) as found_payments
       from promised left join loads.load using (load_id)
     )
     select 'order ' || load_id || ' is of type ' || coalesce(type::text, 'none') || ' with ' || found_items
       || ' items of ' || items || ' and payments ' || found_payments || ' of ' || payments
     from found where type is distinct from 4 or found_items <> items or found_payments <> payments`,
    [JSON.stringify(expected)],
  );
}
