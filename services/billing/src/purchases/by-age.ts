/** The order in which rows are read page by page to compare them: the oldest first, and by their id of the same moment. */
export const byAge = <Id extends string>(idColumn: Id) =>
  ({
    columns: [
      { sql: 'created_at', type: 'timestamptz' },
      { sql: idColumn, type: 'uuid' },
    ],
    direction: 'asc',
  }) as const;
