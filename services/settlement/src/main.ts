import { runService } from '@washcoat/service-kit';
import { settlementService } from './service';

await runService(settlementService);
