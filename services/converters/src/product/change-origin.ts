import type { ConverterChange } from '@washcoat/contract-converters';
import type { HistoryEntry } from '@washcoat/contract-kernel';

/** The proposal that a change of a converter came of, beside its fields in the audit trail. */
export interface ChangeOrigin {
  ofProposal: string;
  ofSettlement: string;
  ofDecision: 'accepted' | 'undone';
}

const fields: readonly string[] = [
  'ofProposal',
  'ofSettlement',
  'ofDecision',
] satisfies (keyof ChangeOrigin)[];

/** An entry of the audit trail as a change of a converter: what it came of is no field of it. */
export function converterChangeOf({ changes, ...entry }: HistoryEntry): ConverterChange {
  const said = (name: keyof ChangeOrigin) => changes.find(({ field }) => field === name)?.after;
  const [assayProposalId, settlementNo] = [said('ofProposal'), said('ofSettlement')];
  const decision = said('ofDecision') === 'undone' ? 'undone' : 'accepted';
  return {
    ...entry,
    changes: changes.filter(({ field }) => !fields.includes(field)),
    ...(assayProposalId && { proposal: { assayProposalId, settlementNo: settlementNo ?? '', decision } }),
  };
}
