import { companyList, roleList } from '@washcoat/contract-entities';
import { asks } from '@washcoat/platform-sdk';
import { entitiesApi } from '../app/api';

/** What the user form chooses from. */
export const userChoicesApi = entitiesApi.injectEndpoints({
  endpoints: (builder) => ({
    roleChoices: asks(builder, roleList, { providesTags: ['Roles'] }),
    companyChoices: asks(builder, companyList, { providesTags: ['Customers'] }),
  }),
});

export const { useRoleChoicesQuery, useLazyCompanyChoicesQuery } = userChoicesApi;
