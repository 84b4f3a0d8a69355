import { container, pageWidth } from '../internal/container.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as utilities from '../theme/utilities.css.ts';
import { BoxElement, type BoxElementProps } from './box-element.tsx';
import * as styles from './layout.css.ts';

export interface ContainerProps extends BoxElementProps {
  /** The maximum width: `page` (1136 px) by default; `window` for content that limits its own width. */
  width?: 'page' | 'window' | undefined;
}
/** Centres its content, limits its width and adds gutters. */
export function Container({ width = 'page', ...element }: ContainerProps) {
  return <BoxElement {...element} className={classNames(container, width === 'page' && pageWidth)} />;
}

export interface StackProps extends BoxElementProps {
  /** Space between the children. */
  gap?: keyof typeof utilities.gap | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}
/** Lays out its children vertically. */
export function Stack({ gap = 'l', align = 'stretch', ...element }: StackProps) {
  return (
    <BoxElement
      {...element}
      className={classNames(styles.box, utilities.flex, utilities.column, utilities.gap[gap], utilities.align[align])}
    />
  );
}

export interface InlineProps extends BoxElementProps {
  /** Space between the children. */
  gap?: keyof typeof utilities.gap | undefined;
  /** Whether children wrap; true by default. */
  wrap?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
}
/** Lays out its children horizontally. */
export function Inline({ gap = 'm', wrap = true, align = 'center', justify = 'start', ...element }: InlineProps) {
  const alignment = classNames(wrap && utilities.wrap, utilities.align[align], utilities.justify[justify]);
  return <BoxElement {...element} className={classNames(styles.box, utilities.flex, utilities.gap[gap], alignment)} />;
}

export interface GridProps extends BoxElementProps {
  /** The number of equal columns: small below 600 px of viewport width, medium from 600 px, large from 1024 px. */
  columns: { [Width in keyof typeof utilities.columns]: keyof (typeof utilities.columns)[Width] };
  /** Space between rows and columns. */
  gap?: keyof typeof utilities.gap | undefined;
}
/** Lays out its children in equal columns. */
export function Grid({ columns, gap = 'xl', ...element }: GridProps) {
  const { small, medium, large } = utilities.columns;
  const tracks = [small[columns.small], medium[columns.medium], large[columns.large]];
  return <BoxElement {...element} className={classNames(styles.box, utilities.grid, ...tracks, utilities.gap[gap])} />;
}

export interface SurfaceProps extends BoxElementProps {
  /** Padding on all sides. */
  padding?: 'm' | 'l' | 'xl' | 'xxl' | undefined;
  tone?: keyof typeof styles.surfaceTone | undefined;
  /** Adds the shadow of floating elements. */
  isFloating?: boolean | undefined;
}
/** A rounded container with a background. */
export function Surface({ padding = 'xl', tone = 'surface', isFloating = false, ...element }: SurfaceProps) {
  const className = classNames(styles.surface, styles.surfaceTone[tone], isFloating && styles.floating, utilities.padding[padding]);
  return <BoxElement {...element} className={className} />;
}
