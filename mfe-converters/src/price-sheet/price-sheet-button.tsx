import { priceSheet } from '@washcoat/contract-converters';
import { useAllowed } from '@washcoat/platform-sdk';
import { breakpoints, Button, IconButton, useIsNarrow } from '@washcoat/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { PriceSheetDialog } from './price-sheet.dialog';

/** Offers the sheet of a customer's prices to those who see the prices of converters one by one. */
export function PriceSheetButton() {
  const isOffered = useAllowed(priceSheet.access);
  const isPhone = useIsNarrow(breakpoints.phone);
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  const open = () => setOpen(true);
  return (
    <>
      {isPhone ? (
        <IconButton label="Price sheet" icon={<FileSpreadsheet size={16} />} onClick={open} />
      ) : (
        <Button icon={<FileSpreadsheet size={14} />} onClick={open}>
          Price sheet
        </Button>
      )}
      {isOpen && <PriceSheetDialog onClose={() => setOpen(false)} />}
    </>
  );
}
