import { runService } from '@washcoat/service-kit/external';
import { entitiesService } from './service';

await runService(entitiesService);
