import {
  hrefTo,
  pageActionsOf,
  rowActionsOf,
  useOfferedActions,
  useSession,
  type Action,
  type OfferedAction,
} from '@washcoat/platform-sdk';
import { Button, IconButton, LinkButton, Menu, type MenuEntry } from '@washcoat/ui';
import { Ellipsis } from 'lucide-react';
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

export interface RowMenuProps<Row> extends RowActionsProps<Row> {
  /** What the row is called: More for KT 0334. */
  name: string;
}

/** What a row offers, in a menu; what leads somewhere stands before it. */
export function RowMenu<Row>({ actions, row, name, size = 28 }: RowMenuProps<Row>) {
  const session = useSession();
  const offered = rowActionsOf(actions, session, row);
  const inMenu = offered.filter(({ href }) => href === undefined);
  const label = `More for ${name}`;
  return (
    <>
      {offered
        .filter(({ href }) => href !== undefined)
        .map((action) => (
          <RowAction key={action.id} action={action} size={size} />
        ))}
      {inMenu.length > 0 && (
        <Menu
          label={label}
          trigger={
            <IconButton size={size} label={label}>
              <Ellipsis size={16} />
            </IconButton>
          }
          entries={inMenu.flatMap(entriesOf)}
        />
      )}
    </>
  );
}

function entriesOf(action: OfferedAction, at: number): MenuEntry[] {
  const { label, icon, refusal, isDanger, run } = action;
  const disabled = refusal !== undefined;
  const entry = { label, icon: icon?.(16), disabled, danger: isDanger, onSelect: run };
  return isDanger && at > 0 ? ['line', entry] : [entry];
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
