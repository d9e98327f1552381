import { runService } from '@washcoat/service-kit/external';
import { settlementService } from './service';

await runService(settlementService);
