import {
  Button,
  Card,
  DateField,
  ErrorSummary,
  fieldErrors,
  KeyCap,
  MoneyField,
  Segment,
  TextField,
  today,
} from '@washcoat/ui';
import { Controller, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { EarlierBox } from './earlier-box';
import { checkAmount, checkDate, checkReference, paymentMethods, remainderText } from './payment-entry';
import type { usePaymentForm } from './use-payment-form';

/** The id of the form, for a submit button outside it. */
export const paymentFormId = 'add-payment';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space(3)};
`;

const Failure = styled.p`
  color: ${({ theme }) => theme.color.danger.text};
`;

const methods = paymentMethods.map((value) => ({ value, label: value }));

export interface PaymentFormProps {
  /** Absent for those who see no sums. */
  balance?: number;
  payment: ReturnType<typeof usePaymentForm>;
  /** The fields are as high as a thumb needs, and the button stands elsewhere. */
  isTouch: boolean;
}

/** One payment; the amount starts with everything that is open and the button names it. */
export function PaymentForm({ balance, payment, isTouch }: PaymentFormProps) {
  const { form, amount, label, submit, payAndNext, isSaving, failure } = payment;
  const { control, register, trigger, formState } = form;
  const { errors, submitCount, isSubmitted } = formState;
  const [method, isEarlier] = useWatch({ control, name: ['paymentMethod', 'isEarlier'] });
  const size = isTouch ? 44 : 36;
  return (
    <Card title="Add payment">
      <Form
        id={paymentFormId}
        aria-label="Add payment"
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if (!payAndNext || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (!isSaving) void payAndNext(event);
        }}
      >
        <ErrorSummary errors={fieldErrors(errors)} attempt={submitCount} />
        <Controller
          control={control}
          name="paymentMethod"
          render={({ field }) => (
            <Segment
              label="Method"
              wide
              size={size}
              parts={methods}
              value={field.value}
              onChange={(value) => {
                field.onChange(value);
                if (isSubmitted) void trigger('referenceNumber');
              }}
            />
          )}
        />
        <Two>
          <TextField
            label="Reference"
            required={method !== 'CASH'}
            size={size}
            maxLength={80}
            error={errors.referenceNumber?.message}
            {...register('referenceNumber', {
              validate: (text, entry) => checkReference(text, entry.paymentMethod),
            })}
          />
          <DateField
            label="Date"
            required
            size={size}
            min={isEarlier ? undefined : today()}
            error={errors.date?.message}
            {...register('date', { validate: (date, entry) => checkDate({ ...entry, date }) })}
          />
        </Two>
        <EarlierBox {...register('isEarlier', { deps: 'date' })} />
        <MoneyField
          label="Amount"
          required
          size={size}
          help={remainderText(amount, balance)}
          error={errors.amount?.message}
          {...register('amount', { validate: (text) => checkAmount(text, balance) })}
        />
        {failure && <Failure role="alert">{failure}</Failure>}
        {!isTouch && (
          <Button kind="main" size={36} wide type="submit" busy={isSaving}>
            {label}
          </Button>
        )}
        {payAndNext && (
          <Button size={size} wide disabled={isSaving} onClick={(event) => void payAndNext(event)}>
            Pay and next
            <KeyCap>Ctrl ↵</KeyCap>
          </Button>
        )}
      </Form>
    </Card>
  );
}
