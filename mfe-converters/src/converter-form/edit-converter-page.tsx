import { problemOf, problemText, usePageHeading } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton } from '@washcoat/ui';
import { useConverterQuery } from '../converter/converter.api';
import { EditConverter } from './edit-converter';

const LOAD_FAILED = 'This converter did not load. The rest of Washcoat works.';
const GONE = 'This converter is no longer in the catalogue.';

export interface EditConverterPageProps {
  productId: string;
  backTo: string;
  onDone: () => void;
}

/** The page of the form over one converter. */
export default function EditConverterPage({ productId, backTo, onDone }: EditConverterPageProps) {
  const { data, error, refetch } = useConverterQuery({ productId });
  usePageHeading({ heading: 'Edit converter', prefix: data?.oem, backTo });
  if (data)
    return (
      <Page $capped>
        <EditConverter converter={data} readAgain={() => refetch().unwrap()} onDone={onDone} />
      </Page>
    );
  if (!error)
    return (
      <Page aria-busy>
        <Skeleton $height="320px" />
      </Page>
    );
  const isGone = problemOf(error).status === 404;
  return (
    <Page>
      <FailedPart
        title={isGone ? GONE : problemText(error, LOAD_FAILED)}
        onRetry={isGone ? undefined : () => void refetch()}
        homeHref={backTo}
        homeLabel="Back to the converter"
      />
    </Page>
  );
}
