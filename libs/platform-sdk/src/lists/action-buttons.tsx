import {
  hrefTo,
  pageActionsOf,
  rowActionsOf,
  useOfferedActions,
  useSession,
  type Action,
  type OfferedAction,
} from '@washcoat/platform-sdk';
import { Button, IconButton, LinkButton } from '@washcoat/ui';
import { useMemo } from 'react';
import { ActionKey } from './action-key';
import { MainAction } from './main-action';

export interface RowActionsProps<Row> {
  actions: readonly Action<Row>[];
  row: Row;
  size?: 28 | 44;
}

/** What a row offers, as icons; what has none stands there in its word. */
export function RowActions<Row>({ actions, row, size = 28 }: RowActionsProps<Row>) {
  const session = useSession();
  return rowActionsOf(actions, session, row).map((action) => (
    <RowAction key={action.id} action={action} size={size} />
  ));
}

function RowAction({ action, size }: { action: OfferedAction; size: 28 | 44 }) {
  const { label, name, icon, href, refusal, run } = action;
  if (href !== undefined)
    return (
      <LinkButton size={size} kind="quiet" {...hrefTo(href)} aria-label={name}>
        {label}
      </LinkButton>
    );
  return (
    <IconButton size={size} label={name} disabledReason={refusal} onClick={run}>
      {icon?.(16)}
    </IconButton>
  );
}

/** What can be done with the chosen rows, as buttons with their keys. */
export function ChosenActions({ actions, size }: { actions: readonly OfferedAction[]; size: 28 | 44 }) {
  return actions.map(({ id, label, shortcut, href, refusal, isBusy, run }) =>
    href === undefined ? (
      <Button key={id} size={size} busy={isBusy} disabledReason={refusal} onClick={run}>
        {label}
        <ActionKey of={shortcut} />
      </Button>
    ) : (
      <LinkButton key={id} size={size} {...hrefTo(href)}>
        {label}
      </LinkButton>
    ),
  );
}

/** What can be done on the page, as the main buttons of its top bar; offered in the palette and at their keys too. */
export function PageActions<Row>({ actions }: { actions: readonly Action<Row>[] }) {
  const session = useSession();
  const offered = useMemo(() => pageActionsOf(actions, session), [actions, session]);
  useOfferedActions(offered);
  return offered.map(({ id, label, icon, shortcut, run }) => (
    <MainAction key={id} label={label} icon={icon} shortcut={shortcut} onPress={run} />
  ));
}
