import {
  hrefTo,
  pageActionsOf,
  rowActionsOf,
  useOfferedActions,
  useSession,
  type Action,
  type OfferedAction,
} from '@washcoat/platform-sdk';
import { breakpoints, Button, IconButton, LinkButton, Menu, useIsNarrow, type MenuEntry } from '@washcoat/ui';
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

interface BehindDotsProps {
  actions: readonly OfferedAction[];
  /** Names the menu. */
  label: string;
  /** Names the dots: as the menu without it. */
  name?: string;
  size: 28 | 32 | 44;
}

/** Actions in a menu behind three dots. */
function BehindDots({ actions, label, name = label, size }: BehindDotsProps) {
  return (
    <Menu
      label={label}
      trigger={
        <IconButton size={size} label={name} busy={actions.some(({ isBusy }) => isBusy)}>
          <Ellipsis size={size > 28 ? 18 : 16} />
        </IconButton>
      }
      entries={actions.flatMap(entriesOf)}
    />
  );
}

export interface RowMenuProps<Row> extends RowActionsProps<Row> {
  /** What the row is called: More for KT 0334. */
  name: string;
  /** Names the menu otherwise. */
  label?: string;
}

/** What a row offers, in a menu; what leads somewhere stands before it. */
export function RowMenu<Row>(props: RowMenuProps<Row>) {
  const { actions, row, name, size = 28, label = `More for ${name}` } = props;
  const session = useSession();
  const offered = rowActionsOf(actions, session, row);
  const inMenu = offered.filter(({ href }) => href === undefined);
  return (
    <>
      {offered
        .filter(({ href }) => href !== undefined)
        .map((action) => (
          <RowAction key={action.id} action={action} size={size} />
        ))}
      {inMenu.length > 0 && <BehindDots actions={inMenu} {...{ label, size }} />}
    </>
  );
}

function entriesOf(action: OfferedAction, at: number): MenuEntry[] {
  const { label, icon, refusal, isOn: checked, isDanger, run } = action;
  const disabled = refusal !== undefined;
  const entry = { label, icon: icon?.(16), checked, disabled, danger: isDanger, onSelect: run };
  return isDanger && at > 0 ? ['line', entry] : [entry];
}

function RowAction({ action, size }: { action: OfferedAction; size: 28 | 44 }) {
  const { label, name, icon, href, refusal, isBusy, busyLabel, run } = action;
  if (href !== undefined)
    return (
      <LinkButton size={size} kind="quiet" {...hrefTo(href)} aria-label={name}>
        {label}
      </LinkButton>
    );
  if (!icon)
    return (
      <Button
        kind="quiet"
        {...{ size, busyLabel }}
        aria-label={name}
        busy={isBusy}
        disabledReason={refusal}
        onClick={run}
      >
        {label}
      </Button>
    );
  return (
    <IconButton size={size} label={name} busy={isBusy} disabledReason={refusal} onClick={run}>
      {icon(16)}
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

export interface RecordActionsProps<Row> {
  actions: readonly Action<Row>[];
  row: Row;
  /** Names the menu: Invoice. */
  label: string;
  /** From which width on all but the main one lie behind the dots; a phone without it. */
  narrowFrom?: number;
}

/**
 * What an opened record offers, in the top bar of its page: the last of the actions stands first, the main one at the end.
 * Where room is short they lie behind the dots, on a phone all of them, and what can not be undone always. They are offered
 * in the palette and at their keys too; give a memoised list.
 */
export function RecordActions<Row>(props: RecordActionsProps<Row>) {
  const { actions, row, label, narrowFrom = breakpoints.phone } = props;
  const session = useSession();
  const isPhone = useIsNarrow(breakpoints.phone);
  const isTight = useIsNarrow(narrowFrom);
  const offered = useMemo(() => rowActionsOf(actions, session, row), [actions, session, row]);
  useOfferedActions(offered);
  const isBehind = ({ isDanger, isMain }: OfferedAction) => isDanger || isPhone || (isTight && !isMain);
  const behind = offered.filter(isBehind);
  return (
    <>
      {behind.length > 0 && (
        <BehindDots actions={behind} name="More" size={isPhone ? 44 : 32} {...{ label }} />
      )}
      {offered
        .filter((action) => !isBehind(action))
        .reverse()
        .map(({ id, label: words, icon, shortcut, isMain, isBusy, busyLabel, refusal, run }) => (
          <Button
            key={id}
            kind={isMain ? 'main' : 'plain'}
            icon={icon?.(14)}
            busy={isBusy}
            busyLabel={busyLabel}
            disabledReason={refusal}
            onClick={run}
          >
            {words}
            <ActionKey of={shortcut} />
          </Button>
        ))}
    </>
  );
}

/** What an opened record offers, all of it behind the dots; in the palette and at its keys too. Give a memoised list. */
export function RecordMenu<Row>({ actions, row, label }: Omit<RecordActionsProps<Row>, 'narrowFrom'>) {
  const session = useSession();
  const offered = useMemo(() => rowActionsOf(actions, session, row), [actions, session, row]);
  useOfferedActions(offered);
  return offered.length > 0 && <BehindDots actions={offered} label={label} size={32} />;
}

/** What can be done on the page, as the main buttons of its top bar; offered in the palette and at their keys too. */
export function PageActions<Row>({ actions }: { actions: readonly Action<Row>[] }) {
  const session = useSession();
  const offered = useMemo(() => pageActionsOf(actions, session), [actions, session]);
  useOfferedActions(offered);
  return offered.map(({ id, run, ...action }) => <MainAction key={id} {...action} onPress={run} />);
}
