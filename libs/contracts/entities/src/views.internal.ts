import { id } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** Saved views as they are now, for a service that does something with them by itself; those that are gone are missing. */
export const viewsNow = {
  path: '/internal/v1/entities/views',
  input: z.object({ viewIds: z.array(id).max(200) }),
  output: z.object({
    views: z.array(
      z.object({
        viewId: id,
        screen: z.string(),
        name: z.string(),
        query: z.string(),
        columns: z.array(z.string()).nullable(),
        ownerId: id,
        /** The company whose people all have it; null for one's own. */
        sharedWith: id.nullable(),
      }),
    ),
  }),
};
export type ViewNow = z.output<typeof viewsNow.output>['views'][number];
