import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-2px); }
`;

/** The entrance of everything that pops up. */
export const popMotion = css`
  animation: ${appear} ${({ theme }) => theme.motion.menu};
`;

/** The ground of menus, lists and popovers. */
export const popSurface = css`
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.toast};
  box-shadow: ${({ theme }) => theme.shadow.s3};
  ${popMotion}
`;
