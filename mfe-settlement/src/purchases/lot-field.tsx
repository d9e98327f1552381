import { SelectField } from '@washcoat/ui';

export interface LotFieldProps {
  lotNos: readonly string[];
  value: string;
  onChange: (lotNo: string) => void;
}

/** Which lot of the settlement something goes into; none names no lot. */
export function LotField({ lotNos, value, onChange }: LotFieldProps) {
  const known = value && !lotNos.includes(value) ? [...lotNos, value] : lotNos;
  return (
    <SelectField
      label="Lot"
      value={value}
      emptyLabel="No lot named"
      options={known.map((lotNo) => ({ value: lotNo, label: lotNo }))}
      onChange={onChange}
    />
  );
}
