import { runService } from '@washcoat/service-kit/external';
import { convertersService } from './service';

await runService(convertersService);
