import type { ConverterChange } from '@washcoat/contract-converters';
import type { HistoryEntry } from '@washcoat/contract-kernel';
import { changesInWords, RecordHistory } from '@washcoat/platform-sdk/forms';
import { converterFieldNames } from '../converter/converter-field-names';
import { converterFieldText } from '../converter/converter-field-text';
import { useConverterChangesQuery } from './converter-changes.api';
import { ProposalCause } from './proposal-cause';

/** Who changed a converter, when and what; the newest changes first. */
export default function ConverterChangesPart({ productId }: { productId: string }) {
  const useHistory = (count: number) => useConverterChangesQuery({ productId, count });
  return (
    <RecordHistory
      title="Changes"
      fieldNames={converterFieldNames}
      useHistory={useHistory}
      inWords={inWords}
      causeOf={(entry) => isProposed(entry) && <ProposalCause {...entry.proposal} />}
    />
  );
}

const inWords = (entry: HistoryEntry) =>
  changesInWords(entry, (field, text) => text && converterFieldText(field, text));

type ProposedChange = ConverterChange & Required<Pick<ConverterChange, 'proposal'>>;

const isProposed = (entry: HistoryEntry): entry is ProposedChange =>
  'proposal' in entry && entry.proposal !== undefined;
