import { loadMerge, loadSplit } from '@washcoat/contract-loads';
import { sends, sendsOnce, type Keyed } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

/** A split with the key that makes sending it twice harmless. */
export type KeyedSplit = Keyed<typeof loadSplit>;

export const { useSplitLoadMutation, useMergeLoadsMutation } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    splitLoad: sendsOnce(builder, loadSplit, { invalidatesTags: ['Load', 'Loads'] }),
    mergeLoads: sends(builder, loadMerge, { invalidatesTags: ['Load', 'Loads'] }),
  }),
});
