import { roundTo, Decimal } from '@washcoat/metals';

const METALS = [
  { metal: 'pt', ppm: [500, 1300], price: [960, 1010], returnPerc: 98, refining: 12 },
  { metal: 'pd', ppm: [900, 2300], price: [1040, 1100], returnPerc: 98, refining: 10 },
  { metal: 'rh', ppm: [90, 320], price: [4500, 4750], returnPerc: 88, refining: 85 },
] as const;

/** Grams per pound through grams per troy ounce, enough for a hedge that is drawn anyway. */
const OUNCES_PER_MILLION_POUND_PPM = 14.583;

/**
 * Draws the blocks of a believable settlement: some thousand pounds that lose a little between paper and furnace, two
 * lots, a hedge over most of their ounces, and usual rates. The last dates are the caller's.
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
    [`${metal}Oz`, Math.floor((dry * (ppm[0] + ppm[1]) * 0.4 * OUNCES_PER_MILLION_POUND_PPM) / 1_000_000)],
    [`${metal}UnitPrice`, between(price[0], price[1], 2)],
  ]);
  return {
    shippingDocs: { gross: roundTo(new Decimal(shipped).plus(tare), 2), tare },
    mmiReceived: { gross: roundTo(new Decimal(shipped).plus(tare).minus(between(0.2, 1.4, 3)), 3), tare },
    mmiProcessed: { monoNet: roundTo(new Decimal(dry).times('1.004'), 3), monoDry: dry },
    hedgeTableData: [{ hedgeNo: 'H-1', ...Object.fromEntries(hedge.flat()) }],
    lotTableData: lots,
    ...Object.fromEntries(
      METALS.flatMap(({ metal, returnPerc, refining }) => [
        [`${metal}MetalReturn`, { chargeReturnPerc: returnPerc }],
        [`${metal}RefiningCharge`, { chargeReturnPerc: refining }],
      ]),
    ),
    advInvoice: { quantity: between(20, 60, 0) * 1000, chargeReturnPerc: 100 },
    tc: { quantity: dry, chargeReturnPerc: 1.35 },
    sc: { quantity: 1, chargeReturnPerc: 75 },
    af: { quantity: 2, chargeReturnPerc: 450 },
    fi: { quantity: 1, chargeReturnPerc: 980 },
  };
}
