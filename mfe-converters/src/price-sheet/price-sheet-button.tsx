import { priceSheet } from '@washcoat/contract-converters';
import { useAllowed } from '@washcoat/platform-sdk';
import { Button } from '@washcoat/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { PriceSheetDialog } from './price-sheet.dialog';

/** Offers the sheet of a customer's prices to those who see the prices of converters one by one. */
export function PriceSheetButton() {
  const isOffered = useAllowed(priceSheet.access);
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  const open = () => setOpen(true);
  return (
    <>
      <Button icon={<FileSpreadsheet size={14} />} onClick={open}>
        Price sheet
      </Button>
      {isOpen && <PriceSheetDialog onClose={() => setOpen(false)} />}
    </>
  );
}
