import {
  ENTER_VALID,
  promoCode as noun,
  type PromoCode,
  type PromoCodeEntry,
} from '@washcoat/contract-billing';
import { entryOf, formOf, startOf } from '@washcoat/contract-kernel';
import { FieldsOf, resolverOf, useAttemptKey, useRecordForm } from '@washcoat/platform-sdk/forms';
import { clashOf } from '@washcoat/platform-sdk/lists';
import { DateField, FieldGrid, Stack } from '@washcoat/ui';
import { useController } from 'react-hook-form';
import { useAddPromoCodeMutation, useEditPromoCodeMutation } from './config-payment.api';
import { RecordDialog } from './record-dialog';

const schema = formOf(noun);
const resolver = resolverOf<PromoCodeEntry>(schema);
const differences = clashOf(noun);
/** What is said where the service says nothing. */
const words = { saved: 'Promo Code Successfully!', failed: ENTER_VALID };

/** The form of a new promo code. */
export function AddPromoCode({ onDone }: { onDone: () => void }) {
  const [add] = useAddPromoCodeMutation();
  const { keyFor } = useAttemptKey();
  const record = useRecordForm<PromoCodeEntry>({
    ...words,
    start: { entry: startOf(noun) },
    resolver,
    send: ({ entry }) => {
      const form = schema.parse(entry);
      return add({ ...form, key: keyFor(form) }).unwrap();
    },
    onSaved: onDone,
  });
  return <PromoDialog title="Add promo code" record={record} onClose={onDone} />;
}

export interface EditPromoCodeProps {
  promoCode: PromoCode;
  /** As it is stored now. */
  readAgain: () => Promise<PromoCode>;
  onDone: () => void;
}

const versioned = (promoCode: PromoCode) => ({
  entry: entryOf(noun, promoCode),
  version: promoCode.version,
});

/** The form of a promo code that exists. */
export function EditPromoCode({ promoCode, readAgain, onDone }: EditPromoCodeProps) {
  const [edit] = useEditPromoCodeMutation();
  const { promocodeId } = promoCode;
  const record = useRecordForm<PromoCodeEntry>({
    ...words,
    start: versioned(promoCode),
    resolver,
    send: ({ entry, version }) => edit({ ...schema.parse(entry), promocodeId, version }).unwrap(),
    readAgain: async () => versioned(await readAgain()),
    onSaved: onDone,
  });
  return <PromoDialog title="Update promo code" record={record} onClose={onDone} />;
}

interface PromoDialogProps {
  title: string;
  record: ReturnType<typeof useRecordForm<PromoCodeEntry>>;
  onClose: () => void;
}

function PromoDialog(props: PromoDialogProps) {
  return (
    <RecordDialog {...props} noun="promo code" submitLabel="Save" differences={differences}>
      <Stack $gap={3}>
        <FieldGrid $min={180}>
          <FieldsOf of={noun} only={['code', 'value']} needed />
        </FieldGrid>
        <FieldsOf of={noun} only={['isPercentage', 'isActive', 'maxUses']} />
        <FieldGrid $min={180}>
          <DayOf name="startsOn" />
          <DayOf name="endsOn" />
        </FieldGrid>
      </Stack>
    </RecordDialog>
  );
}

function DayOf({ name }: { name: 'startsOn' | 'endsOn' }) {
  const { field, fieldState } = useController<PromoCodeEntry, typeof name>({ name });
  return <DateField label={noun.fields[name].label} error={fieldState.error?.message} {...field} />;
}
