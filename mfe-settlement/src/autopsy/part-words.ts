import type { AutopsyPart } from '@washcoat/contract-settlement';

/** What the parts of a profit are called, and what each is. */
export const partWords: Record<AutopsyPart, { name: string; reason: string }> = {
  metalMove: { name: 'Metal move', reason: 'The price that was made, against the market when it was bought' },
  countLoss: { name: 'Count loss', reason: 'Pieces that were bought and did not arrive' },
  weightLoss: { name: 'Weight and dust', reason: 'Net dry pounds, against the weight of the catalogue' },
  assayDrift: {
    name: 'Assay drift',
    reason: 'What the lots held, against what the catalogue says they hold',
  },
  recovery: { name: 'Recovery', reason: 'Ounces that the refiner keeps' },
  charges: { name: 'Charges', reason: 'Refining, treatment, samples, assays and freight' },
  interest: { name: 'Interest', reason: 'On the advance, and for being paid early' },
};
