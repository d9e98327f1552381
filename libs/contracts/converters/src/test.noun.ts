import {
  derivedField,
  lineField,
  momentField,
  noun,
  numberField,
  refField,
  seenWith,
  shownOnly,
  textField,
  type Answer,
  type Entry,
} from '@washcoat/contract-kernel';
import { gramsBounds, ppmBounds } from './bounds';

const assay = (label: string) => seenWith('assay', numberField(label, { unit: 'ppm', ...ppmBounds }));

/** An analysis of a converter: grams per piece and ppm, for those who have canAccessAssay. */
export const test = noun(
  ['test', 'tests'],
  {
    productId: shownOnly(refField('Converter', 'productId')),
    subweight: seenWith('assay', numberField('Sub-weight', { unit: 'g', ...gramsBounds })),
    ptAssay: assay('Pt'),
    pdAssay: assay('Pd'),
    rhAssay: assay('Rh'),
    location: lineField('Location', 200),
    notes: textField('Notes', 2000),
    userName: derivedField('Name', { history: false }),
    firstName: derivedField('First Name', { history: false }),
    lastName: derivedField('Last Name', { history: false }),
    createdDate: momentField('Date', { format: 'history', history: false }),
  },
  { isVersioned: false },
);
export type ConverterTest = Answer<typeof test>;
export type TestEntry = Entry<typeof test>;
