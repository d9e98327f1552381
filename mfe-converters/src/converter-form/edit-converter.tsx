import { CONVERTER_EDITED } from '@washcoat/contract-converters';
import { problemText, useSession } from '@washcoat/platform-sdk';
import { EditClash, toast } from '@washcoat/ui';
import { useSavingForm } from '@washcoat/platform-sdk/forms';
import { useRef, useState } from 'react';
import { useEditConverterMutation } from '../catalogue/catalogue.api';
import type { ConverterDetail } from '../converter/converter.api';
import { converterClash } from './converter-clash';
import { entryOfConverter } from './converter-entry';
import type { ConverterEntry } from './converter-entry';
import { ConverterForm } from './converter-form';
import { changedConverter } from './sent-converter';

const READ_FAILED = 'The other version did not load. Nothing of yours is lost: save again.';

export interface EditConverterProps {
  converter: ConverterDetail;
  /** The converter as it is stored now; rejects with the problem. */
  readAgain: () => Promise<ConverterDetail>;
  onDone: () => void;
}

interface Clash {
  theirs: ConverterDetail;
  changedBy: string | undefined;
}

/** The form of a converter that exists. Only what was changed is sent; an edit clash is offered to be decided. */
export function EditConverter({ converter, readAgain, onDone }: EditConverterProps) {
  const writer = useSession();
  const [edit] = useEditConverterMutation();
  const before = useRef(converter);
  const [clash, setClash] = useState<Clash | null>(null);
  const meet = async (changedBy: string | undefined) => {
    try {
      setClash({ theirs: await readAgain(), changedBy });
    } catch (error) {
      toast.error(problemText(error, READ_FAILED));
    }
  };
  const saving = useSavingForm<ConverterEntry>({
    start: entryOfConverter(converter),
    send: (entry) => {
      const { productId, version } = before.current;
      const change = changedConverter(entryOfConverter(before.current), entry, writer);
      return edit({ ...change, productId, version }).unwrap();
    },
    saved: CONVERTER_EDITED,
    draft: { noun: 'converter', record: converter.productId },
    onSaved: onDone,
    takeRefusal: ({ code, changedBy }) => {
      if (code !== 'STALE') return false;
      void meet(changedBy);
      return true;
    },
  });
  const decide = (theirs: ConverterDetail) => {
    before.current = theirs;
    setClash(null);
  };
  return (
    <>
      <ConverterForm
        label="Save converter"
        productId={converter.productId}
        saving={saving}
        onCancel={onDone}
      />
      {clash && (
        <EditClash
          record="converter"
          changedBy={clash.changedBy}
          fields={converterClash(saving.form.getValues(), entryOfConverter(clash.theirs))}
          onKeepMine={() => {
            decide(clash.theirs);
            void saving.submit();
          }}
          onTakeTheirs={() => {
            decide(clash.theirs);
            saving.form.reset(entryOfConverter(clash.theirs));
          }}
          onClose={() => setClash(null)}
        />
      )}
    </>
  );
}
