import type { Assay } from './assay';
import type { Vehicle } from './catalogue-family';
import { vehicle } from './catalogue-family';

/** A catalogue entry with fixed content. */
export interface HazardEntry {
  readonly familyKey: string;
  readonly assay: Assay;
  readonly model: string;
  readonly vehicles: readonly Vehicle[];
}

/** The stamp that two different parts carry. */
export const HAZARD_CODE = '55570431';
export const HAZARD_MANUFACTURER = 'GM';

/** Both parts under the stamp: a petrol unit rich in palladium and a platinum diesel of a third of its weight. */
export const HAZARD_ENTRIES: readonly HazardEntry[] = [
  {
    familyKey: 'GM-DAEWOO',
    assay: { subweight: 1660, ptAssay: 199, pdAssay: 3023, rhAssay: 189 },
    model: 'Cruze 1.8 petrol',
    vehicles: [vehicle('Chevrolet', 'Cruze', 2009, 2015, '1.8 petrol')],
  },
  {
    familyKey: 'GM-DURA',
    assay: { subweight: 604, ptAssay: 9370, pdAssay: 0, rhAssay: 0 },
    model: 'Captiva diesel',
    vehicles: [vehicle('Chevrolet', 'Captiva', 2006, 2013, '2.0 diesel')],
  },
];
