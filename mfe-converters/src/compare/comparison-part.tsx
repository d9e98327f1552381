import { lazyScreen } from '@washcoat/platform-sdk';
import { BulkBar, Button } from '@washcoat/ui';
import { Columns3 } from 'lucide-react';
import type { IdentifySearch } from '../identify/identify-search';
import { fewestCompared, mostCompared } from './comparison-of-address';
import { useComparison } from './use-comparison';

const ComparisonDialog = lazyScreen(() => import('./comparison.dialog'), { waiting: null });
const REASON = `Select ${fewestCompared} to ${mostCompared} converters to compare them`;

export interface ComparisonPartProps {
  /** The search the converters were found by; its facility and customer make the prices. */
  search: IdentifySearch;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The bar of the chosen converters, and those that the address names side by side. */
export function ComparisonPart({ search, chosen, onChoose }: ComparisonPartProps) {
  const { ids, open, narrow, close } = useComparison();
  const isFit = chosen.size >= fewestCompared && chosen.size <= mostCompared;
  return (
    <>
      <BulkBar count={chosen.size} noun="converter" onClear={() => onChoose(new Set())}>
        <Button
          kind="main"
          size={40}
          icon={<Columns3 size={16} />}
          disabledReason={isFit ? undefined : REASON}
          onClick={() => open([...chosen])}
        >
          Compare converters
        </Button>
      </BulkBar>
      {ids.length > 0 && <ComparisonDialog ids={ids} search={search} onChange={narrow} onClose={close} />}
    </>
  );
}
