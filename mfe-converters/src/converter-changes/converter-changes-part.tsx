import { RecordHistory } from '@washcoat/platform-sdk/forms';
import { converterFieldNames } from '../converter/converter-field-names';
import { useConverterChangesQuery } from './converter-changes.api';

/** Who changed a converter, when and what; the newest changes first. */
export default function ConverterChangesPart({ productId }: { productId: string }) {
  const useHistory = (count: number) => useConverterChangesQuery({ productId, count });
  return <RecordHistory title="Changes" fieldNames={converterFieldNames} useHistory={useHistory} />;
}
