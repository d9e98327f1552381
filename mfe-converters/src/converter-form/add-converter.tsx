import { navigate, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { useAttemptKey, useRecordForm } from '@washcoat/platform-sdk/forms';
import { useRef } from 'react';
import { addressOf } from '../catalogue/catalogue-actions';
import { useAddConverterMutation } from '../catalogue/catalogue.api';
import { newConverterEntry, type ConverterEntry } from './converter-entry';
import { ConverterForm } from './converter-form';
import { sentConverter } from './sent-converter';

export interface AddConverterProps {
  backTo: string;
  onCancel: () => void;
}

/** The form of a new converter, whose page takes its place in the history once it is saved. */
export default function AddConverter({ backTo, onCancel }: AddConverterProps) {
  const writer = useSession();
  const [add] = useAddConverterMutation();
  const { keyFor } = useAttemptKey();
  const added = useRef('');
  const record = useRecordForm<ConverterEntry>({
    start: { entry: newConverterEntry() },
    send: async ({ entry }) => {
      const converter = sentConverter(entry, writer);
      const answer = await add({ ...converter, key: keyFor(converter) }).unwrap();
      added.current = answer.productId;
      return answer;
    },
    saved: 'Successfully added Converter',
    draft: { noun: 'converter' },
    onSaved: () => navigate(addressOf({ productId: added.current }), { replace: true }),
  });
  usePageHeading({ heading: 'Add converter', backTo });
  return (
    <Page $capped>
      <ConverterForm label="Add converter" record={record} onCancel={onCancel} />
    </Page>
  );
}
