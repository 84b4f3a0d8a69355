import './theme/theme.css.ts';

export { vars } from './theme/contract.css.ts';
export { breakpoints, media } from './theme/breakpoints.ts';

export { Grid, Page, Row, Split, Stack, Surface } from './layout/layout.tsx';
export type { ColumnCount, GridProps, PageProps, RowProps, SplitProps, StackProps, SurfaceProps } from './layout/layout.tsx';

export { Heading, Text } from './text/text.tsx';
export type { HeadingProps, TextProps } from './text/text.tsx';

export { SkipLink, VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export type { SkipLinkProps } from './visually-hidden/visually-hidden.tsx';

export * from './icons/icons.tsx';

export { Button, IconButton } from './button/button.tsx';
export type { ButtonProps, IconButtonProps } from './button/button.tsx';

export { ButtonLink, CardLink, NameLink, PictureLink, TextLink } from './link/link.tsx';
export type { ButtonLinkProps, TextLinkProps } from './link/link.tsx';
export { anchorProps } from './link/anchor-props.ts';
export type { AnchorProps } from './link/anchor-props.ts';
