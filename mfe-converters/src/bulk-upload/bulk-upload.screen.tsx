import { useListView } from '@washcoat/platform-sdk/lists';
import { uploadsBehind } from './upload-address';
import { UploadList } from './upload-list';
import { UploadPage } from './upload-page';

/** Converters bulk upload: the uploads, or the one that the address asks for. */
export default function BulkUploadScreen() {
  const list = useListView();
  const uploadId = list.view.query.get('upload');
  if (!uploadId) return <UploadList list={list} />;
  return <UploadPage key={uploadId} uploadId={uploadId} list={list} backTo={uploadsBehind(list.view)} />;
}
