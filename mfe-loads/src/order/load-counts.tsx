import { formatNumber, Stack } from '@washcoat/ui';
import styled from 'styled-components';
import { LiveValue } from '../live/live-value';
import { useOpenLoad } from '../load-detail/load-context';
import { countsOf } from './counts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(8)}`};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(2)};
  }
  & dt {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  & dd {
    ${({ theme }) => theme.text.t12}
    ${({ theme }) => theme.font.tabular}
    font-weight: 600;
  }
`;

const Note = styled.p`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

/** How many of what the load holds. */
export function LoadCounts() {
  const { load } = useOpenLoad();
  return (
    <Stack $gap={2}>
      <List aria-label="Totals by group">
        {countsOf(load.invoioceItemDetails).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <LiveValue value={value}>{typeof value === 'number' ? formatNumber(value) : value}</LiveValue>
            </dd>
          </div>
        ))}
      </List>
      <Note>
        Total Units are whole pieces; test and pulled units are counted apart. The invoice and reports count
        pieces with those for test.
      </Note>
    </Stack>
  );
}
