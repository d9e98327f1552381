import { companyDecide } from '@washcoat/contract-entities';
import { useAllowed } from '@washcoat/platform-sdk';
import { ChipBar, Switch } from '@washcoat/ui';

export interface WaitingFilterProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Leaves the customers who registered alone and wait; for those who decide over them. */
export function WaitingFilter({ isOn, onChange }: WaitingFilterProps) {
  if (!useAllowed(companyDecide.access)) return null;
  return (
    <ChipBar>
      <Switch label="Waiting for approval" checked={isOn} onChange={onChange} />
    </ChipBar>
  );
}
