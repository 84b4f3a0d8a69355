import { createElement, type ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as utilities from '../theme/utilities.css.ts';
import type { SharedTokens } from '../theme/tokens.ts';
import * as styles from './text.css.ts';
import { UserText } from './user-text.tsx';

export interface HeadingProps extends ElementProps<HTMLHeadingElement> {
  /** The heading level, independent of `variant`. */
  level: 1 | 2 | 3 | 4;
  /** `display` for the hero, `page` for the title of a page, `section` within it, `card` for a list item. */
  variant?: keyof typeof styles.variant | undefined;
  /** -1 makes the heading focusable from code, for focus management after navigation. */
  tabIndex?: -1 | undefined;
  /** User-generated content: sets `dir="auto"`, and `lang` on Bengali. */
  isUserText?: boolean | undefined;
  /** The text. */
  children: ReactNode;
}
/** A heading. Level and variant are independent. */
export function Heading({ level, variant = 'section', isUserText = false, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} dir={isUserText ? 'auto' : undefined} className={classNames(styles.heading, styles.variant[variant])}>
      {isUserText ? withLanguage(children) : children}
    </Tag>
  );
}

export interface TextProps extends ElementProps {
  /** The element; `p` by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'bdi' | undefined;
  /** The colour: `muted` for what need not be read. */
  tone?: 'ink' | 'muted' | 'primary' | 'critical' | 'positive' | undefined;
  /** The size, which grows with the window. */
  size?: keyof typeof utilities.fontSize | undefined;
  /** The weight. */
  weight?: keyof SharedTokens['fontWeight'] | undefined;
  /** Limits the line length to 68 characters. */
  isReadingWidth?: boolean | undefined;
  /** User-generated content: sets `dir="auto"`, and `lang` on Bengali, and preserves line breaks. */
  isUserText?: boolean | undefined;
  /** The text. */
  children: ReactNode;
}
const withLanguage = (children: ReactNode) => (typeof children === 'string' ? <UserText>{children}</UserText> : children);

/** Running text. */
export function Text({
  as = 'p',
  tone = 'ink',
  size = 'm',
  weight = 'regular',
  isReadingWidth = false,
  isUserText = false,
  children,
  ...rest
}: TextProps) {
  const className = classNames(
    styles.text,
    utilities.color[tone],
    utilities.fontSize[size],
    utilities.fontWeight[weight],
    isReadingWidth && styles.readingWidth,
    isUserText && styles.preservedLines,
  );
  return createElement(as, { ...rest, dir: isUserText ? 'auto' : undefined, className }, isUserText ? withLanguage(children) : children);
}
