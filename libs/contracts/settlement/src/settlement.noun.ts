import {
  derivedField,
  flagField,
  momentField,
  noun,
  optionalLineField,
  shownOnly,
  type Answer,
} from '@washcoat/contract-kernel';
import * as z from 'zod/mini';

const LONGEST = 200;
const day = (label: string) => {
  const declared = momentField(label, { format: 'day' });
  return { ...declared, read: z.nullable(declared.read) };
};

/** A settlement by what it is known by; its blocks and what is derived of them stand in its statement. */
export const settlement = noun(
  ['settlement', 'settlements'],
  {
    settlementNo: optionalLineField('Settlement No', LONGEST),
    shipmentNo: optionalLineField('Shipment No', LONGEST),
    contractNo: optionalLineField('Contract No', LONGEST),
    companyId: { ...derivedField('Company', { export: false }), read: z.guid() },
    companyName: derivedField('Company Name'),
    facilityCity: derivedField('Facility'),
    createdDate: momentField('Created Date', { format: 'day' }),
    updatedDate: momentField('Saved', { export: false }),
    metalDueDate: day('Metal due date'),
    receivedDate: day('Received Date'),
    completedDate: day('Completed Date'),
    isComplete: shownOnly(flagField('Completed', { on: false, export: false })),
  },
  // Its statement counts the changes.
  { isVersioned: false },
);
export type Settlement = Answer<typeof settlement>;
