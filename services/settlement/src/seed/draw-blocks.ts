import { Decimal, OUNCE_GRAMS, POUND_GRAMS, roundTo } from '@washcoat/metals';

const METALS = [
  { metal: 'pt', ppm: [500, 1300], price: [960, 1010] },
  { metal: 'pd', ppm: [900, 2300], price: [1040, 1100] },
  { metal: 'rh', ppm: [90, 320], price: [4500, 4750] },
] as const;

/** The part of the expected ounces that is sold ahead. */
const HEDGED = '0.8';

/**
 * Draws the blocks of a believable settlement: some thousand pounds that lose a little between paper and furnace, two
 * lots, a hedge over most of their ounces, and usual rates. Dates are the caller's.
 */
export function drawBlocks(random: () => number) {
  const between = (low: number, high: number, places: number) =>
    roundTo(new Decimal(low + random() * (high - low)), places);
  const shipped = between(900, 3200, 2);
  const tare = between(60, 120, 2);
  const dry = between(shipped * 0.988, shipped * 0.994, 3);
  const lots = [0.62, 0.38].map((share, index) => ({
    lotNo: `L-${index + 1}`,
    sampleNo: `S-${between(2210, 2990, 0)}`,
    h2O: between(0.2, 0.9, 2),
    netDry: roundTo(new Decimal(dry).times(share), 2),
    sampleDry: between(8, 14, 2),
    ...Object.fromEntries(METALS.map(({ metal, ppm }) => [`${metal}Ppm`, between(ppm[0], ppm[1], 0)])),
  }));
  const hedge = METALS.map(({ metal, ppm, price }) => [
    [`${metal}Oz`, hedgedOunces(dry, (ppm[0] + ppm[1]) / 2)],
    [`${metal}UnitPrice`, between(price[0], price[1], 2)],
  ]);
  return {
    shippingDocs: { gross: roundTo(new Decimal(shipped).plus(tare), 2), tare },
    mmiReceived: { gross: roundTo(new Decimal(shipped).plus(tare).minus(between(0.2, 1.4, 3)), 3), tare },
    mmiProcessed: { monoNet: roundTo(new Decimal(dry).times('1.004'), 3), monoDry: dry },
    hedgeTableData: [{ hedgeNo: 'H-1', ...Object.fromEntries(hedge.flat()) }],
    lotTableData: lots,
    ptMetalReturn: { chargeReturnPerc: 98 },
    pdMetalReturn: { chargeReturnPerc: 98 },
    rhMetalReturn: { chargeReturnPerc: 88 },
    ptRefiningCharge: { chargeReturnPerc: 12 },
    pdRefiningCharge: { chargeReturnPerc: 10 },
    rhRefiningCharge: { chargeReturnPerc: 85 },
    advInvoice: { quantity: between(20, 60, 0) * 1000, chargeReturnPerc: 100 },
    tc: { quantity: dry, chargeReturnPerc: 1.35 },
    sc: { quantity: 1, chargeReturnPerc: 75 },
    af: { quantity: 2, chargeReturnPerc: 450 },
    fi: { quantity: 1, chargeReturnPerc: 980 },
  };
}

function hedgedOunces(pounds: number, ppm: number): number {
  const grams = new Decimal(pounds).times(POUND_GRAMS).times(ppm).div(1_000_000);
  return roundTo(grams.div(OUNCE_GRAMS).times(HEDGED), 0);
}
