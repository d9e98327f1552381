import { useSession } from '@washcoat/platform-sdk';
import { Stack, TwoColumn } from '@washcoat/ui';
import { FormBar, SavingForm, type useSavingForm } from '@washcoat/platform-sdk/forms';
import { AssaySection } from './assay-section';
import type { ConverterEntry } from './converter-entry';
import { IdentitySection } from './identity-section';
import { ModifierSection } from './modifier-section';
import { NotesSection } from './notes-section';
import { OverrideSection } from './override-section';
import { PicturesSection } from './pictures-section';
import { StandingSection } from './standing-section';
import { useMetalQuestion } from './use-metal-question';
import { VehiclesSection } from './vehicles-section';

export interface ConverterFormProps {
  /** Names the form and its button: Add converter. */
  label: string;
  /** Of the converter that is edited; a new one has none. */
  productId?: string;
  saving: ReturnType<typeof useSavingForm<ConverterEntry>>;
  onCancel: () => void;
}

/** A form over one converter; what the user may not set is not there. */
export function ConverterForm({ label, productId, saving, onCancel }: ConverterFormProps) {
  const { canAccessAssay, isSA } = useSession();
  const { asking, question } = useMetalQuestion(saving);
  return (
    <SavingForm label={label} saving={asking}>
      <TwoColumn $right={400}>
        <Stack>
          <IdentitySection ownId={productId} />
          {canAccessAssay && <AssaySection />}
          <VehiclesSection />
          <NotesSection />
        </Stack>
        <Stack>
          <PicturesSection />
          {isSA && <OverrideSection />}
          <ModifierSection />
          <StandingSection />
        </Stack>
      </TwoColumn>
      <FormBar
        submitLabel={label}
        isSaving={saving.isSaving}
        other={{ label: 'Cancel', onPress: onCancel }}
      />
      {question}
    </SavingForm>
  );
}
