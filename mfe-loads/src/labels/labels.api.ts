import { loadLabelsPdf } from '@washcoat/contract-loads';
import { asks } from '@washcoat/platform-sdk';
import { loadsApi } from '../app/api';

export const { useLazyLabelsQuery } = loadsApi.injectEndpoints({
  endpoints: (builder) => ({
    labels: asks(builder, loadLabelsPdf, { keepUnusedDataFor: 0 }),
  }),
});
