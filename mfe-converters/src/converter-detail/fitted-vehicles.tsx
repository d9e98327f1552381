import styled from 'styled-components';
import type { ConverterDetail } from '../converter/converter.api';

const List = styled.ul`
  max-height: ${({ theme }) => theme.space(48)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-y: auto;
`;

/** The vehicles that a converter was fitted to. */
export function FittedVehicles({ vehicles }: Pick<ConverterDetail, 'vehicles'>) {
  if (!vehicles.length) return <>None on record</>;
  return (
    <List aria-label="Vehicles it fits" tabIndex={0}>
      {vehicles.map(({ make, model, yearFrom, yearTo, engine }) => {
        const years = yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`;
        const words = `${make} ${model} ${years}${engine ? `, ${engine}` : ''}`;
        return <li key={words}>{words}</li>;
      })}
    </List>
  );
}
