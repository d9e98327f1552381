import type { BulkUpload } from '@washcoat/contract-converters';
import { Card, formatCount, ShareFigures, type ShareFigure } from '@washcoat/ui';
import { BadRowsFile } from './bad-rows-file';

interface Kind extends Omit<ShareFigure, 'count'> {
  count: (upload: BulkUpload) => number;
}

const kinds: readonly Kind[] = [
  {
    name: 'Add',
    note: 'New converters',
    count: ({ addCount }) => addCount,
    color: ({ chart }) => chart[1],
  },
  {
    name: 'Change',
    note: 'Converters with other values',
    count: ({ changeCount }) => changeCount,
    color: ({ chart }) => chart[0],
  },
  {
    name: 'Same',
    note: 'As they are already',
    count: ({ sameCount }) => sameCount,
    color: ({ chart }) => chart[5],
  },
  {
    name: 'Bad',
    note: 'Left out, with the reason',
    count: ({ badCount }) => badCount,
    color: ({ color }) => color.danger.text,
  },
];

/** How many rows of an upload do what, as figures and as shares of a bar. */
export function UploadFigures({ upload }: { upload: BulkUpload }) {
  return (
    <Card
      title="What the rows do"
      note={formatCount(upload.rowCount, 'row')}
      action={upload.badCount > 0 ? <BadRowsFile uploadId={upload.uploadId} /> : undefined}
    >
      <ShareFigures parts={kinds.map((kind) => ({ ...kind, count: kind.count(upload) }))} />
    </Card>
  );
}
