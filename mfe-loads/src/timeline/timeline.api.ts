import { loadTimeline } from '@washcoat/contract-loads';
import { asks } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const { useTimelineQuery } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    timeline: asks(builder, loadTimeline, { providesTags: ['Load'] }),
  }),
});
