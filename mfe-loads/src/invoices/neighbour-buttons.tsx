import { IconButton } from '@washcoat/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Neighbours } from './use-neighbours';

const NO_MORE = 'There is no further invoice on the list.';

/** To the invoices before and after on the list, beside the heading; nothing where the invoice was not opened from one. */
export function NeighbourButtons({ listPath, previous, next }: Neighbours) {
  if (listPath === undefined) return null;
  return (
    <>
      <IconButton
        label="Previous invoice"
        size={32}
        disabledReason={previous ? undefined : NO_MORE}
        onClick={previous}
      >
        <ChevronUp size={16} />
      </IconButton>
      <IconButton label="Next invoice" size={32} disabledReason={next ? undefined : NO_MORE} onClick={next}>
        <ChevronDown size={16} />
      </IconButton>
    </>
  );
}
