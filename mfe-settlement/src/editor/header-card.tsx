import { Card, DateField, TextField } from '@washcoat/ui';
import styled from 'styled-components';
import { useEntry, useField } from './entry-context';
import { fieldLabel } from './entry-words';
import { blockFields, kindOf } from './settlement-form';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 168px), 1fr));
  gap: ${({ theme }) => theme.space(3)};
  align-items: start;
`;

const Customer = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & > strong {
    display: block;
    font-weight: 600;
  }
  & > span {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
`;

export interface HeaderCardProps {
  companyName: string;
  facilityCity: string;
}

/** For whom, from where, and the five fields that a settlement is known by. */
export function HeaderCard({ companyName, facilityCity }: HeaderCardProps) {
  return (
    <Card>
      <Grid>
        <Customer>
          <strong>{companyName}</strong>
          <span>{facilityCity}</span>
        </Customer>
        {blockFields.header.map((field) => (
          <HeaderField key={field} field={field} />
        ))}
      </Grid>
    </Card>
  );
}

function HeaderField({ field }: { field: string }) {
  const { missing, isReadOnly } = useEntry();
  const { value, onText } = useField('header', field);
  const Field = kindOf(field) === 'date' ? DateField : TextField;
  return (
    <Field
      label={fieldLabel('header', field)}
      required
      disabled={isReadOnly}
      maxLength={200}
      value={value}
      error={missing.has(field) && !value.trim() ? 'Fill this in' : undefined}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
