import { Button, formatNumber, IconButton } from '@washcoat/ui';
import { Undo2, X } from 'lucide-react';
import styled, { css } from 'styled-components';
import { useItemEditing } from './item-editing';
import { itemName } from './item-words';

const Said = styled.div.attrs({ role: 'status' })<{ $isBar: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t12}
  ${({ theme }) => theme.font.tabular}
  color: ${({ theme }) => theme.color.text2};

  ${({ theme, $isBar }) =>
    $isBar &&
    css`
      padding: ${theme.space(2)} ${theme.space(4)};
      border: 1px solid ${theme.color.border2};
      border-radius: ${theme.radius.card};
      background: ${theme.color.surface};
      box-shadow: ${theme.shadow.s2};
    `}

  & > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface QuantityUndoProps {
  /** Says it of this item only, on its card; without it, of whichever it is, on a bar of its own. */
  itemId?: string;
  size: 28 | 44;
}

/** The quantity that was replaced last, with the way back: a fraction is tapped faster than it is meant. */
export function QuantityUndo({ itemId, size }: QuantityUndoProps) {
  const { replaced, putBack, keep } = useItemEditing();
  if (!replaced || (itemId !== undefined && replaced.item.itemId !== itemId)) return null;
  const { item, was } = replaced;
  const name = itemName(item);
  const isBar = itemId === undefined;
  return (
    <Said $isBar={isBar}>
      <p>
        {name}: {formatNumber(was)} → {formatNumber(item.quantity)}
      </p>
      <Button
        size={size}
        icon={<Undo2 size={14} aria-hidden />}
        aria-label={`Undo quantity of ${name}`}
        onClick={() => void putBack(replaced)}
      >
        Undo
      </Button>
      {isBar && (
        <IconButton label={`Keep quantity of ${name}`} onClick={keep}>
          <X size={16} />
        </IconButton>
      )}
    </Said>
  );
}
