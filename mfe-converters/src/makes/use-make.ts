import { useMakeTipsQuery } from './makes.api';

const ALL = 1000;

/** One make. No call answers a single one, so it is found in the list of all. */
export function useMake(makeId: string) {
  const { data, error, refetch } = useMakeTipsQuery({ count: ALL });
  const make = data?.list.find((one) => one.makeId === makeId);
  return { make, isGone: data !== undefined && !make, error, refetch: () => void refetch() };
}
