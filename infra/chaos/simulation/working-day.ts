import { productList } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { invoiceGet, paymentAdd, paymentDelete } from '@washcoat/contract-invoicing';
import type { AnswerOf, Endpoint, RequestOf } from '@washcoat/contract-kernel';
import { itemAdd, loadAdd, loadComplete, loadEdit } from '@washcoat/contract-loads';
import type { World } from '@washcoat/testing/simulation';
import fc from 'fast-check';
import { customer, people, productIds } from './simulated-product';

/** What somebody does on a simulated day. */
export type Task =
  | {
      kind: 'order';
      buyer: 'maya' | 'ruben';
      items: number;
      isTwice: boolean;
      isAmended: boolean;
      cents: number[];
      isTakenBack: boolean;
    }
  | { kind: 'lookup'; product: number };

const who = fc.constantFrom('maya' as const, 'ruben' as const);

/** Days of several people who work at the same time. */
export const workingDays: fc.Arbitrary<Task[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('order' as const),
        buyer: who,
        items: fc.integer({ min: 1, max: 2 }),
        isTwice: fc.boolean(),
        isAmended: fc.boolean(),
        cents: fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 2 }),
        isTakenBack: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('lookup' as const), product: fc.nat(productIds.length - 1) }),
    },
  ),
  { minLength: 1, maxLength: 4 },
);

/** What was answered, and must therefore be so. */
export interface Promised {
  loadId: string;
  items: number;
  payments: string[];
}

const PAUSE_MS = 200;
const TRIES = 400;

/** People at work in a world; they ask again, with the same key, until an answer is definite. */
export class WorkingDay {
  readonly promised: Promised[] = [];

  constructor(private readonly world: World) {}

  async do(task: Task): Promise<void> {
    if (task.kind === 'lookup') {
      const productId = productIds[task.product] ?? '';
      await this.insist(people.lee, productList, { productId, isClicked: 'true' });
      return;
    }
    await this.order(task);
  }

  private async order(task: Extract<Task, { kind: 'order' }>): Promise<void> {
    const buyer = people[task.buyer];
    const other = task.buyer === 'maya' ? people.ruben : people.maya;
    const { loadId } = await this.must(buyer, loadAdd, {
      customerId: customer.companyId,
      loadName: 'Simulated',
      facilityCity: 'Atlanta',
    });
    const promised: Promised = { loadId, items: 0, payments: [] };
    this.promised.push(promised);
    for (; promised.items < task.items; promised.items++)
      await this.must(buyer, itemAdd, { loadId, productId: productIds[promised.items] });
    await Promise.all([
      this.must(buyer, loadComplete, { loadId, isInvoice: true }),
      ...(task.isTwice ? [this.must(other, loadComplete, { loadId, isInvoice: true })] : []),
    ]);
    await Promise.all([
      ...(task.isAmended ? [this.must(other, loadEdit, { loadId, discount: 10, isEditInvoice: true })] : []),
      this.pay(task, promised),
    ]);
  }

  private async pay({ cents, isTakenBack }: Extract<Task, { kind: 'order' }>, promised: Promised) {
    if (!cents.length) return;
    const { loadId } = promised;
    while ((await this.insist(people.ruben, invoiceGet, { loadId })).status !== 200)
      await this.world.pause(PAUSE_MS);
    await Promise.all(
      cents.map(async (each) => {
        const entry = { loadId, paymentMethod: 'CASH' as const, amount: each / 100 };
        const answer = await this.insist(people.ruben, paymentAdd, entry);
        if (answer.status === 200) promised.payments.push(answer.body.paymentId);
      }),
    );
    const [first] = promised.payments;
    if (!isTakenBack || !first) return;
    await this.must(people.maya, paymentDelete, { loadId, paymentId: first });
    promised.payments.shift();
  }

  private async must<E extends Endpoint>(
    session: Session,
    endpoint: E,
    input: RequestOf<E>,
  ): Promise<AnswerOf<E>> {
    const { status, body, text } = await this.insist(session, endpoint, input);
    if (status !== 200) throw new Error(`${endpoint.id} was answered with ${status}: ${text}`);
    return body;
  }

  private async insist<E extends Endpoint>(session: Session, endpoint: E, input: RequestOf<E>) {
    const { world } = this;
    const token = await world.tokenOf(session);
    const key = world.newId();
    const isRead = endpoint.method === 'GET';
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await world.send(endpoint.service, {
        method: endpoint.method,
        url: endpoint.path,
        query: isRead ? textOf(input) : undefined,
        payload: isRead ? undefined : (input ?? {}),
        headers: { token, ...(isRead ? {} : { 'idempotency-key': key }) },
      });
      if (answer && answer.status < 500) {
        const body = JSON.parse(answer.text) as AnswerOf<E>;
        return { ...answer, body };
      }
      await world.pause(PAUSE_MS);
    }
    throw new Error(`${endpoint.id} was never answered.`);
  }
}

const textOf = (input: unknown) =>
  Object.fromEntries(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]));

/** What was promised to people and is not so, or is there and was never promised. */
export const promiseQuery = `
  with promised as (
    select * from jsonb_to_recordset($1::jsonb) as p (load_id uuid, items int, payments jsonb)
  ), found as (
    select load_id, promised.items, promised.payments, load.type,
      (select count(*) from loads.load_item where load_item.load_id = load.load_id) as found_items,
      (select coalesce(jsonb_agg(payment_id order by payment_id), '[]') from invoicing.payment
        where payment.load_id = load.load_id) as found_payments
    from promised full join loads.load using (load_id)
  )
  select 'order ' || coalesce(load_id::text, 'none') || ' is of type ' || coalesce(type::text, 'none') || ' with '
    || found_items || ' items of ' || coalesce(items::text, 'none') || ' and payments ' || found_payments || ' of '
    || coalesce(payments::text, 'none')
  from found where type is distinct from 4 or found_items is distinct from items
    or found_payments is distinct from payments`;
