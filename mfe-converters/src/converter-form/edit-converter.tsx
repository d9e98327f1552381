import { CONVERTER_EDITED } from '@washcoat/contract-converters';
import { useSession } from '@washcoat/platform-sdk';
import { useRecordForm } from '@washcoat/platform-sdk/forms';
import { useRef } from 'react';
import { useEditConverterMutation } from '../catalogue/catalogue.api';
import type { ConverterDetail } from '../converter/converter.api';
import { entryOfConverter, type ConverterEntry } from './converter-entry';
import { ConverterForm } from './converter-form';
import { changedConverter } from './sent-converter';

export interface EditConverterProps {
  converter: ConverterDetail;
  /** The converter as it is stored now; rejects with the problem. */
  readAgain: () => Promise<ConverterDetail>;
  onDone: () => void;
}

const versioned = (converter: ConverterDetail) => ({
  entry: entryOfConverter(converter),
  version: converter.version,
});

/** The form of a converter that exists. Only what was changed is sent; an edit clash is offered to be decided. */
export function EditConverter({ converter, readAgain, onDone }: EditConverterProps) {
  const writer = useSession();
  const [edit] = useEditConverterMutation();
  const { productId } = converter;
  const before = useRef(converter);
  const record = useRecordForm<ConverterEntry>({
    start: versioned(converter),
    send: ({ entry, version = converter.version }) => {
      const change = changedConverter(entryOfConverter(before.current), entry, writer);
      return edit({ ...change, productId, version }).unwrap();
    },
    readAgain: async () => {
      before.current = await readAgain();
      return versioned(before.current);
    },
    saved: CONVERTER_EDITED,
    draft: { noun: 'converter', record: productId },
    onSaved: onDone,
  });
  return <ConverterForm label="Save converter" productId={productId} record={record} onCancel={onDone} />;
}
