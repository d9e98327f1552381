import { HiddenText, Page, Skeleton } from '@washcoat/ui';
import styled from 'styled-components';

const Bars = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(6)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

const rowWidths = ['92%', '78%', '86%', '70%', '90%', '74%'];

/** The shape of a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <Page aria-busy>
      <HiddenText role="status">Loading</HiddenText>
      <Bars>
        <Skeleton $width="120px" $height="28px" />
        <Skeleton $width="160px" $height="28px" />
      </Bars>
      <Sheet>
        {rowWidths.map((width) => (
          <Skeleton key={width} $width={width} $height="12px" />
        ))}
      </Sheet>
    </Page>
  );
}
