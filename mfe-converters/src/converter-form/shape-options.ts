import type { ConverterShape, Option } from '@washcoat/ui';

const names: Record<ConverterShape, string> = {
  cylinder: 'Cylinder',
  manifold: 'Manifold',
  loaf: 'Loaf',
  foil: 'Foil',
  can: 'Can',
  dpf: 'Particle filter',
};

/** The shapes that can be drawn. */
export const shapeOptions: readonly Option[] = Object.entries(names).map(([value, label]) => ({
  value,
  label,
}));
