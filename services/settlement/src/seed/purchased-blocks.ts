import { Decimal, METALS, OUNCE_GRAMS, perMetal, POUND_GRAMS, roundTo } from '@washcoat/metals';
import type { SeededBlocks } from './entry-of';
import type { SeededLot } from './seeded-purchases';

/** What metals are sold for, USD per troy ounce: around the market of the demonstration. */
const PRICES = { pt: [960, 1010], pd: [1040, 1100], rh: [4500, 4750] } as const;
/** Settled of expected ounces. */
const FOUND = { pt: [0.95, 1.02], pd: [0.96, 1.03], rh: [0.9, 0.99] } as const;
/** The part of the expected ounces that is sold ahead, and of the cost that is advanced. */
const HEDGED = 0.8;
const ADVANCED = 0.6;

/**
 * The blocks of a settlement that was made of these lots: they lose some weight and metal on the way, as lots do, and
 * most of their ounces are sold ahead. Dates are the caller's.
 */
export function blocksOfPurchases(purchased: readonly SeededLot[], random: () => number): SeededBlocks {
  const between = (low: number, high: number, places: number) =>
    roundTo(new Decimal(low + random() * (high - low)), places);
  const sum = (lots: readonly SeededLot[], of: 'pounds' | 'cost' | 'pt_oz' | 'pd_oz' | 'rh_oz') =>
    lots.flatMap(({ boxes }) => boxes).reduce((total, box) => total.plus(box[of]), new Decimal(0));
  const lots = purchased.map((lot, index) => {
    const netDry = roundTo(sum([lot], 'pounds').times(between(0.955, 0.992, 4)), 2);
    const ppm = perMetal((metal) => {
      const ounces = sum([lot], `${metal}_oz`).times(between(FOUND[metal][0], FOUND[metal][1], 4));
      return roundTo(
        ounces.times(OUNCE_GRAMS).times(1_000_000).div(new Decimal(netDry).times(POUND_GRAMS)),
        0,
      );
    });
    return {
      lotNo: lot.lotNo,
      sampleNo: `S-${between(2210, 2990, 0) + index}`,
      h2O: between(0.2, 0.9, 2),
      netDry,
      sampleDry: between(1, 3, 2),
      ...{ ptPpm: ppm.pt, pdPpm: ppm.pd, rhPpm: ppm.rh },
    };
  });
  const dry = roundTo(
    lots.reduce((total, lot) => total.plus(lot.netDry), new Decimal(0)),
    3,
  );
  const shipped = roundTo(sum(purchased, 'pounds'), 2);
  const tare = between(18, 42, 2);
  const hedge = METALS.map((metal) => [
    [`${metal}Oz`, roundTo(sum(purchased, `${metal}_oz`).times(HEDGED), 1)],
    [`${metal}UnitPrice`, between(PRICES[metal][0], PRICES[metal][1], 2)],
  ]);
  const advance = roundTo(sum(purchased, 'cost').times(ADVANCED).div(100), 0) * 100;
  return {
    shippingDocs: { gross: roundTo(new Decimal(shipped).plus(tare), 2), tare },
    mmiReceived: { gross: roundTo(new Decimal(shipped).plus(tare).minus(between(0.2, 0.9, 3)), 3), tare },
    mmiProcessed: { monoNet: roundTo(new Decimal(dry).times('1.004'), 3), monoDry: dry },
    hedgeTableData: [{ hedgeNo: 'H-1', ...Object.fromEntries(hedge.flat()) }],
    lotTableData: lots,
    ptMetalReturn: { chargeReturnPerc: 98 },
    pdMetalReturn: { chargeReturnPerc: 98 },
    rhMetalReturn: { chargeReturnPerc: 88 },
    ptRefiningCharge: { chargeReturnPerc: 12 },
    pdRefiningCharge: { chargeReturnPerc: 10 },
    rhRefiningCharge: { chargeReturnPerc: 85 },
    advInvoice: { quantity: advance, chargeReturnPerc: 100 },
    intInvoice: { quantity: advance, chargeReturnPerc: 8 },
    tc: { quantity: dry, chargeReturnPerc: 1.35 },
    sc: { quantity: 1, chargeReturnPerc: 75 },
    af: { quantity: lots.length, chargeReturnPerc: 150 },
    espi: { quantity: roundTo(sum(purchased, 'cost').div(2), 0), chargeReturnPerc: 6 },
    fi: { quantity: 1, chargeReturnPerc: 180 },
  };
}
