import { types } from 'node:util';
import type { Problem } from '../problem';

const UNIQUE_VIOLATION = '23505';

function breaks(error: unknown, index: string): boolean {
  return (
    types.isNativeError(error) &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'constraint' in error &&
    error.constraint === index
  );
}

/**
 * Does a write that the unique index `index` may refuse, because somebody else took the value after it was found free:
 * then it throws `taken()`, as the check does. The transaction can't go on after that.
 */
export async function uniqueWrite<Row>(
  index: string,
  taken: () => Problem,
  write: () => Promise<Row>,
): Promise<Row> {
  try {
    return await write();
  } catch (error) {
    if (breaks(error, index)) throw taken();
    throw error;
  }
}
