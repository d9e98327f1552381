import { runService } from '@washcoat/service-kit/external';
import { billingService } from './service';

await runService(billingService);
