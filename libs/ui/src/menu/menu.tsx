import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { usePopLayer } from '../layer/layer';
import { popSurface } from '../layer/pop-motion';
import { touchScreen } from '../theme/touch';
import { muteTooltips } from '../tooltip/mute-tooltips';

const List = styled(DropdownMenu.Content)<{ $z: number }>`
  ${popSurface}
  z-index: ${({ $z }) => $z};
  min-width: 200px;
  max-width: 280px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${({ theme }) => theme.space(1)};
  overflow-y: auto;
`;

const Row = styled(DropdownMenu.Item)<{ $danger?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.field};
  color: ${({ theme, $danger }) => ($danger ? theme.color.danger.text : theme.color.text)};
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &:focus-visible {
    outline: none;
  }
  & > svg {
    color: ${({ theme, $danger }) => ($danger ? 'inherit' : theme.color.text3)};
  }
  &[data-highlighted] {
    background: ${({ theme, $danger }) => ($danger ? theme.color.danger.soft : theme.color.hover)};
  }
  &[data-disabled] {
    color: ${({ theme }) => theme.color.text3};
    cursor: not-allowed;
  }
  & > kbd {
    margin-left: auto;
    font: inherit;
    ${({ theme }) => theme.text.t11}
    color: ${({ theme }) => theme.color.text3};
  }
  & > [data-mark='checked'] {
    margin-left: auto;
    color: ${({ theme }) => theme.color.accent};
  }
  @media ${touchScreen} {
    min-height: 44px;
  }
`;

const Line = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${({ theme }) => theme.space(1)} 0;
  background: ${({ theme }) => theme.color.border};
`;

const Heading = styled(DropdownMenu.Label)`
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  ${({ theme }) => theme.text.t11}
  color: ${({ theme }) => theme.color.text3};
`;

/** A row of a menu: an action, a link, a heading or a line. */
export type MenuEntry =
  | {
      label: string;
      icon?: ReactNode;
      shortcut?: string;
      /** Shows a tick; the row is then a choice. */
      checked?: boolean;
      danger?: boolean;
      disabled?: boolean;
      /** Makes it a link. */
      href?: string;
      /** Keeps the menu open, for choosing several. */
      keepOpen?: boolean;
      onSelect?: () => void;
    }
  | { heading: string }
  | 'line';

export interface MenuProps {
  /** The button that opens it; must forward its ref. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  label?: string;
}

/** Keys by what the entries say: one that stays is the same element when others come before it, and a click on it holds. */
function keysOf(entries: readonly MenuEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const words =
      entry === 'line' ? '' : 'heading' in entry ? `heading ${entry.heading}` : `entry ${entry.label}`;
    const times = seen.get(words) ?? 0;
    seen.set(words, times + 1);
    return `${times} ${words}`;
  });
}

/** A list of actions under a button: arrows, Enter, letters, Escape. Put what is dangerous last, after a line. */
export function Menu({ trigger, ...list }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {isOpen && <OpenMenu {...list} />}
    </DropdownMenu.Root>
  );
}

function OpenMenu({ entries, align = 'end', label }: Omit<MenuProps, 'trigger'>) {
  const layer = usePopLayer();
  const keys = keysOf(entries);
  return (
    <DropdownMenu.Portal>
      <List
        align={align}
        sideOffset={4}
        collisionPadding={8}
        aria-label={label}
        onCloseAutoFocus={muteTooltips}
        $z={layer}
      >
        {entries.map((entry, index) => (
          <MenuRow key={keys[index]} entry={entry} />
        ))}
      </List>
    </DropdownMenu.Portal>
  );
}

function MenuRow({ entry }: { entry: MenuEntry }) {
  if (entry === 'line') return <Line />;
  if ('heading' in entry) return <Heading>{entry.heading}</Heading>;
  const content = (
    <>
      {entry.icon}
      {entry.label}
      {entry.shortcut && <kbd>{entry.shortcut}</kbd>}
      {entry.checked && <Check size={14} data-mark="checked" aria-hidden />}
    </>
  );
  return (
    <Row
      asChild={entry.href !== undefined}
      disabled={entry.disabled}
      {...(entry.checked === undefined ? {} : { role: 'menuitemcheckbox', 'aria-checked': entry.checked })}
      onSelect={(event) => {
        if (entry.keepOpen) event.preventDefault();
        entry.onSelect?.();
      }}
      $danger={entry.danger}
    >
      {entry.href === undefined ? content : <a href={entry.href}>{content}</a>}
    </Row>
  );
}
