import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { StateBlock, StateButtons, StateIcon } from './state-block';

export interface EmptyStateProps {
  /** The sentence of the page: No Carts available. */
  title: string;
  /** What to do next. */
  hint?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Given while a filter is on. */
  onClearFilters?: () => void;
  icon?: ReactNode;
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, hint, action, onClearFilters, icon }: EmptyStateProps) {
  return (
    <StateBlock role="status">
      <StateIcon>{icon ?? <Inbox size={20} />}</StateIcon>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {(action || onClearFilters) && (
        <StateButtons>
          {action}
          {onClearFilters && <Button onClick={onClearFilters}>Clear filters</Button>}
        </StateButtons>
      )}
    </StateBlock>
  );
}
