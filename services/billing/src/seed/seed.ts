import type { Service } from '@washcoat/service-kit';
import { seedId, type SeedContext, type SeedPart } from '@washcoat/service-kit/seed';
import { addPlan } from '../plans/plan.commands';
import { findPlan } from '../plans/plan.model';
import { addPromoCode } from '../promo-codes/promo-code.commands';
import { findPromoCode } from '../promo-codes/promo-code.model';
import { grantPurchase } from '../subscriptions/grant-purchase';
import { findUserCopy, type UserCopy } from '../users/user-copy.model';
import { seededPlans, seededPromoCodes } from './demonstration';

/** Days before the day of seeding that plans and promo codes went on sale, and that the subscriber bought one. */
const ON_SALE_SINCE = 300;
const BOUGHT_SINCE = 38;

/**
 * Four plans and three promo codes, and a subscriber with a purchase; what subscribers look up follows from converters.
 * Every step finds what it made before by its id.
 */
export const seed: SeedPart = {
  service: 'billing',
  async run(service, context) {
    await context.settle();
    await putOnSale(service, context);
    await buy(service, context, await userOf(service, 'subscriber@corner.test'));
  },
};

async function putOnSale(service: Service, context: SeedContext): Promise<void> {
  await service.inTransaction({ now: context.at(ON_SALE_SINCE) }, async (unit) => {
    for (const { key, ...plan } of seededPlans) {
      if (!(await findPlan(unit.trx, planId(key)))) await addPlan(unit, plan, planId(key));
    }
    for (const promoCode of seededPromoCodes) {
      if (await findPromoCode(unit.trx, promoCode.code)) continue;
      await addPromoCode(unit, promoCode, seedId('promo-code', promoCode.code));
    }
  });
}

/** A purchase by card. */
async function buy(service: Service, context: SeedContext, user: UserCopy): Promise<void> {
  const { timezone } = service.platform;
  await service.inTransaction({ now: context.at(BOUGHT_SINCE) }, (unit) =>
    grantPurchase(
      unit,
      {
        ...user,
        subscriptionId: seedId('subscription', 'subscriber shop'),
        modelId: planId('shop'),
        amount: 19_900,
        payment: {
          transactionId: seedId('payment', 'subscriber shop'),
          paymentId: 'demonstration-shop',
          card: '4242',
          brand: 'visa',
          expiry: '08/29',
        },
      },
      timezone,
    ),
  );
}

const planId = (key: string) => seedId('plan', key);

async function userOf(service: Service, email: string): Promise<UserCopy> {
  const user = await findUserCopy(service.database, seedId('user', email));
  if (!user) throw new Error(`The seed of billing waits for the sign-in ${email}.`);
  return user;
}
