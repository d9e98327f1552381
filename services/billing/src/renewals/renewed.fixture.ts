import type { Session } from '@washcoat/contract-entities';
import { subscriber } from '../credits/credits.fixture';
import type { ProviderBill } from '../provider/card-provider';
import type { TestProvider } from '../provider/test-provider';
import { aPurchase, buy } from '../purchases/purchase.fixture';
import { ToldBilling } from '../webhooks/webhook.fixture';
import { RenewalModel } from './renewal.model';

/** What each month of the renewal costs, cents. */
const AMOUNT = 10_000;

/** Billing where somebody bought a plan that is bought every month. */
export class RenewedBilling {
  private constructor(
    readonly at: ToldBilling,
    readonly session: Session,
    /** What the provider calls the renewal. */
    readonly providerId: string,
  ) {}

  static async start(): Promise<RenewedBilling> {
    const at = await ToldBilling.start();
    const session = subscriber();
    await buy(at.billing, session, aPurchase(at.modelId, { renews: true }));
    const { providerId } = await renewalAt(at);
    return new RenewedBilling(at, session, providerId ?? '');
  }

  stop() {
    return this.at.billing.stop();
  }

  renewal() {
    return renewalAt(this.at);
  }

  /** The provider charges a month; nobody has told of it yet. */
  charge(bill: Partial<Parameters<TestProvider['charge']>[0]> = {}): Promise<ProviderBill> {
    return this.at.provider.charge({
      ...{ providerId: this.providerId, amount: AMOUNT, isPaid: true },
      ...bill,
    });
  }

  tellOf({ billId, isPaid }: ProviderBill) {
    return this.at.told(isPaid ? 'invoice.paid' : 'invoice.payment_failed', {
      ...{ object: 'invoice', id: billId },
    });
  }
}

const renewalAt = ({ billing }: ToldBilling) =>
  RenewalModel.query(billing.service.database).first().throwIfNotFound();
