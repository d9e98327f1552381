import { formatPhone, type ClashField, type Option } from '@washcoat/ui';
import { newEntry, type CustomerEntry } from './customer-entry';
import { customerFieldNames, lookupOptions, settingOptions, typeName } from './customer-words';

type Field = keyof CustomerEntry;

function isField(name: string): name is Field {
  return name in newEntry();
}

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const choices: Partial<Record<Field, (value: string) => string>> = {
  companyType: (companyType) => typeName({ companyType }),
  phone: formatPhone,
  metalLicense: (url) => `Picture ${url.split('?')[0]?.split('/').at(-1) ?? ''}`,
  companyLogo: (url) => `Picture ${url.split('/').at(-1) ?? ''}`,
  lookupRestriction: (value) => labelOf(lookupOptions, value),
  isPictureMandatory: (value) => labelOf(settingOptions, value),
  canSeeUnitPrice: (value) => labelOf(settingOptions, value),
  canSeeMarkup: (value) => labelOf(settingOptions, value),
  canSeeSubtotal: (value) => labelOf(settingOptions, value),
  canBuildCart: (value) => labelOf(settingOptions, value),
};

function shown(name: Field, { [name]: value }: CustomerEntry): string | null {
  if (typeof value === 'boolean') return value ? 'Percent' : 'Dollars';
  if (value === null || value === '') return null;
  return choices[name]?.(value) ?? value;
}

/** The fields changed here, as they are here and as somebody else saved them; where both agree nothing clashes. */
export function clashFields(start: CustomerEntry, mine: CustomerEntry, theirs: CustomerEntry): ClashField[] {
  return Object.keys(mine)
    .filter(isField)
    .filter((name) => mine[name] !== start[name] && mine[name] !== theirs[name])
    .map((name) => ({
      id: name,
      label: customerFieldNames[name],
      mine: shown(name, mine),
      theirs: shown(name, theirs),
    }));
}
