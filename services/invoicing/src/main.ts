import { runService } from '@washcoat/service-kit/external';
import { invoicingService } from './service';

await runService(invoicingService);
