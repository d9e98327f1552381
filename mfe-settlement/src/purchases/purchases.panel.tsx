import { problemText } from '@washcoat/platform-sdk';
import { Button, FailedPart, Notice, Skeleton, Stack } from '@washcoat/ui';
import { Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ChooseDialog } from './choose.dialog';
import { ChosenBoxes } from './chosen-boxes';
import { ComparisonTables } from './comparison-tables';
import { usePurchasesQuery } from './purchases.api';

/** Expected against received against processed, out of the boxes that were chosen for the settlement. */
export function PurchasesPanel({ settlementId }: { settlementId: string }) {
  const { data, error, refetch } = usePurchasesQuery({ settlementId });
  const [isChoosing, setChoosing] = useState(false);
  if (!data && error)
    return (
      <FailedPart title={problemText(error, 'Purchases did not load.')} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton $height="320px" />;
  const choose = !data.isComplete && (
    <Button kind="main" icon={<Plus size={14} />} onClick={() => setChoosing(true)}>
      Choose invoices
    </Button>
  );
  return (
    <Stack $gap={3}>
      {data.unknownLines > 0 && (
        <Notice tone="warning" icon={<TriangleAlert size={16} />}>
          The metal of {data.unknownLines === 1 ? 'one line is' : `${data.unknownLines} lines are`} not known:
          they count with 0 oz.
        </Notice>
      )}
      <ComparisonTables purchases={data} />
      <ChosenBoxes purchases={data} action={choose} />
      {isChoosing && <ChooseDialog purchases={data} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}
