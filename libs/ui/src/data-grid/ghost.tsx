import { Skeleton } from '@washcoat/ui';
import type { SkeletonShape } from './column';

const sizes: Record<Exclude<SkeletonShape, 'none'>, { $width: string; $height: string }> = {
  text: { $width: '70%', $height: '10px' },
  number: { $width: '48px', $height: '10px' },
  picture: { $width: '36px', $height: '27px' },
  pill: { $width: '72px', $height: '18px' },
};

/** What stands in a cell while its row is loading. */
export function Ghost({ shape = 'text' }: { shape?: SkeletonShape }) {
  return shape === 'none' ? null : <Skeleton {...sizes[shape]} />;
}
