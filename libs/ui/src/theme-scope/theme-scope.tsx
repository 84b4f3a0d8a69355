import type { ReactNode } from 'react';
import type { ElementProps } from '../internal/element-props.ts';
import { classNames } from '../theme/class-names.ts';
import * as styles from './theme-scope.css.ts';

export interface ThemeScopeProps extends ElementProps<HTMLDivElement> {
  /** The theme of the content; that of the surroundings by default. */
  theme?: keyof typeof styles.theme | undefined;
  /** The classes of a brand, one for each `theme`. They set variables of `tokens.css` and override those of the theme: in CSS without a layer. */
  brand?: Readonly<Record<'light' | 'dark', string>> | undefined;
  /** `compact` for lists that are worked with by pointer and keyboard all day: targets of 32 px, less space, smaller text. */
  density?: keyof typeof styles.density | undefined;
  /** Whether it paints the background of a page. */
  hasBackground?: boolean | undefined;
  /** What has that theme. */
  children: ReactNode;
}

/** Another theme or density for a part of a page. Scopes nest. Menus, dialogs, tooltips and toasts are at the end of the page, outside of it. */
export function ThemeScope({ theme, brand, density, hasBackground = false, children, ...rest }: ThemeScopeProps) {
  const className = classNames(
    styles.scope,
    theme !== undefined && styles.theme[theme],
    theme !== undefined && brand?.[theme],
    density !== undefined && styles.density[density],
    hasBackground && styles.background,
  );
  return (
    <div {...rest} className={className}>
      {children}
    </div>
  );
}
