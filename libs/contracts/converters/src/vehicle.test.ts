import { vehicle } from './product-form';
import { productDetail } from './products.endpoints';

it('answers the vehicles of a converter with the fields that its form sends', () => {
  const { vehicles } = productDetail.output.shape;
  expect(Object.keys(vehicles.element.shape)).toEqual(Object.keys(vehicle.shape));
});
