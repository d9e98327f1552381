import type { FieldErrors, FieldValues } from 'react-hook-form';

/** One field that needs attention. */
export interface FieldError {
  name: string;
  message: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Element);
}

function collect(value: unknown, path: string, found: FieldError[]): void {
  if (!isRecord(value)) return;
  if (typeof value.message === 'string' && 'type' in value) {
    found.push({ name: path, message: value.message });
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'ref') collect(inner, path === '' ? key : `${path}.${key}`, found);
  }
}

/** Flattens what react-hook-form reports into the list `ErrorSummary` takes; nested names get dots. */
export function fieldErrors<Values extends FieldValues>(errors: FieldErrors<Values>): FieldError[] {
  const found: FieldError[] = [];
  collect(errors, '', found);
  return found;
}
