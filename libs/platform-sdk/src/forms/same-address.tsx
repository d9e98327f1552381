import { TextButton } from '@washcoat/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { AddressEntry } from './address-entry';
import { useLastAddress } from './use-last-address';

const Row = styled.p`
  grid-column: 1 / -1;

  & > button {
    min-height: ${({ theme }) => theme.space(6)};
    text-align: left;
  }
`;

const names = ['address', 'city', 'state', 'zipcode'] as const;

/** Offers the address that was saved last to a form whose own is still empty. */
export function SameAddress() {
  const { control, setValue } = useFormContext<AddressEntry>();
  const typed = useWatch({ control, name: names });
  const { last } = useLastAddress();
  if (!last || typed.some((text) => text !== '')) return null;
  const fill = () => {
    for (const name of names) setValue(name, last[name], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Row>
      <TextButton onClick={fill}>
        Same address as {last.name}: {last.address}, {last.city}
      </TextButton>
    </Row>
  );
}
