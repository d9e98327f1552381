import { pino, stdSerializers, type Logger } from 'pino';

export type { Logger };

/** A logger that never writes tokens or passwords. `level` follows pino; silent in tests. */
export function createLogger(name: string, level = 'info'): Logger {
  return pino({
    name,
    level,
    base: { service: name },
    serializers: { error: stdSerializers.err },
    redact: { paths: ['*.token', '*.password', 'headers.token'], censor: '[hidden]' },
  });
}
