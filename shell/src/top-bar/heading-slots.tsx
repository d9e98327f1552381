import { headingSlots } from '@washcoat/platform-sdk';
import { breakpoints } from '@washcoat/ui';
import styled from 'styled-components';

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    gap: 0;
  }

  &:empty {
    display: none;
  }
`;

const takeStatus = (status: HTMLElement | null) => headingSlots.set({ ...headingSlots.get(), status });
const takeActions = (actions: HTMLElement | null) => headingSlots.set({ ...headingSlots.get(), actions });

/** Where a page draws its status. */
export function StatusSlot() {
  return <Place ref={takeStatus} />;
}

/** Where a page draws its actions. */
export function ActionSlot() {
  return <Place ref={takeActions} data-page-actions="" />;
}
