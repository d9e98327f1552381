import { z } from 'zod';

/** The part of JSON Schema that the contracts use, read into one form. */
export interface JsonSchema {
  type?: string;
  /** The values of a choice. */
  values?: readonly unknown[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  /** Of properties that have no name in the schema. */
  others?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  limits?: Record<string, number | string>;
}

const written: z.ZodType<JsonSchema> = z.lazy(() =>
  z
    .object({
      type: z.union([z.string(), z.array(z.string())]).optional(),
      enum: z.array(z.unknown()).optional(),
      const: z.unknown().optional(),
      properties: z.record(z.string(), written).optional(),
      required: z.array(z.string()).optional(),
      items: z.union([written, z.boolean()]).optional(),
      additionalProperties: z.union([written, z.boolean()]).optional(),
      anyOf: z.array(written).optional(),
      oneOf: z.array(written).optional(),
    })
    .catchall(z.unknown())
    .transform(
      ({ type, const: one, enum: many, items, additionalProperties, anyOf, oneOf, ...rest }): JsonSchema => {
        const schema = {
          values: many ?? (one === undefined ? undefined : [one]),
          properties: rest.properties,
          required: rest.required,
          items: typeof items === 'boolean' ? undefined : items,
          others: typeof additionalProperties === 'boolean' ? undefined : additionalProperties,
          limits: limitsOf(rest),
        };
        if (Array.isArray(type)) return { anyOf: type.map((each) => ({ ...schema, type: each })) };
        return { ...schema, type, anyOf: anyOf ?? oneOf };
      },
    ),
);

const limitNames = [
  'maxLength',
  'minLength',
  'maximum',
  'minimum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'maxItems',
  'minItems',
  'pattern',
  'format',
];

function limitsOf(rest: Record<string, unknown>): Record<string, number | string> | undefined {
  const found = limitNames.flatMap((name) => {
    const value = rest[name];
    return typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Reads what `z.toJSONSchema` writes. */
export function readSchema(json: unknown): JsonSchema {
  return written.parse(json);
}

/** What a value may be: the schema itself, or each of its alternatives. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf ? schema.anyOf.flatMap(alternativesOf) : [schema];
}

interface Bound {
  value: number | string;
  /** Whether this bound lets less through than `old`. */
  isNarrower: (old: number | string) => boolean;
}

/** The limits of a schema by name, each knowing when it is narrower than another. */
export function boundsOf({ limits = {} }: JsonSchema): Record<string, Bound> {
  const bound = (name: string, value: number | string): Bound => ({
    value,
    isNarrower: (old) => {
      if (typeof old === 'string' || typeof value === 'string') return true;
      return /^(exclusiveM|m)ax/.test(name) ? value < old : value > old;
    },
  });
  return Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, bound(name, value)]));
}
