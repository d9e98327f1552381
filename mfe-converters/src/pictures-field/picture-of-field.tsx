import { breakpoints, IconButton, Picture, useIsNarrow } from '@washcoat/ui';
import { ArrowLeft, Star, X } from 'lucide-react';
import styled from 'styled-components';

const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

const Buttons = styled.span`
  display: flex;
`;

export interface PictureOfFieldProps {
  address: string;
  /** Starting at 1. */
  position: number;
  /** Absent where it is the first already. */
  onFirst?: () => void;
  onEarlier?: () => void;
  onRemove: () => void;
}

/** One stored picture of a form and where it stands. */
export function PictureOfField({ address, position, onFirst, onEarlier, onRemove }: PictureOfFieldProps) {
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 28;
  return (
    <Item>
      <Picture src={address} alt={`Picture ${position}`} size={88} />
      <Buttons>
        <IconButton
          size={size}
          label={`Make picture ${position} the first`}
          disabled={!onFirst}
          onClick={onFirst}
        >
          <Star size={14} />
        </IconButton>
        <IconButton
          size={size}
          label={`Move picture ${position} forward`}
          disabled={!onEarlier}
          onClick={onEarlier}
        >
          <ArrowLeft size={14} />
        </IconButton>
        <IconButton size={size} label={`Remove picture ${position}`} onClick={onRemove}>
          <X size={14} />
        </IconButton>
      </Buttons>
    </Item>
  );
}
