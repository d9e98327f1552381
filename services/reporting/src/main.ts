import { runService } from '@washcoat/service-kit/external';
import { reportingService } from './service';

await runService(reportingService);
