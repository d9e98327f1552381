import type { LoadItem } from '@washcoat/contract-loads';
import type { Action, RowAction } from '@washcoat/platform-sdk';
import { RowMenu } from '@washcoat/platform-sdk/lists';
import { toast } from '@washcoat/ui';
import { Ban, Check, CircleDollarSign, History, Pencil, RotateCcw, Trash2, Undo2, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useExplainItem } from '../item-price/explain-item';
import { useOpenLoad } from '../load-detail/load-context';
import { useItemEditing } from './item-editing';
import { canTakeBack, waitsForUs, whyNotRejected } from './item-turn';
import { itemName } from './item-words';

/** An action of an item, offered while `isOpen` says so. */
function ofItem(
  label: string,
  Icon: LucideIcon,
  isOpen: (item: LoadItem) => boolean,
  run: (item: LoadItem) => void,
): RowAction<LoadItem> {
  return {
    id: `${label.toLowerCase().replaceAll(' ', '-')}-item`,
    of: 'row',
    label,
    icon: (size) => <Icon size={size} />,
    right: (_session, item) => isOpen(item),
    nameFor: (item) => `${label} ${itemName(item)}`,
    run,
  };
}

/** What can be done with the items of the open load. */
function useItemActions(): Action<LoadItem>[] {
  const { load, rights } = useOpenLoad();
  const { modify, askDelete, review, save, takeBack, showHistory } = useItemEditing();
  const explain = useExplainItem();
  return useMemo(() => {
    const mark = async (item: LoadItem, isDidNotBuy: boolean) => {
      const problem = await save(item, { isDidNotBuy });
      if (problem) toast.error(problem);
    };
    const waits = (item: LoadItem) => waitsForUs(item, load, rights);
    const { canEditItems } = rights;
    const canMark = canEditItems && rights.canMarkDidNotBuy;
    return [
      ofItem('Approve', Check, waits, (item) => void review(item, 1)),
      ofItem(
        'Reject',
        X,
        (item) => waits(item) && whyNotRejected(item) === undefined,
        (item) => void review(item, 2),
      ),
      ofItem(
        'Take back',
        Undo2,
        (item) => canTakeBack(item, load, rights),
        (item) => void takeBack(item),
      ),
      ofItem('History', History, () => true, showHistory),
      ofItem(
        'Explain price',
        CircleDollarSign,
        // An offer of another price tells nothing of the one that it was added at.
        ({ basePrice }) => explain !== null && basePrice !== undefined,
        (item) => explain?.(item),
      ),
      ofItem('Modify', Pencil, () => canEditItems, modify),
      ofItem(
        'Did not buy',
        Ban,
        (item) => canMark && !item.isDidNotBuy,
        (item) => void mark(item, true),
      ),
      ofItem(
        'Buy after all',
        RotateCcw,
        (item) => canMark && item.isDidNotBuy,
        (item) => void mark(item, false),
      ),
      { ...ofItem('Delete', Trash2, () => canEditItems, askDelete), isDanger: true },
    ];
  }, [load, rights, explain, modify, askDelete, review, save, takeBack, showHistory]);
}

/** The dots of a row. */
export function ItemMenu({ item, size = 28 }: { item: LoadItem; size?: 28 | 44 }) {
  const actions = useItemActions();
  const name = itemName(item);
  return <RowMenu row={item} label={`Actions of ${name}`} {...{ actions, name, size }} />;
}
