import type { ComponentType } from 'react';
import type { admin } from '../../../i18n/en/admin/admin.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Message } from '../../../i18n/message.ts';
import type { Services } from '../../../services/services.tsx';
import type { EntryKind } from '../../../catalogue/entry-kind.ts';
import type { FieldErrors, FieldNames } from '../../../forms/field-errors.ts';
import type { ImageInput } from '../../../forms/use-image-input.ts';

/** Payload of a form: a new entry, or the update of an existing one. */
export type EntryPayload<NewEntry, Change> = { type: 'create'; entry: NewEntry } | { type: 'update'; id: number; change: Change };

/** A food or a category. */
export interface Entry {
  id: number;
  imageUrl: string | null;
}

/** `errors`: validation errors by field; `payload`: what is sent, null while the values are invalid. */
export interface Validation<Values, Payload> {
  errors: FieldErrors<Values>;
  payload: Payload | null;
}

interface EntryLabels {
  /** Key of the heading of the page and of the label of the submit button. */
  title: Extract<keyof typeof admin.texts, 'addFood' | 'updateFood' | 'addCategory' | 'updateCategory'>;
  saved: Message;
  failed: Message;
  /** Toast for invalid values, for forms without field errors (Spec §5). */
  incomplete?: Message;
}

export interface EntryFieldsetProps<Item, Values> {
  /** The entry to update; null for a new one. */
  item: Item | null;
  values: Values;
  errors: FieldErrors<Values>;
  onChange: (change: Partial<Values>) => void;
  picture: ImageInput['field'];
}

export interface EntryPreviewProps<Values> {
  values: Values;
  /** URL of the chosen picture, otherwise of the current one. */
  pictureUrl: string | null;
  colorSeed: number;
}

interface EntryEndpoints<NewEntry, Change> {
  create: (entry: NewEntry) => Promise<void>;
  update: (id: number, change: Change) => Promise<void>;
}

/** Configuration of the form for one kind of entry (Spec §5): initial values, validation, payload and texts. */
export interface EntryForm<Item, Values, NewEntry, Change> {
  kind: EntryKind;
  labels: { add: EntryLabels; update: EntryLabels };
  blank: Values;
  toValues: (item: Item) => Values;
  /** Parses a stored draft: the fields that were typed. It can be stale or from another version. */
  parseValues: (value: unknown) => Partial<Values> | null;
  validate: (values: Values, item: Item | null, locale: Locale) => Validation<Values, EntryPayload<NewEntry, Change>>;
  endpoints: (api: Services['api']) => EntryEndpoints<NewEntry, Change>;
  /** The fields of the listed entry after an update. */
  toListedFields: (change: Change, services: Pick<Services, 'queries' | 'queryClient'>) => Partial<Omit<Item, 'id'>>;
  /** Field names in the errors of the server. */
  serverNames: FieldNames<Values>;
  Fieldset: ComponentType<EntryFieldsetProps<Item, Values>>;
  Preview: ComponentType<EntryPreviewProps<Values>>;
}
