import { runService } from '@washcoat/service-kit';
import { convertersService } from './service';

await runService(convertersService);
