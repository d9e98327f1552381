import { activeFacilities } from '@washcoat/platform-sdk';
import { FieldGrid, SelectField, Stack } from '@washcoat/ui';
import styled from 'styled-components';
import { useFacilitiesQuery } from '../create-cart/create-cart.api';
import { facilitiesForCarts } from '../create-cart/cart-form';
import { personName } from '../carts/person-name';
import { useOpenLoad } from './load-context';
import { useLoadGradersQuery } from './load-detail.api';
import { useSaveLoad } from './use-save-load';

const NOBODY = 'nobody';
const NOT_ALL = 'More people are near to this load than are looked at; not everybody is listed.';
const IS_PRICED = 'Its items are priced for it.';

const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger.text};
`;

/** Who grades, who buys and where; each is saved as soon as it is chosen. */
export function LoadPeople() {
  const { load } = useOpenLoad();
  const { data: staff } = useLoadGradersQuery({ loadId: load.loadId });
  const { data: facilities } = useFacilitiesQuery(activeFacilities);
  const { save, problem } = useSaveLoad();
  const { assistantId, videoGraderId, facilityId } = load;
  const people = staff?.list ?? [];
  const areMore = staff?.areMoreItemsAvailable;
  const optionsOf = (part: 'isGrader' | 'isBuyer', now: string | null, name: string) => {
    const options = people
      .filter((one) => one[part])
      .map(({ userId, name: label }) => ({ value: userId, label }));
    return now === null || options.some(({ value }) => value === now)
      ? options
      : [{ value: now, label: name }, ...options];
  };
  const choices = facilitiesForCarts(facilities?.list ?? []).map(({ facilityId: value, name }) => ({
    value,
    label: name,
  }));
  const isHere = choices.some(({ value }) => value === facilityId);
  const graderName = personName(load.videoGraderFirstName, load.videoGraderLastName);
  const buyerName = personName(load.assistantFirstName, load.assistantLastName);
  return (
    <Stack $gap={3}>
      <FieldGrid>
        <SelectField
          label="Video Grader"
          help={areMore ? NOT_ALL : undefined}
          value={videoGraderId ?? NOBODY}
          options={[{ value: NOBODY, label: 'None' }, ...optionsOf('isGrader', videoGraderId, graderName)]}
          onChange={(next) => void save({ videoGraderId: next === NOBODY ? null : next })}
        />
        <SelectField
          label="Buyer"
          help={areMore ? NOT_ALL : undefined}
          value={assistantId ?? ''}
          placeholder="None"
          options={optionsOf('isBuyer', assistantId, buyerName)}
          onChange={(next) => void save({ assistantId: next })}
        />
        <SelectField
          label="Facility"
          value={facilityId}
          options={isHere ? choices : [{ value: facilityId, label: load.facilityName }, ...choices]}
          disabled={load.itemCount > 0}
          help={load.itemCount > 0 ? IS_PRICED : undefined}
          onChange={(next) => void save({ facilityId: next })}
        />
      </FieldGrid>
      {problem && <Problem>{problem}</Problem>}
    </Stack>
  );
}
