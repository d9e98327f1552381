import type { Knex } from 'knex';
import { keepPictures } from '../pictures/drawn-picture.repository';
import type { NewProduct } from '../product/product';
import type { ConverterShape } from './catalogue/catalogue-family';
import { drawConverter } from './catalogue/drawing';

const SHAPES: readonly ConverterShape[] = ['cylinder', 'manifold', 'loaf', 'foil', 'can', 'dpf'];

/** Draws a picture of each converter, keeps it, and answers the converters with its address. */
export async function drawPictures(
  trx: Knex.Transaction,
  products: readonly NewProduct[],
): Promise<NewProduct[]> {
  const drawings = products.map(({ oem, shape, serialNo }) =>
    drawConverter({ code: oem, shape: shapeOf(shape), variant: Number(serialNo) }),
  );
  const addresses = await keepPictures(trx, drawings);
  return products.map((product, index) => {
    const address = addresses[index];
    return address ? { ...product, urls: [address], profileUrl: address } : product;
  });
}

function shapeOf(name: string): ConverterShape {
  const shape = SHAPES.find((candidate) => candidate === name);
  if (!shape) throw new Error(`No converter looks like a ${name}.`);
  return shape;
}
