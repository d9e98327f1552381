import { seedId, type SeedContext, type SeedPart, type Service } from '@washcoat/service-kit';
import { countOf } from '../credits/credit-balance';
import { creditDate } from '../credits/credit-calendar';
import { readBalance } from '../credits/credit-ledger.repository';
import { addPlan } from '../plans/add-plan';
import { addPromoCode } from '../promo-codes/add-promo-code';
import { grantPurchase } from '../subscriptions/grant-purchase';
import { findUserCopy, type UserCopy } from '../users/user-copy.repository';
import { seededPlans, seededPromoCodes } from './demonstration';
import { seedLookups, spread } from './seed-lookups';

/** Plans and promo codes were there this many days before the day of seeding. */
const CATALOGUE_AGE = 300;
const PURCHASE_AGE = 38;
const BOUGHT = { key: 'shop', amount: 19_900 };
const DAY_MS = 86_400_000;

/**
 * Four plans and three promo codes; a subscriber with a purchase and some lookups, and one whose credits of this month
 * are used up.
 */
export const seed: SeedPart = {
  service: 'billing',
  async run(service, context) {
    await context.settle();
    if (await service.database('plan').where({ model_id: planId(BOUGHT.key) }).first('model_id')) return;
    const lapsed = await userOf(service, 'lapsed@corner.test');
    const subscriber = await userOf(service, 'subscriber@corner.test');
    await useUp(service, context, lapsed);
    await subscribe(service, context, subscriber);
    await putOnSale(service, context);
  },
};
