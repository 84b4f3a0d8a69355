import type { PictureFieldProps } from '@my-food/ui';
import type { ComponentType } from 'react';
import type { Message } from '../../copy/messages.ts';
import type { Services } from '../../services.tsx';
import type { EntryKind } from './copy.ts';

/** What a form sends: a new entry, or the change of one. */
export type EntryWrite<Draft, Change> = { type: 'create'; draft: Draft } | { type: 'update'; id: number; change: Change };

/** A food or a category. */
export interface Entry {
  id: number;
  imageUrl: string | null;
}

/** A sentence for each field that has something to say. */
export type FieldErrors<Fields> = { [Name in keyof Fields]?: string | undefined };

export type FieldNames<Fields> = { [Name in keyof Fields]: string };

/** `problems`: what the form asks for, field by field; `payload`: what is sent, null while something is missing. */
export interface Validation<Fields, Payload> {
  problems: FieldErrors<Fields>;
  payload: Payload | null;
}

interface EntryLabels {
  /** The heading and the button alike. */
  title: string;
  saved: Message;
  failed: Message;
  /** Shown when something is missing, where the fields do not say so themselves (Spec §5). */
  incomplete?: Message;
}

export interface EntryFieldsetProps<Item, Fields> {
  /** The entry that is changed; null for a new one. */
  item: Item | null;
  fields: Fields;
  errors: FieldErrors<Fields>;
  onChange: (change: Partial<Fields>) => void;
  picture: Pick<PictureFieldProps, 'file' | 'error' | 'onChange'>;
}

export interface EntryPreviewProps<Fields> {
  fields: Fields;
  /** The picture it has now. */
  currentUrl: string | null;
  plate: number;
}

/** The form of one kind of entry (Spec §5): what it starts from, what it asks for, what it sends and what it says. */
export interface EntryForm<Item, Fields, Payload> {
  kind: EntryKind;
  labels: { add: EntryLabels; update: EntryLabels };
  blank: Fields;
  toFields: (item: Item) => Fields;
  /** Reads a stored draft, which is old and may be another version's. */
  parseFields: (value: unknown) => Fields | null;
  validate: (fields: Fields, item: Item | null) => Validation<Fields, Payload>;
  save: (api: Services['api'], payload: Payload) => Promise<void>;
  /** The fields' names in the server's errors. */
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
