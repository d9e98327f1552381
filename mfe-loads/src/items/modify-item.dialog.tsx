import { isPieceGroup, type LoadItem } from '@washcoat/contract-loads';
import { FieldGrid, MoneyField, NumberField, QuestionDialog, TextField } from '@washcoat/ui';
import { useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { Fractions } from './fractions';
import { countsProblem } from './item-counts';
import { useItemEditing, type ItemChange } from './item-editing';
import { itemName, labelOf } from './item-words';

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** All that may be changed of an item, in one form. */
export function ModifyItemDialog({ item, onClose }: { item: LoadItem; onClose: () => void }) {
  const { rights } = useOpenLoad();
  const { save } = useItemEditing();
  const isPiece = isPieceGroup(item.type);
  const [quantity, setQuantity] = useState(textOf(item.quantity));
  const [unit, setUnit] = useState(textOf(item.unit));
  const [box, setBox] = useState(textOf(item.box));
  const [price, setPrice] = useState(textOf(item.adjustedPrice));
  const [description, setDescription] = useState(item.description);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const canSetPrice = rights.canOverridePrice && rights.seesPrices;

  const send = async () => {
    const wrong = countsProblem(item.type, quantity, unit);
    if (wrong) {
      setProblem(wrong);
      return;
    }
    setSaving(true);
    const change: ItemChange = {
      ...(quantity === textOf(item.quantity) ? {} : { quantity: Number(quantity) }),
      ...(unit === textOf(item.unit) ? {} : { unit: Number(unit) }),
      ...(box === textOf(item.box) ? {} : { box: Number(box || 0) }),
      ...(description === item.description ? {} : { description }),
      ...(canSetPrice && price !== textOf(item.adjustedPrice) ? { adjustedPrice: Number(price || 0) } : {}),
    };
    const failed = Object.keys(change).length ? await save(item, change) : undefined;
    setSaving(false);
    setProblem(failed);
    if (!failed) onClose();
  };
  return (
    <QuestionDialog
      title={`Change ${itemName(item)}`}
      submit={{ label: 'Save item', busy: isSaving }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldGrid $min={120}>
        <NumberField
          label={labelOf('Quantity', item.type)}
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
        />
        {!isPiece && (
          <NumberField label="Unit" value={unit} onChange={(event) => setUnit(event.target.value)} />
        )}
        <NumberField label="Box" whole value={box} onChange={(event) => setBox(event.target.value)} />
        {canSetPrice && (
          <MoneyField
            label={labelOf('ADJUSTED', item.type)}
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        )}
      </FieldGrid>
      {isPiece && <Fractions of={itemName(item)} value={quantity} onChoose={setQuantity} isLarge />}
      <TextField
        label="Description"
        maxLength={400}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
    </QuestionDialog>
  );
}
