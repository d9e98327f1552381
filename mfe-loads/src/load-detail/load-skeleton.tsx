import { HiddenText, Page, Skeleton, Stack, TwoColumn } from '@washcoat/ui';

/** The shape of a load while it is loading. */
export function LoadSkeleton() {
  return (
    <Page $dense aria-busy>
      <HiddenText role="status">Loading the load</HiddenText>
      <TwoColumn $right={312}>
        <Stack $gap={3}>
          <Skeleton $height="48px" />
          <Skeleton $height="60px" />
          <Skeleton $height="320px" />
        </Stack>
        <Skeleton $height="260px" />
      </TwoColumn>
    </Page>
  );
}
