import { useMemo } from 'react';
import { problemOf, problemText, usePageHeading } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton } from '@washcoat/ui';
import { type useListView } from '@washcoat/platform-sdk/lists';
import { KnownCodes } from './known-codes';
import { UploadActions } from './upload-actions';
import { UploadFacts } from './upload-facts';
import { UploadFigures } from './upload-figures';
import { UploadRows } from './upload-rows';
import { isRunning, UploadPill } from './upload-status';
import { useUploadQuery } from './uploads.api';
import { useFreshCatalogue, useWatch } from './use-watch';

const LOAD_FAILED = 'The upload did not load. The rest of Washcoat works.';
const NOT_FOUND = 404;

export interface UploadPageProps {
  uploadId: string;
  list: ReturnType<typeof useListView>;
  backTo: string;
}

/** One upload: what its rows would do or did, live while it runs, and what can be done with it. */
export function UploadPage({ uploadId, list, backTo }: UploadPageProps) {
  const { options, watch } = useWatch();
  const { data, error, refetch } = useUploadQuery(
    { uploadId, count: 1 },
    { ...options, refetchOnMountOrArgChange: true },
  );
  const upload = data?.upload;
  const uploads = useMemo(() => (upload ? [upload] : []), [upload]);
  watch(uploads);
  useFreshCatalogue(uploads);
  usePageHeading({
    heading: 'Converters bulk upload',
    backTo,
    status: upload && <UploadPill status={upload.status} />,
  });
  if (!upload)
    return (
      <Page>
        {error ? (
          <FailedPart
            title={problemText(error, LOAD_FAILED)}
            onRetry={problemOf(error).status === NOT_FOUND ? undefined : () => void refetch()}
            homeHref={backTo}
            homeLabel="Back to the uploads"
          />
        ) : (
          <Skeleton $height="176px" aria-busy />
        )}
      </Page>
    );
  const hasRows = upload.rowCount > 0;
  return (
    <Page>
      <UploadFacts upload={upload} />
      {hasRows && <UploadFigures upload={upload} />}
      <KnownCodes upload={upload} shared={data.sharedCodes} />
      {hasRows && !isRunning(upload) && <UploadRows key={upload.status} upload={upload} list={list} />}
      <UploadActions upload={upload} />
    </Page>
  );
}
