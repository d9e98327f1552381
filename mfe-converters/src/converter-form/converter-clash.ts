import { noValue } from '@washcoat/ui';
import type { ClashField } from '@washcoat/ui';
import { converterFieldNames } from '../converter/converter-field-names';
import { converterFieldText } from '../converter/converter-field-text';
import type { ConverterEntry, VehicleEntry } from './converter-entry';

type Value = ConverterEntry[keyof ConverterEntry];

const vehicleText = ({ make, model, yearFrom, yearTo }: VehicleEntry) =>
  `${make} ${model} ${yearFrom}–${yearTo}`;

function shown(field: string, value: Value): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value ? converterFieldText(field, value) : noValue;
  const words = value.map((one) => (typeof one === 'string' ? one : vehicleText(one)));
  return words.join(', ') || noValue;
}

/** The fields in which what was typed differs from what somebody else saved. */
export function converterClash(mine: ConverterEntry, theirs: ConverterEntry): ClashField[] {
  const others = new Map<string, Value>(Object.entries(theirs));
  return Object.entries<Value>({ ...mine }).flatMap(([id, value]) => {
    const other = others.get(id) ?? '';
    if (JSON.stringify(value) === JSON.stringify(other)) return [];
    return [{ id, label: converterFieldNames[id] ?? id, mine: shown(id, value), theirs: shown(id, other) }];
  });
}
