import { useSession } from '@washcoat/platform-sdk';
import { breakpoints, ChipBar, Switch, Typeahead, useIsNarrow, type Option } from '@washcoat/ui';
import styled from 'styled-components';
import { useCompanySearch } from '../users/use-company-search';
import type { FacilityFilters } from './facility-view';

const Franchise = styled.div`
  flex: 0 1 280px;
  min-width: 200px;

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    flex: 1 1 100%;
  }
`;

export interface FacilityFilterBarProps {
  filters: FacilityFilters;
  onFranchise: (franchise: Option | null) => void;
  onIsFranchise: (isFranchise: boolean) => void;
  /** Given while a filter is on. */
  onClear?: () => void;
}

/** Whose facilities are listed: for the house only, all others have their own. */
export function FacilityFilterBar({ filters, onFranchise, onIsFranchise, onClear }: FacilityFilterBarProps) {
  const { hierarchy } = useSession();
  const isPhone = useIsNarrow(breakpoints.phone);
  const search = useCompanySearch({ isFranchise: true });
  if (hierarchy !== 1) return null;
  const { franchise, isFranchise } = filters;
  return (
    <ChipBar onClear={onClear}>
      <Franchise>
        <Typeahead
          label="Franchise"
          hideLabel
          size={isPhone ? 44 : 32}
          placeholder="Franchise"
          value={franchise && { value: franchise.companyId, label: franchise.name }}
          search={search}
          onChange={onFranchise}
        />
      </Franchise>
      <Switch label="Is Franchise" checked={isFranchise} onChange={onIsFranchise} />
    </ChipBar>
  );
}
