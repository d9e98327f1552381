import { CircleCheck, Search } from 'lucide-react';
import { useState } from 'react';
import {
  Card,
  DateField,
  DateRangeField,
  ErrorSummary,
  FieldGrid,
  KeyCap,
  MoneyField,
  NumberField,
  PasswordField,
  PhoneField,
  SelectField,
  SignaturePad,
  Stack,
  TextArea,
  TextField,
  Typeahead,
  ZipField,
} from '../src';
import type { DayRange, Option } from '../src';

const companies: Option[] = [
  { value: '1', label: 'Harlan Auto Parts', note: 'Atlanta, GA' },
  { value: '2', label: 'Kilgore Transmissions', note: 'Macon, GA' },
];

const search = async (text: string) =>
  companies.filter((company) => company.label.toLowerCase().includes(text.toLowerCase()));

/** Every field in its states. */
export function FieldsBoard() {
  const [phone, setPhone] = useState('4045550142');
  const [state, setState] = useState('GA');
  const [company, setCompany] = useState<Option | null>(null);
  const [range, setRange] = useState<DayRange>({ from: '2026-10-21', to: '2026-11-20' });
  const [signature, setSignature] = useState<string | null>(null);
  return (
    <Card title="Fields">
      <Stack>
        <ErrorSummary
          attempt={0}
          errors={[
            { name: 'zip', message: 'Please enter zip' },
            { name: 'x', message: 'x' },
          ]}
        />
        <FieldGrid>
          <TextField label="Company name" required defaultValue="Harlan Auto Parts" />
          <TextField
            label="Email"
            suffix={<CircleCheck size={16} />}
            defaultValue="owner@peachtree.test"
            size={44}
          />
          <TextField
            label="Search"
            hideLabel
            placeholder="OEM number, description or make"
            prefix={<Search size={16} />}
            suffix={<KeyCap>/</KeyCap>}
            size={32}
          />
          <SelectField
            label="State"
            required
            value={state}
            onChange={setState}
            error="Please select valid state"
            options={[
              { value: 'GA', label: 'GA', note: 'Georgia' },
              { value: 'FL', label: 'FL', note: 'Florida' },
            ]}
          />
          <SelectField
            label="Company type"
            value=""
            onChange={setState}
            options={[{ value: 'S', label: 'SELLER' }]}
          />
          <PhoneField label="Phone" value={phone} onChange={setPhone} />
          <ZipField name="zip" required error="Please enter a valid Zipcode" />
          <MoneyField label="Amount" required defaultValue="1097.86" help="Settles the invoice in full." />
          <NumberField label="Discount" suffix="%" defaultValue="-1.5" allowNegative help="was −2" />
          <PasswordField label="Password" defaultValue="secret" />
          <DateField label="Date" defaultValue="2026-11-20" />
          <TextField label="Derived" readOnly defaultValue="862.40" />
          <TextField label="Disabled" disabled defaultValue="Not editable" />
          <Typeahead
            label="Customer"
            value={company}
            onChange={setCompany}
            search={search}
            placeholder="Company name"
          />
        </FieldGrid>
        <DateRangeField label="Range" value={range} onChange={setRange} />
        <TextArea label="Notes" defaultValue="Same stamp on the 2007 sedan without the second sensor bung." />
        <SignaturePad value={signature} onSave={setSignature} />
      </Stack>
    </Card>
  );
}
