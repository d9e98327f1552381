import { Dialog } from '@washcoat/ui';
import { CopyLink } from '../converter-detail/copy-link';
import { buyerWords } from '../identify/buyer-words';
import type { IdentifySearch } from '../identify/identify-search';
import { fewestCompared } from './comparison-of-address';
import { ComparisonTable } from './comparison-table';
import { useCompared } from './use-compared';

export interface ComparisonDialogProps {
  /** Two to four of them. */
  ids: readonly string[];
  /** The search they were found by; its facility and customer make the prices. */
  search: IdentifySearch;
  onChange: (ids: readonly string[]) => void;
  onClose: () => void;
}

function sentenceOf(search: IdentifySearch): string {
  const buyer = buyerWords(search);
  const differs = 'What differs is bold and says so.';
  return buyer ? `Priced ${buyer}. ${differs}` : differs;
}

/** Two to four converters side by side; the address of the page shows the same to somebody else. */
export default function ComparisonDialog({ ids, search, onChange, onClose }: ComparisonDialogProps) {
  const compared = useCompared(ids, search);
  const remove = (productId: string) => onChange(ids.filter((id) => id !== productId));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={880}
      title={`Compare ${ids.length} converters`}
      sentence={sentenceOf(search)}
      buttons={<CopyLink />}
    >
      <ComparisonTable
        compared={compared}
        search={search}
        onRemove={ids.length > fewestCompared ? remove : undefined}
      />
    </Dialog>
  );
}
