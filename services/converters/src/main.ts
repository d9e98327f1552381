import { readEnvironment } from '@washcoat/service-kit';
import { runService } from '@washcoat/service-kit/external';
import { createConvertersService, metalSourceEnvironment, metalSourceOptions } from './service';

await runService(createConvertersService(metalSourceOptions(readEnvironment(metalSourceEnvironment))));
