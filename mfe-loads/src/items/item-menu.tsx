import type { LoadItem } from '@washcoat/contract-loads';
import { useSession } from '@washcoat/platform-sdk';
import { IconButton, Menu, toast, type MenuEntry } from '@washcoat/ui';
import { Ban, Check, CircleDollarSign, Ellipsis, Pencil, RotateCcw, Trash2, X } from 'lucide-react';
import { useOpenLoad } from '../load-detail/load-context';
import { useExplainItem } from '../item-price/explain-item';
import { canReview } from '../load-detail/load-rights';
import { useItemEditing } from './item-editing';
import { itemName } from './item-words';

/** What can be done with one item, as rows of its menu; empty when nothing can. */
function useItemEntries(item: LoadItem): MenuEntry[] {
  const session = useSession();
  const { load, rights } = useOpenLoad();
  const { modify, askDelete, review, save } = useItemEditing();
  const explain = useExplainItem();
  const mark = async (isDidNotBuy: boolean) => {
    const problem = await save(item, { isDidNotBuy });
    if (problem) toast.error(problem);
  };
  return [
    ...(canReview(item, load, session)
      ? [
          { label: 'Approve', icon: <Check size={16} />, onSelect: () => void review(item, 1) },
          { label: 'Reject', icon: <X size={16} />, onSelect: () => void review(item, 2) },
        ]
      : []),
    ...(explain && item.adjustedPrice !== undefined
      ? [
          {
            label: 'Explain price',
            icon: <CircleDollarSign size={16} />,
            onSelect: () => explain(item),
          },
        ]
      : []),
    ...(rights.canEditItems
      ? [{ label: 'Modify', icon: <Pencil size={16} />, onSelect: () => modify(item) }]
      : []),
    ...(rights.canEditItems && rights.canMarkDidNotBuy
      ? [
          item.isDidNotBuy
            ? { label: 'Buy after all', icon: <RotateCcw size={16} />, onSelect: () => void mark(false) }
            : { label: 'Did not buy', icon: <Ban size={16} />, onSelect: () => void mark(true) },
        ]
      : []),
    ...(rights.canEditItems
      ? [
          'line' as const,
          { label: 'Delete', icon: <Trash2 size={16} />, danger: true, onSelect: () => askDelete(item) },
        ]
      : []),
  ];
}

/** The dots of a row. Absent when nothing can be done. */
export function ItemMenu({ item, size = 28 }: { item: LoadItem; size?: 28 | 44 }) {
  const entries = useItemEntries(item);
  if (entries.length === 0) return null;
  return (
    <Menu
      label={`Actions of ${itemName(item)}`}
      entries={entries}
      trigger={
        <IconButton size={size} label={`Actions of ${itemName(item)}`} withoutTooltip>
          <Ellipsis size={16} />
        </IconButton>
      }
    />
  );
}
