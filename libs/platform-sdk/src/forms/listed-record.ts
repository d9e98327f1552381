import { problemText } from '@washcoat/platform-sdk';

interface ListAnswer<Row> {
  list: readonly Row[];
}

/** What RTK Query answers of a list that is asked for one record. */
export interface AskedForOne<Row> {
  data?: ListAnswer<Row>;
  error?: unknown;
  refetch: () => { unwrap: () => Promise<ListAnswer<Row>> };
}

/**
 * One record that is asked for by its list, with what its page says while it is not there; `word` is what it is called in
 * a sentence. What is being typed stays when the list cannot be read again.
 */
export function listedRecord<Row>(
  { data, error, refetch }: AskedForOne<Row>,
  word: string,
  isIt: (row: Row) => boolean = () => true,
) {
  const gone = `This ${word} is gone, or not yours to see.`;
  const failed = `This ${word} did not load. The rest of Washcoat works.`;
  const record = data?.list.find(isIt);
  const isGone = data !== undefined && record === undefined;
  return {
    record,
    problem: isGone ? gone : error && record === undefined ? problemText(error, failed) : '',
    onRetry: isGone ? undefined : () => void refetch(),
    /** The record as it is stored now; rejects when it is gone. */
    readAgain: async (): Promise<Row> => {
      const now = (await refetch().unwrap()).list.find(isIt);
      if (now === undefined) throw new Error(gone);
      return now;
    },
  };
}
