import { loadPricedAt } from '@washcoat/contract-loads';
import { useAllowed } from '@washcoat/platform-sdk';
import { Button } from '@washcoat/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import { EarlierPricesDialog } from './earlier-prices.dialog';

/** Offers a load by the prices of another day to those who see prices of converters and of lines. */
export function EarlierPricesButton({ loadId }: { loadId: string }) {
  const isOffered = useAllowed(loadPricedAt.access);
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <Button icon={<History size={14} />} onClick={() => setOpen(true)}>
        Prices of another day
      </Button>
      {isOpen && <EarlierPricesDialog loadId={loadId} onClose={() => setOpen(false)} />}
    </>
  );
}
