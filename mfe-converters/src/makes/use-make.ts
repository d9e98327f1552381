import { isId } from '@washcoat/contract-kernel';
import { makesApi, useMakeTipsQuery } from './makes.api';

const all = { count: 1000 };

/** Every make, by name. */
export function useAllMakes() {
  const { data, error, refetch } = useMakeTipsQuery(all);
  return { makes: data?.list, error, refetch: () => void refetch() };
}

/** One make by its id; at once when it is shown in the list of all. */
export function useMake(makeId: string) {
  const isReal = isId(makeId);
  const { data, error, refetch } = useMakeTipsQuery({ makeId, count: 1 }, { skip: !isReal });
  const { listed } = makesApi.endpoints.makeTips.useQueryState(all, {
    selectFromResult: (all) => ({ listed: all.data?.list.find((one) => one.makeId === makeId) }),
  });
  const asked = data?.list.find((one) => one.makeId === makeId);
  const isGone = !isReal || (data !== undefined && !asked);
  return { make: asked ?? (isGone ? undefined : listed), isGone, error, refetch: () => void refetch() };
}
