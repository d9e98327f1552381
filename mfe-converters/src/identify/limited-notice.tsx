import { Notice } from '@washcoat/ui';
import { Info } from 'lucide-react';

/** Tells limited users why there are only five results. */
export function LimitedNotice() {
  return (
    <Notice tone="info" icon={<Info size={16} aria-hidden />}>
      Search results limited to 5 items. Please refine your search criteria for more results
    </Notice>
  );
}
