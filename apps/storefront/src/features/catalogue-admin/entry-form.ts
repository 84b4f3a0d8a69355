import type { PictureFieldProps } from '@my-food/ui';
import type { ComponentType } from 'react';
import type { Message } from '../../copy/messages.ts';
import type { Services } from '../../services.tsx';
import type { EntryKind } from './copy.ts';

/** Payload of a form: a new entry, or the update of an existing one. */
export type EntryWrite<Draft, Change> = { type: 'create'; draft: Draft } | { type: 'update'; id: number; change: Change };

/** A food or a category. */
export interface Entry {
  id: number;
  imageUrl: string | null;
}

/** Error messages by field. */
export type FieldErrors<Fields> = { [Name in keyof Fields]?: string | undefined };

export type FieldNames<Fields> = { [Name in keyof Fields]: string };

/** `errors`: validation errors by field; `payload`: what is sent, null while the values are invalid. */
export interface Validation<Fields, Payload> {
  problems: FieldErrors<Fields>;
  payload: Payload | null;
}

interface EntryLabels {
  /** Heading of the page and label of the submit button. */
  title: string;
  saved: Message;
  failed: Message;
  /** Toast for invalid values, for forms without field errors (Spec §5). */
  incomplete?: Message;
}

export interface EntryFieldsetProps<Item, Fields> {
  /** The entry to update; null for a new one. */
  item: Item | null;
  fields: Fields;
  errors: FieldErrors<Fields>;
  onChange: (change: Partial<Fields>) => void;
  picture: Pick<PictureFieldProps, 'file' | 'error' | 'onChange'>;
}

export interface EntryPreviewProps<Fields> {
  fields: Fields;
  /** URL of the current picture. */
  currentUrl: string | null;
  plate: number;
}

/** Configuration of the form for one kind of entry (Spec §5): initial values, validation, payload and texts. */
export interface EntryForm<Item, Fields, Payload> {
  kind: EntryKind;
  labels: { add: EntryLabels; update: EntryLabels };
  blank: Fields;
  toFields: (item: Item) => Fields;
  /** Parses a stored draft, which can be stale or from another version. */
  parseFields: (value: unknown) => Fields | null;
  validate: (fields: Fields, item: Item | null) => Validation<Fields, Payload>;
  save: (api: Services['api'], payload: Payload) => Promise<void>;
  /** Field names in the errors of the server. */
  serverNames: FieldNames<Fields>;
  withPicture: (picture: File | null) => Partial<Fields>;
  Fieldset: ComponentType<EntryFieldsetProps<Item, Fields>>;
  Preview: ComponentType<EntryPreviewProps<Fields>>;
}

interface EntryEndpoints<Draft, Change> {
  create: (draft: Draft) => Promise<void>;
  update: (id: number, change: Change) => Promise<void>;
}

export function sendWrite<Draft, Change>(endpoints: EntryEndpoints<Draft, Change>, write: EntryWrite<Draft, Change>): Promise<void> {
  return write.type === 'create' ? endpoints.create(write.draft) : endpoints.update(write.id, write.change);
}
