import type { ConverterChange } from '@washcoat/contract-converters';
import type { HistoryEntry } from '@washcoat/contract-kernel';
import { RecordHistory } from '@washcoat/platform-sdk/forms';
import { converterFieldNames } from '../converter/converter-field-names';
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
      causeOf={(entry) => isProposed(entry) && <ProposalCause {...entry.proposal} />}
    />
  );
}

type ProposedChange = ConverterChange & Required<Pick<ConverterChange, 'proposal'>>;

const isProposed = (entry: HistoryEntry): entry is ProposedChange =>
  'proposal' in entry && entry.proposal !== undefined;
