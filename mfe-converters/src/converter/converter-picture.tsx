import type { Product } from '@washcoat/contract-converters';
import { Picture } from '@washcoat/ui';
import type { ConverterShape, PictureProps } from '@washcoat/ui';

const shapes: readonly ConverterShape[] = ['cylinder', 'manifold', 'loaf', 'foil', 'can', 'dpf'];

/** The form to draw a converter in; undefined when the catalogue names none that is known. */
export function shapeOf({ shape }: Pick<Product, 'shape'>): ConverterShape | undefined {
  return shapes.find((known) => known === shape);
}

export interface ConverterPictureProps extends Pick<PictureProps, 'size' | 'flags' | 'onOpen'> {
  product: Product;
  /** Which picture; the profile picture, or the first one, when absent. */
  src?: string;
  /** What it shows; empty when the words beside it say so. */
  alt?: string;
}

/** A picture of a converter, or its drawing with the code stamped on it. */
export function ConverterPicture({ product, src, alt = '', ...rest }: ConverterPictureProps) {
  return (
    <Picture
      {...rest}
      src={src ?? product.profileUrl ?? product.urls[0]}
      alt={alt}
      code={product.oem}
      type={product.typeName}
      shape={shapeOf(product)}
    />
  );
}
