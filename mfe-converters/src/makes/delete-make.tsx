import type { Make } from '@washcoat/contract-converters';
import { problemAfter } from '@washcoat/platform-sdk';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { useDeleteMakeMutation } from './makes.api';

/** Asks before a make goes. */
export function DeleteMake({ make, onDone }: { make: Make; onDone: () => void }) {
  const [remove] = useDeleteMakeMutation();
  return (
    <DeleteRecord
      type="make"
      name={make.make}
      consequence="Its tips go with it. Converters keep the name of the make."
      remove={() => remove({ makeId: make.makeId }).unwrap()}
      failed="Something went wrong"
      describe={problemAfter}
      onDone={onDone}
    />
  );
}
