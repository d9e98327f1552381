import type { ViewNow } from './views.internal';

/** Who looks at views, and the company that they belong to now. */
export interface ViewReader {
  userId: string;
  companyId: string | null;
}

type Shared = Pick<ViewNow, 'ownerId' | 'sharedWith'>;

/** What a view has to say for somebody to open it; any of them will do: one's own, and what the company shares. */
export function viewKeysOf({
  userId,
  companyId,
}: ViewReader): readonly { field: keyof Shared; is: string }[] {
  return [
    { field: 'ownerId', is: userId },
    ...(companyId ? [{ field: 'sharedWith', is: companyId } as const] : []),
  ];
}

/** Whether somebody may open a view. */
export const mayOpenView = (reader: ViewReader, view: Shared): boolean =>
  viewKeysOf(reader).some(({ field, is }) => view[field] === is);
