import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as dialog from './dialog/dialog.tsx';
import * as ui from './index.ts';
import type * as menu from './menu/menu.tsx';
import type * as accountMenu from './shop/account-menu/account-menu.tsx';
import * as shop from './shop/index.ts';
import * as toast from './toast/toast-list.tsx';

type Entries = typeof ui & typeof shop & typeof dialog & typeof menu & typeof accountMenu & typeof toast;
type Props<Component> = Component extends (props: infer Given) => ReactNode ? Given : never;
type ComponentName = {
  [Name in keyof Entries]: Name extends Capitalize<Name> ? (Entries[Name] extends (props: never) => ReactNode ? Name : never) : never;
}[keyof Entries];
type With<Key extends PropertyKey, Name extends ComponentName = ComponentName> = {
  [Each in Name]: Key extends keyof Props<Entries[Each]> ? Each : never;
}[Name];

/** They render what they are given, and no element of their own. */
type WithoutElement = 'AccountMenu' | 'Menu' | 'PageLanguage' | 'Tooltip' | 'UserText';
type TextInput = 'NumberField' | 'PasswordField' | 'SearchField' | 'TextAreaField' | 'TextField';
type FormControl = TextInput | 'Checkbox' | 'FileField' | 'PictureField' | 'RadioCard' | 'SelectField';

describe('AC-283 the types of all components', () => {
  it('accept id, ref and data attributes', () => {
    expectTypeOf<With<'id'>>().toEqualTypeOf<Exclude<ComponentName, WithoutElement>>();
    expectTypeOf<With<'ref'>>().toEqualTypeOf<Exclude<ComponentName, WithoutElement>>();
    expectTypeOf<With<'data-testid'>>().toEqualTypeOf<Exclude<ComponentName, WithoutElement>>();
  });

  it('refuse className and style', () => {
    expectTypeOf<With<'className' | 'style'>>().toEqualTypeOf<never>();
  });

  it('of fields accept onBlur, isReadOnly and autoComplete', () => {
    expectTypeOf<With<'onBlur', FormControl>>().toEqualTypeOf<FormControl>();
    expectTypeOf<With<'isReadOnly', FormControl>>().toEqualTypeOf<TextInput>();
    expectTypeOf<With<'autoComplete', FormControl>>().toEqualTypeOf<TextInput | 'SelectField'>();
  });
});

const marks = { id: 'grammar', 'data-grammar': 'passed' } as const;
/** The markup of a component with an id and a data attribute. */
const markup = <Given extends object>(component: FunctionComponent<Given>, props: Given) =>
  renderToStaticMarkup(createElement(component, { ...props, ...marks }));

const nothing = () => undefined;
const labels = { carousel: '', slide: '', show: String, play: '', pause: '' };
const field = { label: 'Name' };
const entry = { id: 1, text: 'Saved', tone: 'info', durationMs: 1000 } as const;

const rendered: Record<
  Exclude<ComponentName, WithoutElement | `${string}Icon` | `Menu${string}` | 'Dialog' | 'AlertDialog'> | 'PlusIcon',
  string
> = {
  AccountButton: markup(shop.AccountButton, { label: 'Account', picture: null }),
  AdminSidebar: markup(shop.AdminSidebar, { title: 'Admin', openLabel: 'Open', closeLabel: 'Close', links: null, page: '' }),
  Avatar: markup(ui.Avatar, { src: null, alt: '' }),
  Badge: markup(ui.Badge, { children: 'New' }),
  BarLink: markup(ui.BarLink, { children: 'Home' }),
  Button: markup(ui.Button, { children: 'Save' }),
  ButtonLink: markup(ui.ButtonLink, { children: 'Open' }),
  CardLink: markup(ui.CardLink, { children: 'Open' }),
  Carousel: markup(ui.Carousel, { label: 'Pictures', labels, slides: [] }),
  CategoryTile: markup(shop.CategoryTile, { name: 'Rice', pictureUrl: null, colorSeed: 0, link: (name) => name }),
  CategoryTileSkeleton: markup(shop.CategoryTileSkeleton, {}),
  Checkbox: markup(ui.Checkbox, field),
  Container: markup(ui.Container, {}),
  DefinitionList: markup(ui.DefinitionList, { items: [] }),
  Disclosure: markup(ui.Disclosure, { label: 'More', children: null }),
  DishPicture: markup(shop.DishPicture, { src: null, alt: '', colorSeed: 0 }),
  EmptyPlate: markup(shop.EmptyPlate, {}),
  EmptyState: markup(ui.EmptyState, { title: 'Nothing' }),
  FieldGroup: markup(ui.FieldGroup, { label: 'Group', children: null }),
  FileField: markup(ui.FileField, { ...field, labels: { choose: 'Choose', none: 'None' }, onChange: nothing }),
  FoodCard: markup(shop.FoodCard, { pictureLink: null, nameLink: 'Rice' }),
  Footer: markup(ui.Footer, { children: null }),
  Grid: markup(ui.Grid, { columns: { base: 1 } }),
  Heading: markup(ui.Heading, { level: 2, children: 'Title' }),
  IconButton: markup(ui.IconButton, { label: 'Close', icon: null }),
  Inline: markup(ui.Inline, {}),
  InlineError: markup(ui.InlineError, { text: 'Failed' }),
  Kbd: markup(ui.Kbd, { children: 'Esc' }),
  NameLink: markup(ui.NameLink, { children: 'Rice' }),
  Notice: markup(ui.Notice, {}),
  NumberField: markup(ui.NumberField, field),
  OrderCard: markup(shop.OrderCard, { heading: 'Order', date: '', total: '', rows: [], moreLabel: String }),
  Pagination: markup(ui.Pagination, {
    label: 'Pages',
    page: 1,
    pageCount: 2,
    labels: { previous: '', next: '', page: String },
    renderLink: () => null,
  }),
  PasswordField: markup(ui.PasswordField, { ...field, revealLabel: 'Show', concealLabel: 'Hide' }),
  PictureField: markup(shop.PictureField, { ...field, prompt: 'Browse', largeFileHint: 'Large', clearLabel: 'Clear' }),
  PictureLink: markup(ui.PictureLink, { children: null }),
  PlusIcon: markup(ui.PlusIcon, {}),
  Price: markup(ui.Price, { amount: '1.00', sign: '$' }),
  Progress: markup(ui.Progress, field),
  ProgressBar: markup(ui.ProgressBar, { ...field, isLoading: true }),
  QuantityInput: markup(ui.QuantityInput, {
    ...{ label: 'Quantity', fieldLabel: 'Number', decreaseLabel: 'Less', increaseLabel: 'More', value: 1, maximum: 9 },
    ...{ onDecrease: nothing, onIncrease: nothing, onChange: nothing },
  }),
  RadioCard: markup(ui.RadioCard, { ...field, name: 'choice', value: 'one', isChecked: true }),
  SearchField: markup(ui.SearchField, field),
  SegmentedControl: markup(ui.SegmentedControl, { ...field, options: [], value: '', onChange: nothing }),
  SelectField: markup(ui.SelectField, { ...field, options: [] }),
  SidebarLayout: markup(shop.SidebarLayout, { sidebar: null, children: null }),
  SidebarLink: markup(shop.SidebarLink, { children: 'Foods' }),
  Skeleton: markup(ui.Skeleton, { shape: 'text' }),
  SkipLink: markup(ui.SkipLink, { targetId: 'main', children: 'Skip' }),
  Stack: markup(ui.Stack, {}),
  StatusRegion: markup(ui.StatusRegion, {}),
  SummaryCard: markup(shop.SummaryCard, { title: 'Total', rows: [], total: { label: 'Total', amount: '1' }, actions: null }),
  Surface: markup(ui.Surface, {}),
  Table: markup(ui.Table, { ...field, children: null }),
  TableBody: markup(ui.TableBody, { children: null }),
  TableCell: markup(ui.TableCell, {}),
  TableColumnHeader: markup(ui.TableColumnHeader, { sort: 'none' }),
  TableHead: markup(ui.TableHead, { children: null }),
  TableRow: markup(ui.TableRow, { children: null }),
  TableRowHeader: markup(ui.TableRowHeader, {}),
  Tag: markup(ui.Tag, { children: 'Rice' }),
  Text: markup(ui.Text, { children: 'Text' }),
  TextAreaField: markup(ui.TextAreaField, field),
  TextField: markup(ui.TextField, field),
  TextLink: markup(ui.TextLink, { children: 'Open' }),
  ThemeScope: markup(ui.ThemeScope, { children: null }),
  ThemeSwitch: markup(ui.ThemeSwitch, { ...field, options: [], value: 'system', onChange: nothing }),
  ToastList: markup(toast.ToastList, { toasts: [entry], closeLabel: 'Close', onExpire: nothing }),
  ToastRegion: markup(ui.ToastRegion, field),
  TopBar: markup(ui.TopBar, { label: 'Main', brand: null, links: null, end: null, isRaised: false }),
  TwoColumn: markup(ui.TwoColumn, { aside: null, children: null }),
  VisuallyHidden: markup(ui.VisuallyHidden, { children: null }),
};

it.each(Object.entries(rendered))('AC-283 %s passes id and data attributes on to one element', (_name, html) => {
  const elements = html.match(/<[a-z][^>]*data-grammar="passed"[^>]*>/g) ?? [];
  expect(elements).toHaveLength(1);
  expect(elements[0]).toContain('id="grammar"');
});
