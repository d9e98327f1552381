import { z } from 'zod';

/**
 * Reads the environment by a schema whose fields carry their documentation. Throws one error that names every
 * variable that is missing or malformed: a service refuses to start on a half-configured machine.
 */
export function readEnvironment<S extends z.ZodObject>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete. ${problems.join('; ')}`);
}

/** The variables that every service understands. */
export const serviceEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65535).describe('Port to listen on'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe('Where /metrics is answered; without it nowhere'),
  DATABASE_URL: z
    .url()
    .describe('PostgreSQL; without a user in it, the role that the provisioning made for this service'),
  KAFKA_BROKERS: z.string().min(1).describe('Comma-separated host:port of the brokers'),
  REDIS_URL: z.url().describe('Sessions, rate limits and fan-out'),
  JWKS_URL: z.url().describe('Where the public keys of tokens are read'),
  SERVICE_SECRET: z.string().min(32).describe('Signs calls between services and the addresses of papers'),
  APP_TIMEZONE: z.string().default('America/New_York').describe('The zone that cuts days and months'),
  LOG_LEVEL: z.string().default('info'),
  SERVICE_URLS: z
    .string()
    .default('{}')
    .transform((text) => z.record(z.string(), z.url()).parse(JSON.parse(text)))
    .describe('JSON of service name to base address'),
});
export type ServiceEnvironment = z.output<typeof serviceEnvironment>;
