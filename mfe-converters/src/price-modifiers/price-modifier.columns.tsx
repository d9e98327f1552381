import {
  priceModifier as noun,
  priceModifierCalls as calls,
  type PriceModifier,
} from '@washcoat/contract-converters';
import { allows, choiceWords } from '@washcoat/contract-kernel';
import type { Action, Session } from '@washcoat/platform-sdk';
import {
  addAction,
  CardHead,
  deleteAction,
  editAction,
  nounColumns,
  RowActions,
} from '@washcoat/platform-sdk/lists';
import { DateText, FactList, formatMoney, formatNumber, noValue, percentSign } from '@washcoat/ui';
import { actionsColumn, type Column } from '@washcoat/ui/data-grid';

const PERCENT = 3;
const PER_POUND = 2;

/** A value in the words of its type: $31.40 / lb, −4 %. */
export function valueText(type: PriceModifier['type'], value: number | null): string {
  if (value === null) return noValue;
  if (type === PERCENT) return formatNumber(value, 2) + percentSign;
  return formatMoney(value) + (type === PER_POUND ? ' / lb' : '');
}

interface Handlers {
  onAdd: () => void;
  onEdit: (modifier: PriceModifier) => void;
  onDelete: (modifier: PriceModifier) => void;
}

/** What can be done with price modifiers: in a row, on the page and in the palette. */
export function modifierActions({ onAdd, onEdit, onDelete }: Handlers): Action<PriceModifier>[] {
  const ofOne = {
    right: (session: Session) => allows(calls.edit.access, session),
    nameOf: ({ name }: PriceModifier) => name,
  };
  return [
    addAction('price modifier', { right: (session) => allows(calls.add.access, session), run: onAdd }),
    editAction('price modifier', { ...ofOne, run: onEdit }),
    deleteAction('price modifier', { ...ofOne, run: onDelete }),
  ];
}

const figure = { align: 'right', minWidth: 120 } as const;

/** The columns of the table. */
export const modifierColumns = (actions: readonly Action<PriceModifier>[]): Column<PriceModifier>[] => [
  ...nounColumns(
    noun,
    {
      name: { minWidth: 160, priority: 1 },
      type: { minWidth: 140, priority: 3 },
      value: { ...figure, render: ({ type, value }) => <strong>{valueText(type, value)}</strong> },
      previousValue: {
        ...{ ...figure, priority: 2 },
        render: ({ type, previousValue }) => valueText(type, previousValue),
      },
      updatedDate: { minWidth: 150, priority: 4 },
    },
    ['name', 'type', 'value', 'previousValue', 'updatedDate'],
  ),
  actionsColumn({ width: 88, render: (modifier) => <RowActions actions={actions} row={modifier} /> }),
];

/** A price modifier on a phone. */
export function ModifierCard(props: { modifier: PriceModifier; actions: readonly Action<PriceModifier>[] }) {
  const { modifier, actions } = props;
  const { name, type, value, previousValue, updatedDate } = modifier;
  return (
    <>
      <CardHead>
        <strong>{name}</strong>
        <RowActions size={44} actions={actions} row={modifier} />
      </CardHead>
      <FactList>
        <dt>Value</dt>
        <dd>{valueText(type, value)}</dd>
        <dt>Previous Value</dt>
        <dd>{valueText(type, previousValue)}</dd>
        <dt>Type</dt>
        <dd>{choiceWords(noun.fields.type, type)}</dd>
        <dt>Updated</dt>
        <dd>
          <DateText value={updatedDate} format="moment" />
        </dd>
      </FactList>
    </>
  );
}
