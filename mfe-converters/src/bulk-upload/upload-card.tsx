import type { BulkUpload } from '@washcoat/contract-converters';
import { DateText, FactList, formatNumber } from '@washcoat/ui';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { UploadStatus } from './upload-status';

/** An upload on a phone. */
export function UploadCard({ upload }: { upload: BulkUpload }) {
  return (
    <>
      <CardHead>
        <strong>{upload.title}</strong>
        <UploadStatus {...upload} />
      </CardHead>
      <FactList>
        <dt>Rows</dt>
        <dd>
          {formatNumber(upload.rowCount)}, {formatNumber(upload.badCount)} bad
        </dd>
        <dt>By</dt>
        <dd>{upload.userName}</dd>
        <dt>Time</dt>
        <dd>
          <DateText value={upload.time} format="moment" />
        </dd>
      </FactList>
    </>
  );
}
