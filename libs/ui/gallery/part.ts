import type { ConverterShape, DecimalInput } from '../src';

/** A converter as the boards show it. */
export interface Part {
  id: string;
  code: string;
  make: string;
  model: string;
  type: string;
  shape: ConverterShape;
  weight: DecimalInput;
  pt: DecimalInput;
  pd: DecimalInput;
  rh: DecimalInput;
  market: DecimalInput;
  listed: DecimalInput;
  scheme: DecimalInput;
  alt1: DecimalInput;
  offer: DecimalInput;
  isDefault?: boolean;
}

const shapes: readonly ConverterShape[] = ['cylinder', 'dpf', 'manifold', 'can', 'loaf', 'foil'];
const types = ['CERAMIC', 'DIESEL', 'CERAMIC', 'CERAMIC', 'CERAMIC', 'DOMESTIC FOIL'];
const makes = ['Mercedes', 'Toyota', 'Ford', 'GM', 'Honda', 'Subaru'];
const models = ['C-Class', 'Prius hybrid', 'Mondeo', 'Silverado 5.3', 'Odyssey V6', 'Legacy B4 front'];

/** As many parts as asked for, always the same ones, made up from their number. */
export function makeParts(count: number): Part[] {
  return Array.from({ length: count }, (_, index) => {
    const at = index % shapes.length;
    const market = 84 + ((index * 3761) % 25000) / 100;
    const price = (share: number) => (market * share).toFixed(2);
    return {
      id: `part-${index}`,
      code: `${['KT', 'GD', 'ZM', '2EBA', '20274G', 'CL 7L'][at] ?? ''}${index % 2 === 0 ? ' ' : ''}${334 + index}`,
      make: makes[at] ?? '',
      model: models[at] ?? '',
      type: types[at] ?? 'CERAMIC',
      shape: shapes[at] ?? 'cylinder',
      weight: 322 + ((index * 271) % 1300),
      pt: (index * 733) % 4000,
      pd: (index * 1117) % 9000,
      rh: (index * 97) % 1000,
      market: price(1),
      listed: price(0.87),
      scheme: price(0.82),
      alt1: price(0.79),
      offer: price(0.8),
      isDefault: index % 7 === 6,
    };
  });
}
