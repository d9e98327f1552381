import {
  isPieceGroup,
  isPoundGroup,
  itemGroup,
  PICTURE_MISSING,
  type ItemGroup,
} from '@washcoat/contract-loads';
import { asSpecified, useSession } from '@washcoat/platform-sdk';
import {
  CheckBox,
  FieldGrid,
  MoneyField,
  NumberField,
  QuestionDialog,
  SelectField,
  TextField,
} from '@washcoat/ui';
import { useAttemptKey, useQuestion } from '@washcoat/platform-sdk/forms';
import { useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { PictureButton } from '../pictures/picture-button';
import { usePictures } from '../pictures/use-pictures';
import { keepForLater } from '../scanning/entered-later';
import { countsProblem } from './item-counts';
import { labelOf } from './item-words';
import { useAddConverter } from './use-add-converter';
import { useSendItem } from './use-send-item';

const ADD_FAILED = asSpecified.itemNotAdded;
const NO_TYPE = 'Please select valid Type';
const NO_CODE = 'Enter the code that the catalogue shall know it by';
const NO_DESCRIPTION = 'Please enter the valid value';
const PRICE_LEFT_EMPTY = 'Left empty, the price modifier of its type counts.';
const PRICE_COUNTS_ALONE = 'It counts only where the company that buys has no price modifier of this type.';
const PRICE_IS_OVERRIDE = 'Its price becomes the override price there, by which everybody is paid.';
const PRICE_STAYS = 'Its price stays with this item.';

const empty = { type: '', oem: '', description: '', price: '', quantity: '1', unit: '1', box: '1' };

const groupNamed = (name: string): ItemGroup | undefined => itemGroup.options.find((group) => group === name);

/**
 * A free item: something that is not in the catalogue (GAP-LDET-12). Who may add one may add it to the catalogue as well.
 * `picture` has been taken of it already.
 */
export function OtherItemDialog({ picture, onClose }: { picture?: string; onClose: () => void }) {
  const { isPictureMandatory, isSA } = useSession();
  const { load, rights } = useOpenLoad();
  const { send: add, isSending } = useSendItem();
  const { keyFor } = useAttemptKey();
  const [form, setForm] = useState(empty);
  const [isListed, setListed] = useState(false);
  const { addConverter, isAddingConverter } = useAddConverter();
  const { pictures, add: addPicture, handOver } = usePictures(picture === undefined ? [] : [picture]);
  const { problem, setProblem, settle } = useQuestion(ADD_FAILED);
  const type = groupNamed(form.type);
  const isOverride = isSA && type !== undefined && !isPoundGroup(type);
  const change = (part: Partial<typeof empty>) => setForm({ ...form, ...part });
  const wrong = () => {
    if (!type) return NO_TYPE;
    if (!form.oem.trim() && !form.description.trim()) return NO_DESCRIPTION;
    if (isListed && !form.oem.trim()) return NO_CODE;
    if (isPictureMandatory && pictures.length === 0) return PICTURE_MISSING;
    return countsProblem(type, form.quantity, form.unit);
  };
  const send = async () => {
    const found = wrong();
    setProblem(found);
    if (found || !type) return;
    const named = {
      type,
      oem: form.oem.trim(),
      description: form.description.trim(),
      ...(form.price !== '' && { basePrice: Number(form.price) }),
    };
    const unlisted = isListed ? await addConverter({ ...named, urls: pictures }) : undefined;
    if (unlisted) {
      setProblem(unlisted);
      return;
    }
    const item = {
      loadId: load.loadId,
      ...named,
      quantity: Number(form.quantity),
      unit: isPieceGroup(type) ? 1 : Number(form.unit),
      box: Number(form.box || 0),
      loadUrls: pictures,
    };
    const key = keyFor(item);
    const name = item.oem || item.description;
    const result = await add({ ...item, key, name });
    if (result.error && keepForLater({ ...item, key, name }, result.error)) {
      handOver();
      return onClose();
    }
    settle(result, onClose);
  };
  return (
    <QuestionDialog
      title="Other item"
      sentence="For what is not in the catalogue."
      submit={{ label: 'Add item', busy: isSending || isAddingConverter, busyLabel: 'Adding' }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <FieldGrid>
        <SelectField
          label="Type"
          required
          value={form.type}
          options={itemGroup.options.map((group) => ({ value: group, label: group }))}
          onChange={(next) => change({ type: next })}
        />
        <TextField
          label="Code"
          code
          maxLength={120}
          value={form.oem}
          onChange={(event) => change({ oem: event.target.value })}
        />
      </FieldGrid>
      <TextField
        label="Description"
        maxLength={400}
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <FieldGrid $min={112}>
        {rights.party === 'buyer' && rights.seesPrices && (
          <MoneyField
            label={type && isPoundGroup(type) ? 'Price per lb' : 'Price'}
            help={rights.canOverridePrice ? PRICE_LEFT_EMPTY : PRICE_COUNTS_ALONE}
            value={form.price}
            onChange={(event) => change({ price: event.target.value })}
          />
        )}
        <NumberField
          label={labelOf('Quantity', form.type)}
          value={form.quantity}
          onChange={(event) => change({ quantity: event.target.value })}
        />
        {type && !isPieceGroup(type) && (
          <NumberField
            label="Unit"
            value={form.unit}
            onChange={(event) => change({ unit: event.target.value })}
          />
        )}
        <NumberField
          label="Box"
          whole
          value={form.box}
          onChange={(event) => change({ box: event.target.value })}
        />
      </FieldGrid>
      <CheckBox
        label="Add it to the catalogue as well"
        help={Number(form.price) > 0 && (isOverride ? PRICE_IS_OVERRIDE : PRICE_STAYS)}
        checked={isListed}
        onChange={(event) => setListed(event.target.checked)}
      />
      <PictureButton label="Add picture" count={pictures.length} canWait onUploaded={addPicture} />
    </QuestionDialog>
  );
}
