import { company as noun, type CompanyEntry } from '@washcoat/contract-entities';
import { FieldsOf } from '@washcoat/platform-sdk/forms';
import { Card, FieldGrid, Stack } from '@washcoat/ui';
import { useWatch } from 'react-hook-form';

/** Licenses and the logo; a franchise needs one. */
export function LicenseSection() {
  const isFranchise = useWatch<CompanyEntry, 'companyType'>({ name: 'companyType' }) === 'FRANCHISE';
  return (
    <Card title="Licenses and logo">
      <Stack>
        <FieldGrid $min={220}>
          <FieldsOf of={noun} only={['driversLicense', 'businessLicense', 'ein']} />
        </FieldGrid>
        <FieldGrid $min={280}>
          <FieldsOf of={noun} only={['metalLicense']} />
          <FieldsOf of={noun} only={['companyLogo']} needed={isFranchise} />
        </FieldGrid>
      </Stack>
    </Card>
  );
}
