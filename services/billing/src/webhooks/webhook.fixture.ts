import { creditsGet, transactionList } from '@washcoat/contract-billing';
import type { Session } from '@washcoat/contract-entities';
import { TestService, testSession } from '@washcoat/testing';
import { subscriber } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { testProvider, type TestProvider } from '../provider/test-provider';
import { aPurchase, buy, tell } from '../purchases/purchase.fixture';
import { PurchaseModel } from '../purchases/purchase.model';
import { createBillingService } from '../service';
import { processEvents } from './process-events';

/** Who sells plans. */
export const house = testSession({ hierarchy: 1 });

/** What happens to the answer of a confirmation; `unrenewed`: to what a renewal begins with. */
type Fault = 'none' | 'lost' | 'unreachable' | 'unrenewed';

/** Billing with a plan of 100 lookups for $100, and a provider whose answers can get lost; what it tells is worked on. */
export class ToldBilling {
  fault: Fault = 'none';
  private constructor(
    readonly billing: TestService,
    readonly provider: TestProvider,
    readonly modelId: string,
  ) {}

  static async start(): Promise<ToldBilling> {
    const at: { told?: ToldBilling; provider?: TestProvider } = {};
    const cards = {
      provider({ database }: TestService['service']): CardProvider {
        const provider = testProvider(database);
        at.provider = provider;
        const confirm: CardProvider['confirm'] = async (...order) => {
          if (at.told?.fault === 'unreachable') throw new ProviderUnreachable('Nobody there.');
          const paid = await provider.confirm(...order);
          if (at.told?.fault === 'lost') throw new ProviderUnreachable('The answer got lost.');
          return paid;
        };
        const renew: CardProvider['renew'] = async (order) => {
          if (at.told?.fault === 'unrenewed') throw new ProviderUnreachable('Nobody there.');
          return provider.renew(order);
        };
        return { ...provider, confirm, renew };
      },
    };
    const billing = await TestService.start(createBillingService(cards));
    const plan = { planName: 'Shop', description: '', noOfLookups: 100, finalPrice: 100, originalPrice: 100 };
    const { modelId } = await billing.service.inTransaction({ session: house }, (unit) =>
      addPlan(unit, plan),
    );
    if (!at.provider) throw new Error('Billing asked for no provider.');
    at.told = new ToldBilling(billing, at.provider, modelId);
    return at.told;
  }

  /** Lookups that somebody bought and has left. */
  async bought(session: Session) {
    return (await this.billing.call(session, creditsGet, {})).body.purchased;
  }

  /** Of the payments of somebody, the newest first. */
  async status(session: Session) {
    return (await this.billing.call(session, transactionList, {})).body.list.map((row) => row.status);
  }

  async intentOf({ userId }: Session) {
    const purchase = await PurchaseModel.query(this.billing.service.database)
      .where(PurchaseModel.columns.userId, userId)
      .first();
    return purchase?.intentId ?? '';
  }

  /** Somebody who bought the plan. */
  async paid() {
    const session = subscriber();
    await buy(this.billing, session, aPurchase(this.modelId));
    return { session, intentId: await this.intentOf(session) };
  }

  worked() {
    return processEvents(this.billing.service, this.provider);
  }

  async told(type: string, object: Record<string, unknown>) {
    expect((await tell(this.billing, { type, object })).body).toEqual({ received: true });
    await this.worked();
  }
}
