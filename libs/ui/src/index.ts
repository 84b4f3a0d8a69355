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

export { FieldGroup, NumberField, SelectField } from './field/choice-fields.tsx';
export type { FieldGroupProps, NumberFieldProps, SelectFieldProps, SelectOption } from './field/choice-fields.tsx';
export { PasswordField, SearchField, TextAreaField, TextField } from './field/text-fields.tsx';
export type { PasswordFieldProps, SearchFieldProps, TextAreaFieldProps, TextFieldProps } from './field/text-fields.tsx';

export { PictureField } from './picture-field/picture-field.tsx';
export type { PictureFieldProps } from './picture-field/picture-field.tsx';

export { RadioCard, RadioPills } from './radio/radio.tsx';
export type { RadioCardProps, RadioOption, RadioPillsProps } from './radio/radio.tsx';

export { Stepper } from './stepper/stepper.tsx';
export type { StepperProps } from './stepper/stepper.tsx';

export { Price } from './price/price.tsx';
export type { PriceProps } from './price/price.tsx';
export type { PriceSign } from './price/format-price.ts';

export { Badge, CountDot } from './badge/badge.tsx';
export type { BadgeProps, CountDotProps } from './badge/badge.tsx';

export { Avatar } from './picture/avatar.tsx';
export type { AvatarProps } from './picture/avatar.tsx';
export { DishPicture } from './picture/picture.tsx';
export type { DishPictureProps } from './picture/picture.tsx';

export { FoodCard } from './food-card/food-card.tsx';
export type { FoodCardProps } from './food-card/food-card.tsx';

export { CategoryTile } from './category-tile/category-tile.tsx';
export type { CategoryTileProps } from './category-tile/category-tile.tsx';

export { Notice } from './notice/notice.tsx';
export type { NoticeProps } from './notice/notice.tsx';

export { Skeleton } from './skeleton/skeleton.tsx';
export type { SkeletonProps } from './skeleton/skeleton.tsx';

export { EmptyState, ErrorLine } from './empty-state/empty-state.tsx';
export type { EmptyStateProps, ErrorLineProps } from './empty-state/empty-state.tsx';

export { DefinitionList } from './definition-list/definition-list.tsx';
export type { DefinitionListProps } from './definition-list/definition-list.tsx';
