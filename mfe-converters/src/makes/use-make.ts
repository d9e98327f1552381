import { useMakeTipsQuery } from './makes.api';

const ALL = 1000;

/** Every make, by name. */
export function useAllMakes() {
  const { data, error, refetch } = useMakeTipsQuery({ count: ALL });
  return { makes: data?.list, error, refetch: () => void refetch() };
}

/** One make. No call answers a single one, so it is found in the list of all. */
export function useMake(makeId: string) {
  const { makes, error, refetch } = useAllMakes();
  const make = makes?.find((one) => one.makeId === makeId);
  return { make, isGone: makes !== undefined && !make, error, refetch };
}
