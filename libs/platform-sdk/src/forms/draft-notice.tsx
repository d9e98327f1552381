import { Button, Notice, formatDate } from '@washcoat/ui';
import { History } from 'lucide-react';
import styled from 'styled-components';
import type { DraftOffer } from './use-kept-draft';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
`;

/** Offers what was typed the last time and not saved. */
export function DraftNotice({ offer }: { offer: DraftOffer | null }) {
  if (!offer) return null;
  const { noun, at, restore, discard } = offer;
  return (
    <Notice tone="info" role="status" icon={<History size={16} aria-hidden />}>
      <Line>
        You have an unsaved {noun} from {formatDate(at, 'recent')}.
        <Button size={32} onClick={restore}>
          Restore
        </Button>
        <Button size={32} kind="quiet" onClick={discard}>
          Discard
        </Button>
      </Line>
    </Notice>
  );
}
