import { container, pageWidth } from '../internal/container.css.ts';
import { classNames } from '../theme/class-names.ts';
import * as utilities from '../theme/utilities.css.ts';
import { BoxElement, type BoxElementProps } from './box-element.tsx';
import * as styles from './layout.css.ts';
import type { Responsive } from './responsive.ts';

const classesOf = <Value extends string>(
  property: 'align' | 'gap' | 'padding',
  classes: Record<Value, string>,
  value: Responsive<Value>,
) => (typeof value === 'object' ? classNames(classes[value.base], value.classesOf(property)) : classes[value]);

type Gap = Responsive<keyof typeof utilities.gap>;

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
  gap?: Gap | undefined;
  /** How children that are narrower than the stack line up. */
  align?: Responsive<keyof typeof utilities.align> | undefined;
}
/** Lays out its children vertically. */
export function Stack({ gap = 'l', align = 'stretch', ...element }: StackProps) {
  return (
    <BoxElement
      {...element}
      className={classNames(
        styles.box,
        utilities.flex,
        utilities.column,
        classesOf('gap', utilities.gap, gap),
        classesOf('align', utilities.align, align),
      )}
    />
  );
}

export interface InlineProps extends BoxElementProps {
  /** Space between the children. */
  gap?: Gap | undefined;
  /** Whether children wrap; true by default. */
  wrap?: boolean | undefined;
  /** How the children are spread over the width. */
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
}
/** Lays out its children horizontally. */
export function Inline({ gap = 'm', wrap = true, justify = 'start', ...element }: InlineProps) {
  const alignment = classNames(wrap && utilities.wrap, utilities.align.center, utilities.justify[justify]);
  return <BoxElement {...element} className={classNames(styles.box, utilities.flex, classesOf('gap', utilities.gap, gap), alignment)} />;
}

export interface GridProps extends BoxElementProps {
  /** The number of equal columns: from the smallest window, from 600 px, from 1024 px. A width that is left out has those of the narrower one. */
  columns: {
    base: keyof typeof utilities.columns.base;
    medium?: keyof typeof utilities.columns.medium | undefined;
    large?: keyof typeof utilities.columns.large | undefined;
  };
  /** Space between rows and columns. */
  gap?: Gap | undefined;
}
/** Lays out its children in equal columns. */
export function Grid({ columns, gap = 'xl', ...element }: GridProps) {
  const { base, medium, large } = utilities.columns;
  const tracks = [base[columns.base], columns.medium && medium[columns.medium], columns.large && large[columns.large]];
  return <BoxElement {...element} className={classNames(styles.box, utilities.grid, ...tracks, classesOf('gap', utilities.gap, gap))} />;
}

export interface SurfaceProps extends BoxElementProps {
  /** Padding on all sides. */
  padding?: Responsive<keyof typeof utilities.padding> | undefined;
}
/** A rounded container with a background. */
export function Surface({ padding = 'xl', ...element }: SurfaceProps) {
  return <BoxElement {...element} className={classNames(styles.surface, classesOf('padding', utilities.padding, padding))} />;
}
