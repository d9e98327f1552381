import { Button, Notice } from '@washcoat/ui';
import { RotateCcw } from 'lucide-react';

/** Says that there is nothing to compare a report with, and offers another try. */
export function BeforeFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="warning" role="status">
      The period before did not load.{' '}
      <Button size={28} icon={<RotateCcw size={14} />} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
