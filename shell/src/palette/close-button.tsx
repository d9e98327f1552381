import { X } from 'lucide-react';
import { breakpoints, IconButton, KeyCap, useIsNarrow } from '@washcoat/ui';
import styled from 'styled-components';

const Plain = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: none;
  cursor: pointer;
`;

/** Closes the palette; says the key that does where there is a keyboard. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  const isNarrow = useIsNarrow(breakpoints.phone);
  if (isNarrow)
    return <IconButton size={44} label="Close" withoutTooltip icon={<X size={18} />} onClick={onClick} />;
  return (
    <Plain type="button" aria-label="Close" onClick={onClick}>
      <KeyCap>Esc</KeyCap>
    </Plain>
  );
}
