import { type ListView } from '@washcoat/platform-sdk/lists';

const PATH = '/config/bulk-upload';

/** The address of one upload. */
export const uploadAddress = (uploadId: string): string => `${PATH}?upload=${uploadId}`;

/** The address of the list behind an upload: the same page of the same search. */
export function uploadsBehind({ query }: ListView): string {
  const kept = new URLSearchParams(query);
  for (const name of ['upload', 'rows', 'from', 'lines']) kept.delete(name);
  return kept.size > 0 ? `${PATH}?${kept.toString()}` : PATH;
}
