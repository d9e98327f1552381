import { problemText } from '@washcoat/platform-sdk';
import { NumberField, Segment, toast } from '@washcoat/ui';
import { useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { useEditLoadMutation } from '../load-detail/load-detail.api';
import { discountProblem } from './discount';

const UPDATE_FAILED = 'Failed to update the load';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};

  & > div:first-child {
    width: ${({ theme }) => theme.space(18)};
  }
`;

const units = [
  { value: 'percent', label: '%' },
  { value: 'dollars', label: '$' },
] as const;

/** The discount, in percent or dollars; a minus marks down, a plus marks up. Enter or leaving it saves. */
export function DiscountEditor() {
  const { load, rights, reason } = useOpenLoad();
  const [edit, { isLoading }] = useEditLoadMutation();
  const saved = { text: String(load.discount ?? 0), isPercentage: load.discountIsPercentage ?? true };
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const text = typed ?? saved.text;

  const save = async (discount: string, discountIsPercentage: boolean) => {
    const { marksDownOnly } = rights;
    const wrong = discountProblem(discount, { marksDownOnly, isPercentage: discountIsPercentage });
    setProblem(wrong);
    if (wrong) return;
    const result = await edit({
      loadId: load.loadId,
      discount: Number(discount || 0),
      discountIsPercentage,
      isEditInvoice: rights.isAmending,
      reason,
    });
    if (result.error) {
      setProblem(problemText(result.error, UPDATE_FAILED));
      return;
    }
    setTyped(null);
    toast.success(result.data.message);
  };
  const saveTyped = () => {
    if (isLoading || typed === null) return;
    if (Number(typed || 0) === Number(saved.text)) setTyped(null);
    else void save(typed, saved.isPercentage);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) saveTyped();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    saveTyped();
  };
  return (
    <Form onSubmit={send} onBlur={leave} noValidate>
      <NumberField
        label="Discount"
        hideLabel
        size={28}
        allowNegative
        value={text}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Segment
        label="Discount in"
        size={28}
        value={saved.isPercentage ? 'percent' : 'dollars'}
        parts={units}
        onChange={(unit) => void save(text, unit === 'percent')}
      />
    </Form>
  );
}
