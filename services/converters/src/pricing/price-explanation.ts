import type { MetalValue } from '@washcoat/contract-converters';
import type { PriceStep } from '@washcoat/contract-kernel';
import { explainValuation, isTermStep, metalShares, toldSteps } from '@washcoat/metals';
import type { Knex } from 'knex';
import type { ProductSight } from '../product/product.policy';
import { priceForIn, type Buyer } from './buyer';
import type { Origin } from './price-board';
import { originOfAssay, originOfStep, type PriceMakings } from './price-origins';

/** How a price is told to somebody. */
export interface PriceExplanation {
  explanation: PriceStep[];
  /** For those who see assays. */
  metalValue?: MetalValue;
}

/**
 * How an offer came about, step by step, with the date and source of each input. The house's administrators see every
 * step; others see market and listed price and what leads on from there, the terms by name only where they may see
 * them. Names are told to the house only.
 */
export async function explainPrice(
  database: Knex,
  asked: PriceMakings & { sight: ProductSight },
): Promise<PriceExplanation> {
  const { product, prices, buyer, sight } = asked;
  const steps = explainValuation(product, prices.snapshot, priceForIn(prices, buyer));
  const origins = await Promise.all(
    steps.map(async (step) => ({
      ...step,
      ...(isTermStep(step.step) ? termsOf(buyer) : {}),
      ...shown(await originOfStep(database, step.step, asked), sight),
    })),
  );
  const explanation = toldSteps(origins, sight);
  return sight.assay ? { explanation, metalValue: await tellMetals(database, asked) } : { explanation };
}

/** What each metal adds: up to the market value for everyone who sees assays, up to the base price for the house. */
async function tellMetals(
  database: Knex,
  { sight, ...makings }: PriceMakings & { sight: ProductSight },
): Promise<MetalValue> {
  const { product, prices, buyer } = makings;
  const { isDefaultAssay } = prices.pricesOf(product, buyer);
  const shares = metalShares(product, prices.snapshot);
  return {
    shares: sight.house
      ? shares
      : shares.map(({ metal, ounces, marketOunce, marketValue }) => ({
          metal,
          ounces,
          marketOunce,
          marketValue,
        })),
    isDefaultAssay,
    ...shown(await originOfAssay(database, makings, isDefaultAssay), sight),
  };
}

function shown(origin: Origin | undefined, sight: ProductSight): { date?: string; source?: string } {
  if (!origin) return {};
  return { date: origin.at.toISOString(), ...(sight.names && origin.by ? { source: origin.by } : {}) };
}

function termsOf({ companyName }: Buyer): { source?: string } {
  return companyName === null ? {} : { source: `Terms of ${companyName}` };
}
