import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { touchPixels, touchScreen } from '../theme/touch';

/** So much of the next tab shows that there is one. */
const NEIGHBOUR = 40;

const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(6)};
  height: 41px;
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
  overflow-x: auto;
  scrollbar-width: none;
`;

const tab = css<{ $current: boolean }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  height: 40px;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme, $current }) => ($current ? theme.color.text : theme.color.text2)};
  ${({ theme }) => theme.text.t13}
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  @media ${touchScreen} {
    justify-content: center;
    min-width: ${touchPixels}px;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    border-radius: 1px;
    background: ${({ theme, $current }) => ($current ? theme.color.accent : 'transparent')};
    transition: background ${({ theme }) => theme.motion.menu};
  }
  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${({ theme }) => theme.radius.field};
  }
  &:disabled {
    color: ${({ theme }) => theme.color.text3};
    cursor: not-allowed;
  }
`;

const TabButton = styled.button.attrs({ type: 'button' })<{ $current: boolean }>`
  ${tab}
`;

const TabLink = styled.a<{ $current: boolean }>`
  ${tab}
`;

const Count = styled.span<{ $fresh?: boolean }>`
  min-width: 20px;
  padding: 0 ${({ theme }) => theme.space(1.5)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $fresh }) => ($fresh ? theme.color.info.soft : theme.color.neutral.soft)};
  color: ${({ theme, $fresh }) => ($fresh ? theme.color.info.text : theme.color.text2)};
  ${({ theme }) => theme.text.t11}
  text-align: center;
`;

export interface Tab {
  id: string;
  label: ReactNode;
  count?: number;
  /** Marks a count that somebody waits for. */
  fresh?: boolean;
  /** Makes the tab a link. */
  href?: string;
  disabled?: boolean;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** Called on a press; for links call `event.preventDefault()` to stay inside the router. */
  onChange?: (id: string, event: MouseEvent<HTMLElement>) => void;
  /** Id of the panel the button tabs switch. */
  panelId?: string;
}

/** Scrolls a row sideways, and nothing else, until `tab` is in view with a part of its neighbour. */
function show(row: HTMLElement, tab: HTMLElement): void {
  const [room, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const [before, beyond] = [place.left - NEIGHBOUR - room.left, place.right + NEIGHBOUR - room.right];
  if (before < 0) row.scrollLeft += before;
  else if (beyond > 0) row.scrollLeft += Math.min(beyond, before);
}

/**
 * Words with counts; links navigate (`nav`), buttons switch a panel (`tablist`). Where the row is wider than its place, the
 * current one is in view.
 */
export function Tabs({ label, tabs, current, onChange, panelId }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const areLinks = tabs.some((one) => one.href !== undefined);
  const widths = tabs.map(({ id, count }) => `${id} ${count ?? ''}`).join();
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (row.current && tab) show(row.current, tab);
  }, [current, widths]);
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const stops = [...(row.current?.querySelectorAll<HTMLElement>('a, button:not(:disabled)') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[(at + step + stops.length) % stops.length];
    event.preventDefault();
    next?.focus();
    if (!areLinks) next?.click();
  };
  return (
    <Row ref={row} role={areLinks ? 'navigation' : 'tablist'} aria-label={label} onKeyDown={move}>
      {tabs.map((one) => {
        const isCurrent = one.id === current;
        const content = (
          <>
            {one.label}
            {one.count !== undefined && <Count $fresh={one.fresh}>{one.count}</Count>}
          </>
        );
        return one.href === undefined ? (
          <TabButton
            key={one.id}
            role={areLinks ? undefined : 'tab'}
            aria-selected={areLinks ? undefined : isCurrent}
            aria-controls={isCurrent ? panelId : undefined}
            tabIndex={areLinks || isCurrent ? 0 : -1}
            disabled={one.disabled}
            onClick={(event) => onChange?.(one.id, event)}
            $current={isCurrent}
          >
            {content}
          </TabButton>
        ) : (
          <TabLink
            key={one.id}
            href={one.href}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={(event) => onChange?.(one.id, event)}
            $current={isCurrent}
          >
            {content}
          </TabLink>
        );
      })}
    </Row>
  );
}
