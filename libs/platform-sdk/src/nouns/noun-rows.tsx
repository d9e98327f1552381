import { allows, keyOf } from '@washcoat/contract-kernel';
import { useAllowed, type RowAction } from '@washcoat/platform-sdk';
import { FactList } from '@washcoat/ui';
import { actionsColumn, type Column } from '@washcoat/ui/data-grid';
import { Fragment } from 'react';
import { useDispatch } from 'react-redux';
import { RowActions } from '../lists/action-buttons';
import { ActivePill, ActiveSwitch } from '../lists/active-switch';
import { CardHead } from '../lists/card-head';
import { nounColumns } from '../lists/noun-columns';
import { deleteAction, editAction } from '../lists/usual-actions';
import type { ListedRecord } from './noun-api';
import { recordIdOf, recordNameOf, type NounFace } from './noun-face';

/** What can be done with one record, for those who may change it. */
export function recordActions(
  face: NounFace,
  does: { edit: (record: ListedRecord) => void; remove: (record: ListedRecord) => void },
): readonly RowAction<ListedRecord>[] {
  const right: RowAction<ListedRecord>['right'] = (session) => allows(face.calls.edit.access, session);
  const nameOf = (record: ListedRecord) => recordNameOf(face, record);
  return [
    editAction(face.noun.name, { right, nameOf, run: does.edit }),
    deleteAction(face.noun.name, { right, nameOf, run: does.remove }),
  ];
}

/** The columns of the list: those of the noun, `isActive` as a switch, and the actions. */
export function recordColumns(
  face: NounFace,
  actions: readonly RowAction<ListedRecord>[],
): Column<ListedRecord>[] {
  const asSwitch = {
    ...{ width: 96, priority: 2, skeleton: 'pill' as const },
    render: (record: ListedRecord) => <RecordSwitch face={face} record={record} />,
  };
  const changes = face.columns.includes('isActive')
    ? { isActive: asSwitch, ...face.changes }
    : { ...face.changes };
  return [
    ...nounColumns(face.noun, changes, face.columns),
    actionsColumn({ width: 88, render: (record) => <RowActions actions={actions} row={record} /> }),
  ];
}

export interface RecordCardProps {
  face: NounFace;
  record: ListedRecord;
  columns: readonly Column<ListedRecord>[];
  actions: readonly RowAction<ListedRecord>[];
}

/** A record on a phone. */
export function RecordCard({ face, record, columns, actions }: RecordCardProps) {
  const facts = columns.filter(({ id, isActions }) => !isActions && id !== face.nameBy && id !== 'isActive');
  return (
    <>
      <CardHead>
        <strong>{recordNameOf(face, record)}</strong>
        {face.columns.includes('isActive') && <RecordSwitch face={face} record={record} />}
        <RowActions actions={actions} row={record} size={44} />
      </CardHead>
      <FactList>
        {facts.map(({ id, title, render }) => (
          <Fragment key={id}>
            <dt>{title}</dt>
            <dd>{render(record)}</dd>
          </Fragment>
        ))}
      </FactList>
    </>
  );
}

/** Whether a record is in use: a switch that saves at once, a word for those who may not change it. */
function RecordSwitch({ face, record }: { face: NounFace; record: ListedRecord }) {
  const [edit] = face.hooks.useEdit();
  const askAgain = useDispatch();
  const isOn = Reflect.get(record, 'isActive') === true;
  const { version } = record;
  const key = keyOf(face.noun, recordIdOf(face, record));
  if (!useAllowed(face.calls.edit.access)) return <ActivePill isOn={isOn} />;
  return (
    <ActiveSwitch
      label={`${recordNameOf(face, record)} is active`}
      {...{ isOn, version }}
      save={(isActive) => {
        const change = { ...key, isActive, version };
        return edit(change).unwrap();
      }}
      onStale={() => void askAgain(face.hooks.askAgain())}
    />
  );
}
