import { useMemo, useState } from 'react';
import type { BulkUpload } from '@washcoat/contract-converters';
import { problemText, usePageHeading, useSession, type PageAction } from '@washcoat/platform-sdk';
import { breakpoints, EmptyState, IconButton, Page, Toolbar, ToolbarSpace, useIsNarrow } from '@washcoat/ui';
import { DataGrid } from '@washcoat/ui/data-grid';
import { ListFooter, PageActions, type useListView } from '@washcoat/platform-sdk/lists';
import { FileUp, RefreshCw } from 'lucide-react';
import { DownloadConverters } from './download-converters';
import { SendingRows } from './sending-rows';
import { UploadCard } from './upload-card';
import { uploadColumns } from './upload-columns';
import { UploadDialog } from './upload.dialog';
import { useUploadsQuery } from './uploads.api';
import { useFreshCatalogue, useWatch } from './use-watch';

const LOAD_FAILED = 'The uploads did not load. The rest of Washcoat works.';
const none: readonly BulkUpload[] = [];
const idOf = ({ uploadId }: BulkUpload) => uploadId;
const hintFor = (mayUpload: boolean) =>
  mayUpload
    ? 'Change or add many converters at once with a csv or xlsx file.'
    : 'The uploads of your company stand here.';
const cardOf = (upload: BulkUpload) => <UploadCard upload={upload} />;

const upload = (run: () => void): PageAction => ({
  ...{ of: 'page', id: 'bulk-upload', label: 'Bulk Upload', shortcut: 'N', run },
  icon: (size) => <FileUp size={size} />,
  right: ({ canAddConverter }) => canAddConverter,
});

/** The uploads, newest first, live while one of them runs. */
export function UploadList({ list }: { list: ReturnType<typeof useListView> }) {
  const { view, change, filter, page } = list;
  const { canAddConverter } = useSession();
  const [isUploading, setUploading] = useState(false);
  const { isWatching, options, watch } = useWatch();
  const { data, currentData, isFetching, error, refetch } = useUploadsQuery(
    { text: view.text || undefined, offset: view.offset, count: view.count },
    { ...options, refetchOnMountOrArgChange: true },
  );
  const answer = currentData ?? (error ? undefined : data);
  const uploads = answer?.list ?? none;
  watch(uploads);
  useFreshCatalogue(uploads);
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  const actions = useMemo(() => [upload(() => setUploading(true))], []);
  usePageHeading({
    heading: 'Converters bulk upload',
    search: { placeholder: 'Search file', value: view.text, onChange: (text) => filter({ text }) },
    actions: <PageActions actions={actions} />,
  });
  return (
    <Page>
      <Toolbar>
        <ToolbarSpace />
        <DownloadConverters />
        <IconButton size={size} kind="plain" label="Refresh" onClick={() => void refetch()}>
          <RefreshCw size={16} />
        </IconButton>
      </Toolbar>
      <SendingRows />
      <DataGrid
        label="Uploads"
        storageKey="converters.uploads"
        columns={uploadColumns}
        rows={uploads}
        getRowId={idOf}
        isLoading={!answer && !error}
        isUpdating={Boolean(answer) && isFetching && !isWatching}
        error={error && !answer ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        onRowOpen={({ uploadId }) => change({ upload: uploadId })}
        cardFor={cardOf}
        empty={
          <EmptyState
            icon={<FileUp size={20} />}
            title={view.text === '' ? 'No uploads yet' : 'No file found'}
            hint={view.text === '' ? hintFor(canAddConverter) : 'Try another title.'}
            onClearFilters={view.text === '' ? undefined : () => filter({ text: '' })}
          />
        }
        footer={<ListFooter view={view} answer={answer} onPage={page} />}
      />
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </Page>
  );
}
