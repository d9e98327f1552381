import { Bell, CircleCheck, CircleX, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { toast, toastLifetimeMs } from './toast-store';
import type { ToastMessage } from './toast-store';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const looks = {
  success: { tone: 'success', Icon: CircleCheck },
  error: { tone: 'danger', Icon: CircleX },
  news: { tone: 'info', Icon: Bell },
} as const;

const Root = styled.div<{ $tone: 'success' | 'danger' | 'info' }>`
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

/**
 * One toast. It `stays` until it is dismissed, or goes after two seconds; the pointer that moves over it or the focus holds
 * it (one that rests where it appears does not), and it goes two seconds after it was let go.
 */
export function ToastCard({ message, stays }: { message: ToastMessage; stays: boolean }) {
  const [isHeld, setHeld] = useState(false);
  const goes = !stays && !isHeld;
  useEffect(() => {
    if (!goes) return undefined;
    const timer = setTimeout(() => toast.dismiss(message.id), toastLifetimeMs);
    return () => clearTimeout(timer);
  }, [goes, message.id]);

  const action = message.action;
  const { tone, Icon } = looks[message.kind];
  return (
    <Root
      data-kind={message.kind}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      $tone={tone}
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
