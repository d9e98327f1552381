import { problemText } from '@washcoat/platform-sdk';
import { Button, TextField } from '@washcoat/ui';
import { useState, type KeyboardEvent } from 'react';
import { useCheckPromoMutation, type Promo } from './purchase.api';

export interface PromoFieldProps {
  modelId: string;
  promo: Promo | null;
  onChange: (promo: Promo | null) => void;
}

/** A promo code: applied it can only be cleared, and one that is not good says so. */
export function PromoField({ modelId, promo, onChange }: PromoFieldProps) {
  const [code, setCode] = useState(promo?.code ?? '');
  const [problem, setProblem] = useState<string>();
  const [check, { isLoading }] = useCheckPromoMutation();
  const apply = async () => {
    if (promo || !code.trim()) return;
    const { data, error } = await check({ promocode: code.trim(), modelId });
    setProblem(data ? undefined : problemText(error, 'This promo code is not valid.'));
    if (data) onChange(data);
  };
  const clear = () => {
    setCode('');
    onChange(null);
  };
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  };
  return (
    <TextField
      label="Promo code"
      size={44}
      value={code}
      disabled={promo !== null}
      error={problem}
      maxLength={100}
      onChange={(event) => {
        setCode(event.target.value);
        setProblem(undefined);
      }}
      onKeyDown={applyByEnter}
      suffix={
        promo ? (
          <Button size={28} onClick={clear}>
            Clear
          </Button>
        ) : (
          <Button size={28} busy={isLoading} disabled={!code.trim()} onClick={() => void apply()}>
            Apply
          </Button>
        )
      }
    />
  );
}
