import type { ConverterShape } from './catalogue-family';
import type { Filing } from './filing-plan';
import type { Random } from './random';

/** How graders tell the part when the stamp alone could be another one. */
const IDENTIFICATION: Readonly<Record<ConverterShape, readonly string[]>> = {
  cylinder: [
    'Round shell, stamp between the seams',
    'Round shell, sensor bung behind the inlet',
    'Two bricks',
  ],
  manifold: ['Stamp on the heat shield', 'Cast flange, one brick', 'Count the runners before buying'],
  loaf: ['Stamp on the top half', 'Flat shell with pressed ribs', 'Air tube may be cut off'],
  foil: ['Metal honeycomb, weigh after decanning', 'Wound foil, no ceramic'],
  can: ['Upright shell, bolted flange', 'Sensor bung on the side', 'One brick, short cone'],
  dpf: [
    'Clamped sections, pressure tube',
    'Filter and catalyst in one shell',
    'Check that the filter is not cut out',
  ],
};

const COMMENTS = [
  'Often brought in cut short; pay by part.',
  'Runs high in one model year, compare the weight.',
  'Seen with aftermarket shells over it.',
  'Sort apart from the small version.',
] as const;

/** Words of a catalogue entry. */
export interface ConverterTexts {
  readonly description: string;
  readonly notes: string;
  readonly comment: string;
}

/** Writes the description from make and model, an identification note and, now and then, a comment. */
export function writeTexts(filing: Filing, random: Random): ConverterTexts {
  return {
    description: describe(filing),
    notes: random.chance(0.6) ? random.pick(IDENTIFICATION[filing.family.shape]) : '',
    comment: random.chance(0.12) ? random.pick(COMMENTS) : '',
  };
}

function describe({ family, manufacturer, model, vehicles }: Filing): string {
  const [vehicle] = vehicles;
  if (!vehicle) return `${manufacturer} ${family.part}`;
  if (!family.brands) return `${manufacturer} ${model} ${family.part}`;
  return `${manufacturer} ${family.part}, fits ${vehicle.make} ${model}`;
}
