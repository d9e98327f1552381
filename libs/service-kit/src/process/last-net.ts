import type { Logger } from '../platform/logger';
import { requestOf } from './request-under-way';

/**
 * Catches what nothing else has caught, thrown or rejected. An error that stems from a request ends that request and is
 * logged by its id; about any other `orphaned` decides after it was logged (`infra/decisions/017`).
 */
export function spreadLastNet(logger: Logger, orphaned: () => void = () => undefined): void {
  process.on('uncaughtException', (error, origin) => {
    const request = requestOf(error);
    if (!request) {
      logger.fatal({ error, origin }, 'uncaught error of no request');
      orphaned();
      return;
    }
    const { requestId, method, target } = request;
    logger.error(
      { error, origin, requestId, method, path: target.split('?')[0] },
      'request left an error uncaught',
    );
    request.fail();
  });
}
