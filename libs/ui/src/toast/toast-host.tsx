import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { tellHeight } from '../page/tell-height';
import { ToastCard } from './toast-card';
import { currentToasts, onToasts } from './toast-store';
import type { ToastMessage } from './toast-store';

const Stack = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.z.toast};
  /* A page whose controls stand there says where its toasts are out of the way. */
  left: var(--toasts-left, auto);
  right: ${({ theme }) => theme.space(6)};
  /* Above the bars that stick to the bottom of forms. */
  bottom: var(--toasts-bottom, ${({ theme }) => theme.space(20)});
  display: flex;
  flex-direction: column;
  width: min(400px, calc(100vw - 32px));
  pointer-events: none;

  & > div {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space(3)};
  }
  & > div:not(:empty) + div:not(:empty) {
    margin-top: ${({ theme }) => theme.space(3)};
  }
  /* News wait while something shades the page: they would lie over its buttons, and no key could reach them. They are
     read out as they come, and keep their place. */
  html:has(.over-page) & [data-kind='news'] {
    opacity: 0;
    pointer-events: none;

    & button {
      visibility: hidden;
    }
  }
  @media (max-width: 719.98px) {
    right: ${({ theme }) => theme.space(4)};
  }
  @media print {
    display: none;
  }
`;

/** Pages whose last lines would stand under them leave them room. */
const tellToastsHeight = tellHeight('--toasts-height');

interface CardChoice {
  isRefused: boolean;
  keepsAll: boolean;
}

function cards(messages: readonly ToastMessage[], { isRefused, keepsAll }: CardChoice) {
  return messages
    .filter(({ kind }) => (kind === 'error') === isRefused)
    .map((one) => <ToastCard key={one.id} message={one} stays={keepsAll || one.kind !== 'success'} />);
}

/**
 * Where toasts appear, once per page. Successes and news are read out politely, errors at once. With `keepsAll` a success
 * too stays until it is dismissed: a test on a busy machine may look late.
 */
export function ToastHost({ keepsAll = false }: { keepsAll?: boolean } = {}) {
  const messages = useSyncExternalStore(onToasts, currentToasts, currentToasts);
  return (
    <Stack ref={tellToastsHeight} data-toasts="" role="region" aria-label="Notifications">
      <div role="status" aria-live="polite">
        {cards(messages, { isRefused: false, keepsAll })}
      </div>
      <div role="alert" aria-live="assertive">
        {cards(messages, { isRefused: true, keepsAll })}
      </div>
    </Stack>
  );
}
