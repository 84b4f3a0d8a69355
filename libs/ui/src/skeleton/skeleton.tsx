import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import { skeletonPart, pulsing } from '../internal/skeleton-part.css.ts';
import * as styles from './skeleton.css.ts';

type PartName = keyof typeof styles.parts;
const SkeletonPart = ({ name }: { name: PartName }) => <span className={classNames(skeletonPart, styles.parts[name])} />;

const Lines = () => (
  <span className={styles.lines}>
    <SkeletonPart name="line" />
    <SkeletonPart name="shortLine" />
  </span>
);

const contents = {
  card: (
    <>
      <SkeletonPart name="picture" />
      <Lines />
      <SkeletonPart name="button" />
    </>
  ),
  row: (
    <>
      <SkeletonPart name="square" />
      <Lines />
    </>
  ),
  text: <Lines />,
} satisfies Record<keyof typeof styles.shapes, unknown>;

export interface SkeletonProps extends ElementProps<HTMLDivElement> {
  /** The shape of the content that loads. */
  shape: keyof typeof contents;
}
/** A loading placeholder. Hidden from screen readers: pair it with a visible loading text. */
export function Skeleton({ shape, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-hidden="true" className={classNames(pulsing, styles.shape, styles.shapes[shape])}>
      {contents[shape]}
    </div>
  );
}
