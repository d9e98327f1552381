import { useSession } from '@washcoat/platform-sdk';
import { Button, Dialog, Notice, Stack, Tabs } from '@washcoat/ui';
import { useId, useState, type FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { centsText } from '../app/cents-text';
import type { CardFields, Customer } from './card';
import { CustomerInfo, newCustomer } from './customer-info';
import { PaymentStep } from './payment-step';
import type { Plan, Promo } from './purchase.api';
import { amountOf, usePurchase } from './use-purchase';

const tabs = [
  { id: 'customer', label: 'Customer Info' },
  { id: 'payment', label: 'Payment' },
];

export interface PurchaseDialogProps {
  plan: Plan;
  onClose: () => void;
  /** The plan was bought. */
  onBought: () => void;
}

/** Buys a plan in two steps: who pays, and by which card. The second one opens when the first one is filled in. */
export function PurchaseDialog({ plan, onClose, onBought }: PurchaseDialogProps) {
  const ids = useId();
  const session = useSession();
  const [step, setStep] = useState('customer');
  const [promo, setPromo] = useState<Promo | null>(null);
  const [renews, setRenews] = useState(false);
  const [fields, setFields] = useState<CardFields | null>(null);
  const form = useForm<Customer>({
    mode: 'onTouched',
    defaultValues: newCustomer({
      fullName: `${session.firstName} ${session.lastName}`.trim(),
      email: session.email,
    }),
  });
  const { isValid } = form.formState;
  const { pay, changed, isPaying, problem } = usePurchase(onBought);
  const isCustomer = step === 'customer';
  const isFree = amountOf(plan, promo) === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isCustomer) {
      if (isValid) setStep('payment');
    } else if (!isPaying)
      void pay({ plan, promo, renews: renews && !isFree, customer: form.getValues(), fields });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      confirmClose={() => !isPaying}
      title={`Buy ${plan.planName}`}
      buttons={
        isCustomer ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button kind="main" type="submit" form={`${ids}-form`} disabled={!isValid}>
              Continue
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setStep('customer')} disabled={isPaying}>
              Back
            </Button>
            <Button kind="main" type="submit" form={`${ids}-form`} busy={isPaying} busyLabel="Paying">
              {isFree ? 'Get plan' : `Pay ${centsText(amountOf(plan, promo))}`}
            </Button>
          </>
        )
      }
    >
      <form id={`${ids}-form`} noValidate onSubmit={submit}>
        <Stack>
          <Tabs
            label="Steps"
            tabs={tabs}
            current={step}
            panelId={`${ids}-panel`}
            onChange={(id) => (id === 'customer' || isValid) && !isPaying && setStep(id)}
          />
          {problem && !isCustomer && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          <div id={`${ids}-panel`} role="tabpanel">
            {isCustomer ? (
              <FormProvider {...form}>
                <CustomerInfo />
              </FormProvider>
            ) : (
              <PaymentStep
                {...{ plan, promo, renews }}
                onPromo={(next) => {
                  setPromo(next);
                  changed();
                }}
                onRenews={setRenews}
                onCard={setFields}
              />
            )}
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
