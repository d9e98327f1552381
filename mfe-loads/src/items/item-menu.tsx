import type { LoadItem } from '@washcoat/contract-loads';
import { IconButton, Menu, toast, type MenuEntry } from '@washcoat/ui';
import {
  Ban,
  Check,
  CircleDollarSign,
  Ellipsis,
  History,
  Pencil,
  RotateCcw,
  Trash2,
  Undo2,
  X,
} from 'lucide-react';
import { useOpenLoad } from '../load-detail/load-context';
import { useExplainItem } from '../item-price/explain-item';
import { useItemEditing } from './item-editing';
import { canTakeBack, waitsForUs } from './item-turn';
import { itemName } from './item-words';

/** What can be done with one item, as rows of its menu. */
function useItemEntries(item: LoadItem): MenuEntry[] {
  const { load, rights } = useOpenLoad();
  const { modify, askDelete, review, save, takeBack, showHistory } = useItemEditing();
  const explain = useExplainItem();
  const mark = async (isDidNotBuy: boolean) => {
    const problem = await save(item, { isDidNotBuy });
    if (problem) toast.error(problem);
  };
  return [
    ...(waitsForUs(item, load, rights)
      ? [
          { label: 'Approve', icon: <Check size={16} />, onSelect: () => void review(item, 1) },
          { label: 'Reject', icon: <X size={16} />, onSelect: () => void review(item, 2) },
        ]
      : []),
    ...(canTakeBack(item, load, rights)
      ? [{ label: 'Take back', icon: <Undo2 size={16} />, onSelect: () => void takeBack(item) }]
      : []),
    { label: 'History', icon: <History size={16} />, onSelect: () => showHistory(item) },
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

/** The dots of a row. */
export function ItemMenu({ item, size = 28 }: { item: LoadItem; size?: 28 | 44 }) {
  const entries = useItemEntries(item);
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
