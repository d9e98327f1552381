import { runService } from '@washcoat/service-kit';
import { invoicingService } from './service';

await runService(invoicingService);
