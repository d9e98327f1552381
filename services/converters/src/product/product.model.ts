import { TableModel } from '@washcoat/service-kit';

/** A converter as far as other tables hang on it; its own statements are in `product.repository.ts`. */
export class ProductModel extends TableModel {
  static override tableName = 'product';
  static override idColumn = 'product_id';
  declare productId: string;
  declare testCount: number;
  declare deletedAt: Date | null;
}
