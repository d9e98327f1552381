import type { ConverterShape } from '../catalogue-family';
import { drawFoil, drawLoaf } from './flat-shells';
import { drawCylinder, drawFilter } from './lying-shells';
import type { StampArea } from './stamp';
import { drawCan, drawManifold } from './standing-shells';

/** A drawn shell around the origin, before it is tilted. */
export interface Shell {
  readonly art: string;
  readonly stamp: StampArea;
  /** Lowest point and half width, for the shadow. */
  readonly foot: number;
  readonly reach: number;
  /** Largest tilt in degrees. */
  readonly tilt: number;
}

/** One shell per shape; `stretch` (about 1) makes a longer or shorter one of the same kind. */
export const SHELLS: Readonly<Record<ConverterShape, (stretch: number) => Shell>> = {
  cylinder: drawCylinder,
  dpf: drawFilter,
  can: drawCan,
  manifold: drawManifold,
  loaf: drawLoaf,
  foil: drawFoil,
};
