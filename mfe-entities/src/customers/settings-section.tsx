import { company as noun } from '@washcoat/contract-entities';
import { companyFlagNames } from '@washcoat/contract-kernel';
import { FieldsOf } from '@washcoat/platform-sdk/forms';
import { Card, FieldGrid } from '@washcoat/ui';
import { useCompanyWords } from './use-company-words';
import type { SectionProps } from './section';

/** What the users of this customer see and must do, before their roles are asked. */
export function SettingsSection({ rights }: SectionProps) {
  const words = useCompanyWords();
  if (!rights.settings) return null;
  return (
    <Card title="Settings" note={`They go before the roles of the ${words.noun}’s users.`}>
      <FieldGrid $min={220}>
        <FieldsOf of={noun} only={[...companyFlagNames, 'lookupRestriction', 'priceHoldHours']} />
      </FieldGrid>
    </Card>
  );
}
