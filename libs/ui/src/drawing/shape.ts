/** Forms a converter can be drawn in. */
export type ConverterShape = 'cylinder' | 'manifold' | 'loaf' | 'foil' | 'can' | 'dpf';

const byWord: ReadonlyArray<readonly [string, ConverterShape]> = [
  ['DIESEL', 'dpf'],
  ['DPF', 'dpf'],
  ['FOIL', 'foil'],
  ['WIRE', 'foil'],
  ['METAL', 'foil'],
  ['AFTER', 'can'],
  ['PRECAT', 'can'],
  ['MANIFOLD', 'manifold'],
  ['LOAF', 'loaf'],
  ['MISC', 'loaf'],
];

/** The form that stands for a converter type while there is no picture; a cylinder when the type is unknown. */
export function shapeOfType(type: string | null | undefined): ConverterShape {
  const known = (type ?? '').toUpperCase();
  return byWord.find(([word]) => known.includes(word))?.[1] ?? 'cylinder';
}
