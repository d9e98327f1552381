import { isPieceGroup, isPoundGroup, type LoadItem } from '@washcoat/contract-loads';
import { Button, MoneyField, NumberField, Popover, touchPixels, touchScreen } from '@washcoat/ui';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { LiveValue } from '../live/live-value';
import { Fractions } from './fractions';
import { countsProblem } from './item-counts';
import { useItemEditing } from './item-editing';
import { itemName, labelOf } from './item-words';

const Value = styled.button.attrs({ type: 'button' })`
  min-height: ${({ theme }) => theme.space(7)};
  padding: 0 ${({ theme }) => theme.space(2)};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.field};
  background: none;
  color: inherit;
  font: inherit;
  ${({ theme }) => theme.font.tabular}
  cursor: text;

  td & {
    margin: 0 -${({ theme }) => theme.space(2)};
  }
  tr:hover &,
  &:hover,
  &[data-state='open'] {
    border-color: ${({ theme }) => theme.color.borderField};
    background: ${({ theme }) => theme.color.surface};
  }
  @media ${touchScreen} {
    min-width: ${touchPixels}px;
    min-height: ${({ theme }) => theme.space(11)};
    border-color: ${({ theme }) => theme.color.border2};
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};
`;

const Problem = styled.p.attrs({ role: 'alert' })`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.danger.text};
`;

export type ItemNumberName = 'quantity' | 'box' | 'adjustedPrice';

const labels = { quantity: 'Quantity', box: 'Box', adjustedPrice: 'ADJUSTED' } as const satisfies Record<
  ItemNumberName,
  string
>;

export interface ItemNumberProps {
  item: LoadItem;
  name: ItemNumberName;
  /** How the value is written. */
  children: ReactNode;
}

/** A number of an item that can be changed where it stands. */
export function ItemNumber({ item, name, children }: ItemNumberProps) {
  const [isOpen, setOpen] = useState(false);
  const label = labels[name];
  const value = item[name];
  return (
    <Popover
      label={`${label} of ${itemName(item)}`}
      width={220}
      align="end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Value aria-label={`Change ${label.toLowerCase()} of ${itemName(item)}, now ${value ?? 'none'}`}>
          <LiveValue value={value}>{children}</LiveValue>
        </Value>
      }
    >
      <NumberForm item={item} name={name} label={label} onDone={() => setOpen(false)} />
    </Popover>
  );
}

interface NumberFormProps {
  item: LoadItem;
  name: ItemNumberName;
  label: string;
  onDone: () => void;
}

function NumberForm({ item, name, label, onDone }: NumberFormProps) {
  const { save } = useItemEditing();
  const [opened] = useState(item);
  const [typed, setTyped] = useState(String(opened[name] ?? ''));
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const store = async (text: string) => {
    const wrong = name === 'quantity' ? countsProblem(item.type, text, '1') : undefined;
    if (wrong) {
      setProblem(wrong);
      return;
    }
    if (text === String(opened[name] ?? '')) {
      onDone();
      return;
    }
    setSaving(true);
    const failed = await save(opened, { [name]: Number(text || 0) });
    setSaving(false);
    setProblem(failed);
    if (!failed) onDone();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store(typed);
  };
  const isOfMany = name === 'quantity' && isPoundGroup(opened.type) && opened.unit !== 1;
  const Field = name === 'adjustedPrice' ? MoneyField : NumberField;
  return (
    <Form onSubmit={send} noValidate>
      <Field
        label={name === 'box' ? label : labelOf(labels[name], item.type)}
        help={isOfMany ? `Of each of ${opened.unit}, as the line has that many.` : undefined}
        whole={name === 'box'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      {name === 'quantity' && isPieceGroup(item.type) && (
        <Fractions of={itemName(item)} value={typed} onChoose={(part) => void store(part)} isLarge />
      )}
      {problem && <Problem>{problem}</Problem>}
      <Button kind="main" type="submit" size={36} busy={isSaving}>
        Save {label.toLowerCase()}
      </Button>
    </Form>
  );
}
