import { keepCompanyCopy, type ServiceDefinition } from '@washcoat/service-kit';
import { migrations } from './migrations';
import { servePictures } from './pictures/serve-pictures';
import { PriceBoard } from './pricing/price-board';
import { pricingRoutes } from './pricing/pricing.routes';
import { recordPriceHistoryDaily } from './price-history/record-price-history.job';
import { productRoutes } from './product/product.routes';

/** The catalogue of converters and what they are worth. */
export const convertersService: ServiceDefinition = {
  name: 'converters',
  migrations,
  consumers: [keepCompanyCopy],
  jobs: [recordPriceHistoryDaily],
  routes(service) {
    const board = new PriceBoard();
    return [...productRoutes(service, board), ...pricingRoutes(board)];
  },
  extend(service, app) {
    app.use(servePictures(service));
  },
};
