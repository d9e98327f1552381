import { openApiOf, type Endpoint } from '@washcoat/contract-kernel';

/** OpenAPI 3.1 of all calls, other spellings included. */
export function joinedOpenApi(endpoints: readonly Endpoint[]) {
  const spellings = endpoints.flatMap((definition) => [
    definition,
    ...(definition.aliases ?? []).map((path, index) => ({
      ...definition,
      path,
      id: `${definition.id}${index + 2}`,
      summary: `${definition.summary} (another spelling of ${definition.path})`,
    })),
  ]);
  return openApiOf('Washcoat', spellings);
}
