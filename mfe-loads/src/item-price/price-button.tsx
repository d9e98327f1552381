import { ExplainButton } from '@washcoat/ui';
import type { ExplainButtonProps } from '@washcoat/ui';
import { useExplainItem } from './explain-item';
import type { ExplainedItem } from './explain-item';

export interface PriceButtonProps extends Omit<ExplainButtonProps, 'of' | 'onExplain' | 'isMouseOnly'> {
  item: ExplainedItem;
  /** Whether who looks may know how it came about; plain where not. */
  isExplained?: boolean;
}

/** The price of an item, which opens how it came about. Plain where the page explains nothing. */
export function PriceButton({ item, isExplained = true, ...price }: PriceButtonProps) {
  const explain = useExplainItem();
  return (
    <ExplainButton
      {...price}
      of={item.oem || item.description}
      onExplain={isExplained && explain ? () => explain(item) : null}
    />
  );
}
