import { runService } from '@washcoat/service-kit';
import { loadsService } from './service';

await runService(loadsService);
