import type { SettlementCompany, settlementCompanies } from '@washcoat/contract-settlement';
import { useOptionSearch, type OptionSearch } from '@washcoat/platform-sdk';
import { Button, Dialog, SelectField, Stack, Typeahead, type Option } from '@washcoat/ui';
import { useId, useState } from 'react';
import { useLazySettlementCompaniesQuery } from './settlements.api';

const SUGGESTIONS = 50;

const customers: OptionSearch<typeof settlementCompanies> = {
  asks: (text) => ({ text, count: SUGGESTIONS }),
  offers: ({ list }) =>
    list.map(({ companyId, companyName, city, state }) => ({
      value: companyId,
      label: companyName,
      note: `${city}, ${state}`,
    })),
};

export interface ChosenForSettlement {
  companyId: string;
  companyName: string;
  facilityCity: string;
}

export interface CreateSettlementDialogProps {
  onChosen: (chosen: ChosenForSettlement) => void;
  onClose: () => void;
}

/** With which customer a settlement is made, and at which of its facilities. */
export function CreateSettlementDialog({ onChosen, onClose }: CreateSettlementDialogProps) {
  const formId = useId();
  const [find, { data: found }] = useLazySettlementCompaniesQuery();
  const [company, setCompany] = useState<SettlementCompany | null>(null);
  const [facilityCity, setFacilityCity] = useState('');
  const search = useOptionSearch(find, customers);
  const choose = (option: Option | null) => {
    const chosen = found?.list.find(({ companyId }) => companyId === option?.value) ?? null;
    const [only, ...others] = chosen?.facilities ?? [];
    setCompany(chosen);
    setFacilityCity(only && others.length === 0 ? only.city : '');
  };
  return (
    <Dialog
      isOpen
      title="CREATE SETTLEMENT"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" type="submit" form={formId} disabled={!company || !facilityCity}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (company && facilityCity)
            onChosen({ companyId: company.companyId, companyName: company.companyName, facilityCity });
        }}
      >
        <Stack>
          <Typeahead
            label="Customer"
            required
            minChars={1}
            placeholder="Search Customer"
            value={company && { value: company.companyId, label: company.companyName }}
            search={search}
            onChange={choose}
          />
          <SelectField
            label="Location"
            required
            disabled={!company}
            value={facilityCity}
            help={
              company && company.facilities.length === 0
                ? 'No facility receives from this customer.'
                : undefined
            }
            options={(company?.facilities ?? []).map(({ name, city, state }) => ({
              value: city,
              label: name,
              note: `${city}, ${state}`,
            }))}
            onChange={setFacilityCity}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
