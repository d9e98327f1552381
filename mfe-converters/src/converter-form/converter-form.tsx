import { useSession } from '@washcoat/platform-sdk';
import { RecordForm, type useRecordForm } from '@washcoat/platform-sdk/forms';
import { usePriceQuestion } from '../price-question/use-price-question';
import { AssaySection } from './assay-section';
import { converterClash } from './converter-clash';
import type { ConverterEntry } from './converter-entry';
import { IdentitySection } from './identity-section';
import { ModifierSection } from './modifier-section';
import { NotesSection } from './notes-section';
import { OverrideSection } from './override-section';
import { PicturesSection } from './pictures-section';
import { priceEffect } from './price-effect';
import { StandingSection } from './standing-section';
import { useMetalQuestion } from './use-metal-question';
import { VehiclesSection } from './vehicles-section';

export interface ConverterFormProps {
  /** Names the form and its button: Add converter. */
  label: string;
  /** Of the converter that is edited; a new one has none. */
  productId?: string;
  record: ReturnType<typeof useRecordForm<ConverterEntry>>;
  onCancel: () => void;
}

/** A form over one converter; what the user may not set is not there. */
export function ConverterForm({ label, productId, record, onCancel }: ConverterFormProps) {
  const { canAccessAssay, isSA } = useSession();
  const { dirtyFields } = record.form.formState;
  const isNew = productId === undefined;
  const price = usePriceQuestion(record, (entry) =>
    isNew ? undefined : priceEffect(entry, (name) => dirtyFields[name] === true),
  );
  const { submit, question } = useMetalQuestion({ ...record, submit: price.submit });
  return (
    <>
      <RecordForm
        label={label}
        noun="converter"
        record={{ ...record, submit }}
        submitLabel={label}
        onCancel={onCancel}
        differences={converterClash}
        side={
          <>
            <PicturesSection />
            {isSA && <OverrideSection />}
            <ModifierSection />
            <StandingSection />
          </>
        }
      >
        <IdentitySection ownId={productId} />
        {canAccessAssay && <AssaySection />}
        <VehiclesSection />
        <NotesSection />
      </RecordForm>
      {question}
      {price.question}
    </>
  );
}
