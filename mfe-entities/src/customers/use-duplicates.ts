import type { CompanyEntry } from '@washcoat/contract-entities';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCustomerDuplicatesQuery, type PossibleDuplicate } from './customers.api';
import { useSettled } from '@washcoat/platform-sdk/forms';

/** What is compared, and from how many characters on it says something. */
const compared = [
  ['companyName', 3],
  ['ein', 4],
  ['phone', 7],
  ['email', 6],
  ['address', 5],
  ['zipcode', 3],
] as const;
const names = compared.map(([name]) => name);

/** Customers that look like the one being typed, half a second after the last key. Nothing until something was typed. */
export function useDuplicates(companyId: string | undefined): readonly PossibleDuplicate[] {
  const { control, formState } = useFormContext<CompanyEntry>();
  const { dirtyFields } = formState;
  const isTouched = names.some((name) => dirtyFields[name] === true);
  const typed = useWatch({ control, name: names });
  const said = compared.flatMap(([name, least], index) => {
    const text = (typed[index] ?? '').trim();
    return text.length < least ? [] : [[name, text] as const];
  });
  const settled = useSettled(JSON.stringify(said));
  const request = useMemo<Record<string, string>>(() => Object.fromEntries(JSON.parse(settled)), [settled]);
  const isAsked = isTouched && settled !== '[]';
  const { data } = useCustomerDuplicatesQuery({ ...request, companyId }, { skip: !isAsked });
  return isAsked ? (data?.list ?? []) : [];
}
