import { usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { useAttemptKey, useSavingForm } from '@washcoat/platform-sdk/forms';
import { useAddConverterMutation } from '../catalogue/catalogue.api';
import { newConverterEntry } from './converter-entry';
import type { ConverterEntry } from './converter-entry';
import { ConverterForm } from './converter-form';
import { sentConverter } from './sent-converter';

/** The form of a new converter. */
export default function AddConverter({ backTo, onDone }: { backTo: string; onDone: () => void }) {
  const writer = useSession();
  const [add] = useAddConverterMutation();
  const { keyFor } = useAttemptKey();
  const saving = useSavingForm<ConverterEntry>({
    start: newConverterEntry(),
    send: (entry) => {
      const converter = sentConverter(entry, writer);
      return add({ ...converter, key: keyFor(converter) }).unwrap();
    },
    saved: 'Successfully added Converter',
    draft: { noun: 'converter' },
    onSaved: onDone,
  });
  usePageHeading({ heading: 'Add converter', backTo });
  return (
    <Page $capped>
      <ConverterForm label="Add converter" saving={saving} onCancel={onDone} />
    </Page>
  );
}
