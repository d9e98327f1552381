import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describeWhen, freePort } from '@washcoat/data-services';
import { stripeProvider } from '@washcoat/service-billing';
import { eventually } from './eventually';

jest.setTimeout(600_000);

const PROGRAM = 'stripe-mock';
const REASON = `${PROGRAM} is not there: go install github.com/stripe/stripe-mock@latest`;

/** Where Stripe's own stand-in for its API is, installed by Go where there is one; undefined without. */
function stripeMock(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    process.env.GOBIN,
    path.join(process.env.GOPATH ?? path.join(homedir(), 'go'), 'bin'),
  ];
  const found = folders.find((folder) => folder && existsSync(path.join(folder, PROGRAM)));
  return found && path.join(found, PROGRAM);
}

function installed(): string | undefined {
  const found = stripeMock();
  if (found) return found;
  try {
    execFileSync('go', ['install', 'github.com/stripe/stripe-mock@latest'], { stdio: 'ignore' });
  } catch {
    // Without Go, or without a way to its modules, the test says that it did not run.
    return undefined;
  }
  return stripeMock();
}

const program = installed();

describeWhen(program ? { ok: true } : { ok: false, reason: REASON }, "Stripe's own stand-in", () => {
  let mock: ChildProcess;
  let provider: ReturnType<typeof stripeProvider>;

  beforeAll(async () => {
    const port = await freePort();
    mock = spawn(program ?? '', ['-http-port', String(port), '-https-port', String(await freePort())], {
      stdio: 'ignore',
    });
    provider = stripeProvider({
      ...{ secretKey: 'sk_test_123', publishableKey: 'pk_test_123', webhookSecret: 'whsec_test' },
      at: { host: '127.0.0.1', port, protocol: 'http' },
    });
    const isThere = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      );
    await eventually(isThere, Boolean);
  });
  afterAll(() => void mock.kill());

  it('takes every call that is made of Stripe, and its answers are understood', async () => {
    const opened = await provider.open({
      ...{ purchaseId: randomUUID(), userId: randomUUID(), amount: 4900, planName: 'Starter' },
      ...{ email: 'lee@corner.test', fullName: 'Lee Corner', keepsCard: true },
    });
    expect(opened).toMatchObject({ intentId: expect.stringMatching(/^pi_/), amount: 4900 });
    const { intentId } = opened;
    expect(await provider.confirm(intentId, 'pm_card_visa')).toMatchObject({ intentId });
    expect(await provider.find(intentId)).toMatchObject({ intentId, refunded: 0, dispute: null });
    expect(await provider.abandon(intentId)).toMatchObject({ intentId });
    for await (const payment of provider.payments(new Date(0))) expect(payment.intentId).toMatch(/^pi_/);
    expect(await provider.findBill('in_1')).toMatchObject({ billId: 'in_1' });
    for await (const bill of provider.paidBills(new Date(0))) expect(bill.billId).toMatch(/^in_/);
    expect(await provider.findBillOf(intentId)).toHaveProperty('billId');
    await provider.payBill('in_1', randomUUID());
    await provider.endRenewal('sub_1');
    expect(await provider.hasEnded('sub_1')).toEqual(expect.any(Boolean));
    const buyer = { userId: randomUUID(), email: 'lee@corner.test', fullName: 'Lee Corner' };
    const customerId = await provider.customerOf(buyer);
    expect(customerId).toMatch(/^cus_/);
    for (const card of await provider.cards(customerId)) expect(card.card).toMatch(/^\d{4}$/);
    expect(await provider.keepCard(customerId, 'pm_card_visa')).toHaveProperty('clientSecret');
    await provider.useCard({ customerId, cardId: 'pm_card_visa', renewals: ['sub_1'] });
    for (const cardId of await provider.payers(customerId, ['sub_1'])) expect(cardId).toMatch(/^\S+$/);
    await provider.forgetCard('pm_card_visa');
    const nextAt = new Date(Date.now() + 30 * 86_400_000);
    const again = { key: randomUUID(), renewalId: randomUUID(), customerId, cardId: 'pm_card_visa' };
    expect(await provider.renewAgain({ ...again, planName: 'Starter', amount: 4900, nextAt })).toMatchObject({
      providerId: expect.stringMatching(/^sub_/),
    });
  });
});
