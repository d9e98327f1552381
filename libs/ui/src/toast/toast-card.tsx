import { CircleCheck, CircleX, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { toast, toastLifetimeMs } from './toast-store';
import type { ToastMessage } from './toast-store';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Root = styled.div<{ $tone: 'success' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: 48px;
  padding: ${({ theme }) => `${theme.space(2.5)} ${theme.space(3)}`};
  border: 1px solid ${({ theme, $tone }) => theme.color[$tone].line};
  border-radius: ${({ theme }) => theme.radius.toast};
  background: ${({ theme, $tone }) => theme.color[$tone].soft};
  box-shadow: ${({ theme }) => theme.shadow.s3};
  animation: ${arrive} ${({ theme }) => theme.motion.menu};
  pointer-events: auto;

  & > svg {
    color: ${({ theme, $tone }) => theme.color[$tone].text};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;

  & > small {
    display: block;
    ${({ theme }) => theme.text.t12}
    font-weight: 400;
    color: ${({ theme }) => theme.color.text2};
  }
`;

/** One toast. The pointer that moves over it or the focus holds it (one that rests where it appears does not); it goes two seconds after it was let go. */
export function ToastCard({ message }: { message: ToastMessage }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => toast.dismiss(message.id), toastLifetimeMs);
    return () => clearTimeout(timer);
  }, [isHeld, message.id]);

  const action = message.action;
  const Icon = message.kind === 'success' ? CircleCheck : CircleX;
  return (
    <Root
      data-kind={message.kind}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      $tone={message.kind === 'success' ? 'success' : 'danger'}
    >
      <Icon size={18} aria-hidden />
      <Words>
        {message.text}
        {message.detail && <small>{message.detail}</small>}
      </Words>
      {action && (
        <Button
          size={28}
          onClick={() => {
            toast.dismiss(message.id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" withoutTooltip onClick={() => toast.dismiss(message.id)}>
        <X size={16} />
      </IconButton>
    </Root>
  );
}
