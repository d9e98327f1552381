import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { planList, purchase, testConfirm } from '@washcoat/contract-billing';
import { companyAdd } from '@washcoat/contract-entities';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { answerOf, auditBooks } from '../../system-tests/books';
import { eventually } from '../../system-tests/eventually';
import { randomOf } from './random';
import type { Stock } from './stock';
import { StubbornClient, type Tally } from './stubborn-client';

const BUYERS = 10;
const PLAN = 'Starter';
const CATCH_UP_MS = 150_000;
const LONGEST_PAUSE_MS = 1_500;

/** What came of purchases under faults. */
export interface PurchaseReport {
  seed: number;
  asked: number;
  bought: number;
  grants: number;
  charges: number;
  /** How often each fault struck. */
  strikes: Record<string, number>;
  tally: Tally;
  seconds: number;
  breaches: string[];
}

export interface BuyOutOptions {
  purchases: number;
  seed: number;
  /** Only this kind of fault. */
  fault?: string;
}

/**
 * Has several people buy a plan again and again while processes are killed and the database starts again; every purchase
 * is asked for until its answer is definite. Then grants and charges are counted, and the books are audited.
 */
export async function buyOut(
  stock: Stock,
  { purchases, seed, fault }: BuyOutOptions,
): Promise<PurchaseReport> {
  const random = randomOf(seed);
  const began = Date.now();
  const tally = { answered: 0, asked: 0 };
  const buyers = await hireBuyers(stock, tally);
  const strikes: Record<string, number> = {};
  let left = purchases;
  let bought = 0;
  const work = buyers.map(async ({ userClient, modelId }) => {
    while (left-- > 0) {
      await buyOnce(userClient, modelId, random() < 0.2 ? 'confirm' : 'success');
      bought++;
    }
  });
  let isOver = false;
  const all = Promise.allSettled(work).finally(() => (isOver = true));
  const faults = stock.faults.filter(({ name }) => (fault ? name === fault : isHard(name)));
  while (!isOver) {
    await Promise.race([all, pause(random() * LONGEST_PAUSE_MS)]);
    const chosen = faults[Math.floor(random() * faults.length)];
    if (isOver || !chosen) break;
    await chosen.strike(random);
    strikes[chosen.name] = (strikes[chosen.name] ?? 0) + 1;
    await stock.ready();
  }
  const failed = (await all).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  const breaches = [...failed, ...(await flawsOf(stock, purchases))];
  const [grants, charges] = await countsOf(stock);
  const seconds = (Date.now() - began) / 1000;
  return { ...{ seed, asked: purchases, bought, grants, charges, strikes, tally, seconds }, breaches };
}

const isHard = (name: string) => ['process killed', 'database killed', 'database restarted'].includes(name);

/** New customers of the house, each with a user that buys: nothing else is bought by them. */
async function hireBuyers(stock: Stock, tally: Tally) {
  const admin = new StubbornClient(stock.url, 'sa@washcoat.test', tally);
  return Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const userEmail = `buyer-${randomUUID()}${DOMAIN}`;
      await admin.insist(companyAdd, {
        ...{ companyName: `Campaign ${randomUUID()}`, companyType: 'CUSTOMER', address: '1 Yard Road' },
        ...{ city: 'Atlanta', state: 'GA', zipcode: '30303', facility: 'Atlanta' },
        ...{ firstName: 'Tess', lastName: 'Doe', email: userEmail, userEmail },
        ...{ newPassword: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD },
      });
      const userClient = new StubbornClient(stock.url, userEmail, tally);
      const { list } = await userClient.insist(planList, {});
      const modelId = list.find(({ planName }) => planName === PLAN)?.modelId;
      if (!modelId) throw new Error(`There is no plan ${PLAN}.`);
      return { userClient, modelId };
    }),
  );
}

const DOMAIN = '@campaign.test';

/** Buys once, as a page does: by the same payment id until it knows what came of it. */
async function buyOnce(client: StubbornClient, modelId: string, card: 'success' | 'confirm'): Promise<void> {
  const paymentId = `pm_test_${card}_${randomUUID().replaceAll('-', '')}`;
  const request = {
    ...{ paymentId, modelId, card: '4242', brand: 'visa', expiry: '12/34' },
    ...{ fullName: 'Tess Doe', email: `tess${DOMAIN}`, addressLine1: '1 Yard Road' },
    ...{ city: 'Atlanta', state: 'GA', pincode: '30303' },
  };
  const { clientSecret } = await client.insist(purchase, request);
  if (!clientSecret) return;
  await client.insist(testConfirm, { clientSecret, isConfirmed: true });
  await client.insist(purchase, request);
}

/** Waits until every purchase has one grant and one charge and the books are right; answers what is not so by then. */
async function flawsOf(stock: Stock, purchases: number): Promise<string[]> {
  const look = async () => {
    const [grants, charges] = await countsOf(stock);
    const miscounted =
      grants === purchases && charges === purchases
        ? []
        : [`${purchases} purchases have ${grants} grants and ${charges} charges`];
    return [...miscounted, ...(await auditBooks(stock.adminUrl))];
  };
  try {
    return await eventually(look, (found) => found.length === 0, CATCH_UP_MS);
  } catch {
    // It did not come right in time: what is wrong is the finding.
    return look();
  }
}

/** How many grants stand in the ledger for what buyers of campaigns bought, and how many charges at the provider. */
async function countsOf({ adminUrl }: Stock): Promise<[number, number]> {
  const own = `select purchase_id from billing.purchase where email = 'tess${DOMAIN}'`;
  const [grants] = await answerOf(
    adminUrl,
    `select count(*) from billing.credit_ledger where reason = 'purchase' and source_id in (${own})`,
  );
  const [charges] = await answerOf(
    adminUrl,
    `select count(*) from billing.test_payment
      where record->>'status' = 'succeeded' and (record->>'purchaseId')::uuid in (${own})`,
  );
  return [Number(grants), Number(charges)];
}

/** What purchases came to, for people. */
export function purchaseTable({ strikes, ...report }: PurchaseReport): string {
  const { asked, grants, charges, tally, seconds } = report;
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const faults = Object.entries(strikes).map(([name, times]) => `${name} ${times}`);
  return [
    line(['purchases', 'grants', 'charges', 'requests', 'definite answers', 'faults', 'seconds']),
    line(['---', '---', '---', '---', '---', '---', '---']),
    line([asked, grants, charges, tally.asked, tally.answered, faults.join(', '), seconds.toFixed(0)]),
  ].join('\n');
}
