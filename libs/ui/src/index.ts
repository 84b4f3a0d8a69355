import './theme/theme.css.ts';

export { vars } from './theme/contract.css.ts';
export { media } from './theme/breakpoints.ts';
export { backdropNames } from './theme/backdrop-names.ts';

export { Grid, Container, Inline, Stack, Surface } from './layout/layout.tsx';
export type { GridProps, ContainerProps, InlineProps, StackProps, SurfaceProps } from './layout/layout.tsx';
export { responsive } from './layout/responsive.ts';
export type { Responsive, ResponsiveValue } from './layout/responsive.ts';
export { scrollClearance } from './internal/scroll-clearance.ts';
export { trackFocus } from './internal/track-focus.ts';
export { toEuropeanDigits, toPlainNumber, withoutMarks } from './internal/european-digits.ts';
export { TwoColumn } from './layout/two-column.tsx';
export type { TwoColumnProps } from './layout/two-column.tsx';

export { Heading, Text } from './text/text.tsx';
export type { HeadingProps, TextProps } from './text/text.tsx';
export { PageLanguage, useLanguageOf, UserText } from './text/user-text.tsx';

export { SkipLink, VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export type { SkipLinkProps, VisuallyHiddenProps } from './visually-hidden/visually-hidden.tsx';

export { BackIcon } from './icons/back-icon.tsx';
export * from './icons/icons.tsx';
export { BowlIcon, CartIcon, HomeIcon } from './icons/navigation-icons.tsx';

export { Button, IconButton } from './button/button.tsx';
export type { ButtonProps, IconButtonProps } from './button/button.tsx';

export { ButtonLink } from './button/button-link.tsx';
export type { ButtonLinkProps } from './button/button-link.tsx';
export { CardLink, NameLink, PictureLink, TextLink } from './link/link.tsx';
export type { TextLinkProps } from './link/link.tsx';
export type { AnchorProps } from './internal/anchor-props.ts';

export { FieldGroup, SelectField } from './field/choice-fields.tsx';
export type { FieldGroupProps, SelectFieldProps, SelectOption } from './field/choice-fields.tsx';
export { NumberField } from './field/number-field.tsx';
export type { NumberFieldProps } from './field/number-field.tsx';
export { PasswordField, SearchField, TextAreaField, TextField } from './field/text-fields.tsx';
export type { PasswordFieldProps, SearchFieldProps, TextAreaFieldProps, TextFieldProps } from './field/text-fields.tsx';

export { FileField } from './file-field/file-field.tsx';
export type { FileFieldProps } from './file-field/file-field.tsx';

export { useObjectUrl } from './internal/use-object-url.ts';

export { RadioCard } from './radio/radio.tsx';
export type { RadioCardProps } from './radio/radio.tsx';

export { Checkbox } from './checkbox/checkbox.tsx';
export type { CheckboxProps } from './checkbox/checkbox.tsx';
export { SegmentedControl } from './segmented-control/segmented-control.tsx';
export type { Segment, SegmentedControlProps } from './segmented-control/segmented-control.tsx';

export { QuantityInput } from './quantity-input/quantity-input.tsx';
export type { QuantityInputProps } from './quantity-input/quantity-input.tsx';

export { Price } from './price/price.tsx';
export type { PriceProps } from './price/price.tsx';

export { Badge } from './badge/badge.tsx';
export type { BadgeProps } from './badge/badge.tsx';

export { Avatar } from './picture/avatar.tsx';
export type { AvatarProps } from './picture/avatar.tsx';

export { Notice } from './notice/notice.tsx';
export type { NoticeProps } from './notice/notice.tsx';
export { StatusRegion } from './notice/status-region.tsx';
export type { StatusRegionProps } from './notice/status-region.tsx';

export { Skeleton } from './skeleton/skeleton.tsx';
export type { SkeletonProps } from './skeleton/skeleton.tsx';

export { EmptyState } from './empty-state/empty-state.tsx';
export type { EmptyStateProps } from './empty-state/empty-state.tsx';
export { InlineError } from './empty-state/inline-error.tsx';
export type { InlineErrorProps } from './empty-state/inline-error.tsx';

export { DefinitionList } from './definition-list/definition-list.tsx';
export type { DefinitionListProps } from './definition-list/definition-list.tsx';

export { TopBar } from './top-bar/top-bar.tsx';
export type { TopBarProps } from './top-bar/top-bar.tsx';
export { BarLink } from './top-bar/bar-link.tsx';
export type { BarLinkProps } from './top-bar/bar-link.tsx';
export { useIsScrolledPast } from './top-bar/use-is-scrolled-past.ts';

export { ProgressBar } from './progress-bar/progress-bar.tsx';
export type { ProgressBarProps } from './progress-bar/progress-bar.tsx';

export { Progress } from './progress/progress.tsx';
export type { ProgressProps } from './progress/progress.tsx';

export { Table, TableBody, TableHead, TableRow } from './table/table.tsx';
export type { TableProps, TableRowProps, TableSectionProps } from './table/table.tsx';
export { TableCell, TableColumnHeader, TableRowHeader } from './table/table-cells.tsx';
export type { TableCellProps, TableColumnHeaderProps } from './table/table-cells.tsx';

export { Kbd } from './kbd/kbd.tsx';
export type { KbdProps } from './kbd/kbd.tsx';
export { Tooltip } from './tooltip/tooltip.tsx';
export type { TooltipProps } from './tooltip/tooltip.tsx';

export { Disclosure } from './disclosure/disclosure.tsx';
export type { DisclosureProps } from './disclosure/disclosure.tsx';
export { Pagination } from './pagination/pagination.tsx';
export type { PaginationLink, PaginationProps } from './pagination/pagination.tsx';
export { Tag } from './tag/tag.tsx';
export type { TagProps } from './tag/tag.tsx';

export { ThemeScope } from './theme-scope/theme-scope.tsx';
export type { ThemeScopeProps } from './theme-scope/theme-scope.tsx';

export { Footer } from './footer/footer.tsx';
export type { FooterProps } from './footer/footer.tsx';
export { ThemeSwitch } from './theme-switch/theme-switch.tsx';
export type { ThemeChoice, ThemeSwitchProps } from './theme-switch/theme-switch.tsx';

// Menu, Dialog and ToastList are separate package entries, so that they stay out of the first load.

export { ToastRegion } from './toast/toast-region.tsx';
export type { ToastRegionProps } from './toast/toast-region.tsx';
export type { ToastEntry, ToastListProps } from './toast/toast-list.tsx';
export { useExpiry } from './toast/use-expiry.ts';
export { AlertDialog } from './alert-dialog/alert-dialog.tsx';
export type { AlertDialogProps } from './alert-dialog/alert-dialog.tsx';

export { Carousel } from './carousel/carousel.tsx';
export type { CarouselSlide, CarouselProps } from './carousel/carousel.tsx';
