import { breakpoints, overPage, touchScreen } from '@washcoat/ui';
import { Dialog } from 'radix-ui';
import styled, { keyframes } from 'styled-components';

const fade = keyframes`
  from { opacity: 0; }
`;

export const Shade = styled(Dialog.Overlay).attrs(overPage)`
  position: fixed;
  z-index: ${({ theme }) => theme.z.scrim};
  inset: 0;
  background: ${({ theme }) => theme.color.scrim};
  animation: ${fade} ${({ theme }) => theme.motion.menu};
`;

export const Panel = styled(Dialog.Content)`
  position: fixed;
  z-index: ${({ theme }) => theme.z.dialog};
  top: 12dvh;
  left: 50%;
  display: flex;
  flex-direction: column;
  width: min(640px, calc(100vw - 32px));
  max-height: 76dvh;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.dialog};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow.s4};
  transform: translateX(-50%);
  animation: ${fade} ${({ theme }) => theme.motion.menu};

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    inset: 0;
    width: 100%;
    max-height: none;
    border-radius: 0;
    transform: none;
  }
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  height: 56px;
  padding: 0 ${({ theme }) => theme.space(5)};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color.text3};
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.text.t16}
  font-weight: 400;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${({ theme }) => theme.color.text3};
  }
`;

export const Rows = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)} ${theme.space(2)}`};
  overflow-y: auto;
  scroll-padding: ${({ theme }) => theme.space(7)} 0 ${({ theme }) => theme.space(2)};
`;

export const GroupName = styled.h3`
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)} ${theme.space(1)}`};
  ${({ theme }) => theme.text.t12}
  font-weight: 500;
  color: ${({ theme }) => theme.color.text3};
`;

export const Notice = styled.p`
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
  height: 40px;
  padding: 0 ${({ theme }) => theme.space(5)};
  border-top: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.sunken};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1)};
  }
  & > :last-child {
    margin-left: auto;
  }
  @media ${touchScreen} {
    display: none;
  }
`;
