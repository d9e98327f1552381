import { runService } from '@washcoat/service-kit';
import { entitiesService } from './service';

await runService(entitiesService);
