import { useState } from 'react';
import { Button, type ButtonProps } from '@washcoat/ui';
import { MatchColumnsDialog } from './match-columns.dialog';
import { useUploadQuery } from './uploads.api';

/** Opens the choice of what the columns of a file mean. */
export function MatchColumns({ uploadId, size }: Pick<ButtonProps, 'size'> & { uploadId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useUploadQuery({ uploadId, count: 1 });
  return (
    <>
      <Button size={size} disabled={!data} onClick={() => setOpen(true)}>
        Match columns
      </Button>
      {isOpen && data && (
        <MatchColumnsDialog
          uploadId={uploadId}
          titles={data.titles}
          fields={data.fields}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
