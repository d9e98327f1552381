import { runService } from '@washcoat/service-kit';
import { reportingService } from './service';

await runService(reportingService);
