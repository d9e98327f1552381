import { Card, FieldGrid, SelectField } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { settingNames, type CustomerEntry } from './customer-entry';
import { customerFieldNames, lookupOptions, settingOptions } from './customer-words';
import type { SectionProps } from './section';

/** What the users of this customer see and must do, before their roles are asked. */
export function SettingsSection({ rights }: SectionProps) {
  const { control } = useFormContext<CustomerEntry>();
  if (!rights.settings) return null;
  return (
    <Card title="Settings" note="They go before the roles of the customer’s users.">
      <FieldGrid $min={220}>
        {settingNames.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <SelectField {...field} label={customerFieldNames[name]} options={settingOptions} />
            )}
          />
        ))}
        <Controller
          control={control}
          name="lookupRestriction"
          render={({ field }) => (
            <SelectField
              {...field}
              label={customerFieldNames.lookupRestriction}
              options={lookupOptions}
              help="Lookups a month."
            />
          )}
        />
      </FieldGrid>
    </Card>
  );
}
