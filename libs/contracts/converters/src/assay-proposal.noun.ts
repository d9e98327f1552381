import {
  choiceField,
  derivedField,
  maybeDerivedField,
  momentField,
  noun,
  shownOnly,
  textField,
  type Answer,
} from '@washcoat/contract-kernel';
import * as z from 'zod/mini';

/** Open until somebody decides; undone after it was accepted. */
export const assayProposalStatus = z.enum(['open', 'accepted', 'refused', 'undone']);
export type AssayProposalStatus = z.output<typeof assayProposalStatus>;

const moment = momentField('Decided');

/** What a settlement says of the assays of a family of converters; a person accepts, refuses or undoes it. */
export const assayProposal = noun(['assayProposal', 'assay proposals'], {
  family: derivedField('Family'),
  settlementNo: derivedField('Settlement'),
  companyName: derivedField('Company'),
  status: shownOnly(
    choiceField('Status', assayProposalStatus, {
      start: 'open',
      choices: [
        { value: 'open', label: 'Open' },
        { value: 'accepted', label: 'Accepted' },
        { value: 'refused', label: 'Refused' },
        { value: 'undone', label: 'Undone' },
      ],
    }),
  ),
  converterCount: { ...derivedField('Converters'), read: z.int() },
  createdDate: momentField('Proposed', { history: false }),
  decidedBy: maybeDerivedField('Decided by'),
  decidedDate: { ...moment, read: z.nullable(z.iso.datetime()) },
  reason: shownOnly(textField('Reason', 1000)),
  settlementId: { ...derivedField('Settlement id', { export: false, history: false }), read: z.guid() },
});
export type AssayProposal = Answer<typeof assayProposal>;
