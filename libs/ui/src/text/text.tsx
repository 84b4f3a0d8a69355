import type { ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import { sprinkles } from '../theme/sprinkles.css.ts';
import type { SharedTokens } from '../theme/tokens.ts';
import * as styles from './text.css.ts';

export interface HeadingProps {
  /** Its rank in the outline of the page, independent of its look. */
  level: 1 | 2 | 3 | 4;
  /** `display` for the hero, `page` for a screen's title, `section` for a part, `card` for a thing in a list. */
  look?: keyof typeof styles.look | undefined;
  id?: string | undefined;
  /** -1 lets a change of route move the focus here. */
  tabIndex?: -1 | undefined;
  /** Whether the words came from a person, so that their own script decides the direction. */
  isUserText?: boolean | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}
/** A heading; its look does not follow from its level. */
export function Heading({ level, look = 'section', id, tabIndex, isUserText = false, ref, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      dir={isUserText ? 'auto' : undefined}
      className={classNames(styles.heading, styles.look[look])}
    >
      {children}
    </Tag>
  );
}

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'bdi' | undefined;
  tone?: 'ink' | 'muted' | 'primary' | 'critical' | 'positive' | undefined;
  size?: keyof SharedTokens['fontSize'] | undefined;
  weight?: keyof SharedTokens['fontWeight'] | undefined;
  id?: string | undefined;
  /** Whether lines stay within a comfortable 68 characters. */
  isMeasured?: boolean | undefined;
  /** Whether the words came from a person: their own script decides the direction and line breaks are kept. */
  isUserText?: boolean | undefined;
  children: ReactNode;
}
/** Running text. */
export function Text({
  as: Tag = 'p',
  tone = 'ink',
  size = 'm',
  weight = 'regular',
  id,
  isMeasured = false,
  isUserText = false,
  children,
}: TextProps) {
  const className = classNames(
    styles.text,
    sprinkles({ color: tone, fontSize: size, fontWeight: weight }),
    isMeasured && styles.measured,
    isUserText && styles.keptLines,
  );
  return (
    <Tag id={id} dir={isUserText ? 'auto' : undefined} className={className}>
      {children}
    </Tag>
  );
}
