import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { hrefTo } from '@washcoat/platform-sdk';
import type { MenuEntry } from '@washcoat/platform-sdk';
import { HiddenText, Tooltip } from '@washcoat/ui';
import { useWaiting } from '../notices/news-store';
import { MenuIcon } from './menu-icon';
import { Count, Row, RowLink, SubRows, Unfold } from './menu-row.style';

export interface MenuRowProps {
  entry: MenuEntry;
  current: string | undefined;
  isFolded: boolean;
  isTall: boolean;
  isSubRow?: boolean;
}

/** One entry; the entries under it unfold by the arrow and while one of them is the current page. */
export function MenuRow({ entry, current, isFolded, isTall, isSubRow = false }: MenuRowProps) {
  const isCurrent = entry.id === current;
  const isAbove = entry.children.some(({ id }) => id === current);
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? (isCurrent || isAbove);
  const listId = useId();
  const countId = useId();
  const hasChildren = entry.children.length > 0;
  const hasRows = hasChildren && !isFolded;
  const isShut = hasChildren && (isFolded || !isOpen);
  const waiting = useWaiting([entry.id, ...(isShut ? entry.children.map(({ id }) => id) : [])]);
  return (
    <li>
      <Row
        data-current={isCurrent || (isAbove && (isFolded || !isOpen)) || undefined}
        $isTall={isTall}
        $isFolded={isFolded}
      >
        <Tooltip text={isFolded ? entry.label : undefined} side="right">
          <RowLink
            {...hrefTo(entry.route)}
            aria-current={isCurrent ? 'page' : undefined}
            aria-describedby={waiting > 0 ? countId : undefined}
            $isFolded={isFolded}
          >
            {!isSubRow && <MenuIcon name={entry.icon} />}
            {isFolded ? <HiddenText>{entry.label}</HiddenText> : <span>{entry.label}</span>}
          </RowLink>
        </Tooltip>
        {waiting > 0 && (
          <Count id={countId} $isFolded={isFolded}>
            {waiting}
            <HiddenText> waiting</HiddenText>
          </Count>
        )}
        {hasRows && (
          <Unfold
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`${entry.label}: more entries`}
            onClick={() => setChoice(!isOpen)}
            $isTall={isTall}
          >
            <ChevronRight size={14} aria-hidden />
          </Unfold>
        )}
      </Row>
      {hasRows && (
        <SubRows id={listId} hidden={!isOpen}>
          {entry.children.map((child) => (
            <MenuRow key={child.id} {...{ current, isFolded, isTall }} entry={child} isSubRow />
          ))}
        </SubRows>
      )}
    </li>
  );
}
