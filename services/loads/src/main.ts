import { runService } from '@washcoat/service-kit/external';
import { loadsService } from './service';

await runService(loadsService);
