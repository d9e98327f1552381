import { breakpoints, KeyCap, touchScreen } from '@washcoat/ui';
import styled from 'styled-components';

const Key = styled(KeyCap)`
  opacity: 0.75;
  border-color: currentColor;
  background: none;
  color: inherit;

  @media ${touchScreen} {
    display: none;
  }

  @media (max-width: ${breakpoints.wide - 0.02}px) {
    display: none;
  }
`;

/** The key of an action beside its word, for those who have keys and room; nothing where it has none. */
export function ActionKey({ of }: { of: string | undefined }) {
  return of === undefined ? null : <Key aria-hidden>{of}</Key>;
}
