import * as billing from '@washcoat/contract-billing';
import * as converters from '@washcoat/contract-converters';
import * as entities from '@washcoat/contract-entities';
import * as invoicing from '@washcoat/contract-invoicing';
import * as kernel from '@washcoat/contract-kernel';
import type { EventDefinition } from '@washcoat/contract-kernel';
import * as loads from '@washcoat/contract-loads';
import * as reporting from '@washcoat/contract-reporting';
import * as settlement from '@washcoat/contract-settlement';
import { allEndpoints } from '@washcoat/service-edge';
import { z } from 'zod';

const anySchema = z.record(z.string(), z.unknown());
const call = z.object({
  method: z.string(),
  /** The path of the call and its other spellings. */
  paths: z.array(z.string()),
  input: anySchema,
  output: anySchema.nullable(),
});
const event = z.object({ topic: z.string(), data: anySchema });

/** Calls by id and events by name, each with its schemas as JSON Schema. */
export const contractList = z.object({
  calls: z.record(z.string(), call),
  events: z.record(z.string(), event),
});
export type ContractList = z.infer<typeof contractList>;

const modules: readonly object[] = [
  billing,
  converters,
  entities,
  invoicing,
  kernel,
  loads,
  reporting,
  settlement,
];

function isEvent(value: unknown): value is EventDefinition {
  return typeof value === 'object' && value !== null && 'topic' in value && 'example' in value;
}

/** The contracts as they are in this checkout. */
export function currentContracts(): ContractList {
  const events = modules.flatMap((module) => Object.values(module).filter(isEvent));
  const calls = allEndpoints.map(({ id, method, path, aliases = [], input, output }) => [
    id,
    {
      method,
      paths: [path, ...aliases],
      input: schemaOf(input, 'input'),
      output: output instanceof z.ZodType ? schemaOf(output, 'output') : null,
    },
  ]);
  const data = events.map(({ name, topic, schema }) => [name, { topic, data: schemaOf(schema, 'output') }]);
  return contractList.parse({ calls: Object.fromEntries(calls), events: Object.fromEntries(data) });
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
