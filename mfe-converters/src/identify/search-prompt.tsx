import { Card, EmptyState } from '@washcoat/ui';
import { ScanSearch } from 'lucide-react';
import { useConverterRights } from '../converter/converter-rights';

/** Stands where results will be, before anything is searched for. */
export function SearchPrompt() {
  const { isSubscriber } = useConverterRights();
  return (
    <Card>
      <EmptyState
        icon={<ScanSearch size={20} />}
        title="Search for a converter"
        hint={
          isSubscriber
            ? 'Type the code stamped on it. Searching is free; opening a converter takes one lookup credit.'
            : 'Type the code stamped on it, a part of it, a make or a description.'
        }
      />
    </Card>
  );
}
