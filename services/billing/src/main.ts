import { readEnvironment } from '@washcoat/service-kit';
import { runService } from '@washcoat/service-kit/external';
import { cardsEnvironment, cardsOptions, createBillingService } from './service';

const cards = cardsOptions(readEnvironment(cardsEnvironment), { isEmbedded: false });
await runService(createBillingService(cards));
