import { Button, formatNumber } from '@washcoat/ui';
import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { useItemEditing } from './item-editing';
import { itemName } from './item-words';

const Said = styled.p.attrs({ role: 'status' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t12}
  ${({ theme }) => theme.font.tabular}
  color: ${({ theme }) => theme.color.text2};
`;

export interface QuantityUndoProps {
  /** Says it of this item only. */
  itemId?: string;
  size: 28 | 44;
}

/** The quantity that was replaced last, with the way back: a fraction is tapped faster than it is meant. */
export function QuantityUndo({ itemId, size }: QuantityUndoProps) {
  const { replaced, putBack } = useItemEditing();
  if (!replaced || (itemId !== undefined && replaced.item.itemId !== itemId)) return null;
  const { item, was } = replaced;
  const name = itemName(item);
  return (
    <Said>
      {name}: {formatNumber(was)} → {formatNumber(item.quantity)}
      <Button
        size={size}
        icon={<Undo2 size={14} aria-hidden />}
        aria-label={`Undo quantity of ${name}`}
        onClick={() => void putBack(replaced)}
      >
        Undo
      </Button>
    </Said>
  );
}
