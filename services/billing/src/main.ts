import { runService } from '@washcoat/service-kit';
import { billingService } from './service';

await runService(billingService);
