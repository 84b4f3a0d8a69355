import type { ElementHandle, Page } from '@playwright/test';
import { picture } from '../../admin-steps.ts';
import type { User } from '../model.ts';
import type { Operation } from '../server-faults.ts';
import type { Walk } from '../walk.ts';
import { createCommand, pressablesOn, type WalkCommand } from './command.ts';
import { fillFields, isButton, pressFirst } from './fields.ts';

interface Work {
  label: string;
  user?: User;
  address: string;
  /** The operations that it depends on. */
  operations: readonly Operation[];
  /** Does it on the opened screen; false when the screen does not offer it. */
  perform: (walk: Walk, page: Page) => Promise<boolean>;
  /** Whether the server has what was sent, compared with what it had before. */
  isStored: (db: Walk['server']['backend']['db'], before: Stored) => boolean;
  /** Called once the server has it. */
  onStored?: (walk: Walk) => void;
  isDoublePress?: boolean;
}

interface Stored {
  counters: Record<'account' | 'food' | 'category', number>;
  prices: readonly number[];
}

const stored = ({ counters, food }: Walk['server']['backend']['db']): Stored => ({
  counters: { ...counters },
  prices: food.getAll().map(({ price }) => price),
});

/** Opens an address and does something there that the server stores. Asserts that it has, unless a fault disturbs it. */
export function work({ label, user, address, operations, perform, isStored, onStored, isDoublePress = false }: Work): WalkCommand {
  let isRequired = false;
  return createCommand({
    label: () => label,
    isDoublePress,
    isPossible: ({ system, model }) => !system.isOffline() && (user === undefined || model.situation().user === user),
    async run(walk) {
      isRequired = false;
      const { page } = walk.active();
      await page.evaluate((next) => (location.hash = next), `#${address}`);
      await walk.system.settle();
      const { hasDialog, address: opened } = walk.active().seen;
      if (hasDialog || opened !== address) return;
      const isUndisturbed = walk.isUndisturbed(operations);
      isRequired = (await perform(walk, page)) && isUndisturbed;
    },
    postcondition: (walk) => {
      const { db } = walk.server.backend;
      const before = stored(db);
      return () => {
        if (!isRequired) return null;
        if (!isStored(db, before)) return `the server has not stored it: ${label}`;
        onStored?.(walk);
        return null;
      };
    },
  });
}

interface Form {
  button: string;
  texts: Record<string, string>;
  choices?: Record<string, string>;
  /** The field of a picture. */
  pictureField?: string;
}

async function controlOf(page: Page, name: string): Promise<ElementHandle> {
  const control = await page.evaluateHandle((wanted) => window.walkPresses.controlOf(wanted), name);
  const element = control.asElement();
  if (!element) throw new Error(`The form lacks ${name}.`);
  return element;
}

/** Fills the fields and presses the button. */
export const fillForm =
  ({ button, texts, choices = {}, pictureField }: Form, times = 1) =>
  async (_: Walk, page: Page): Promise<boolean> => {
    // The fields of a form that is being submitted are left as they are.
    if (!(await pressablesOn(page)).some(isButton(button))) return false;
    if (!(await fillFields(page, texts))) return false;
    try {
      for (const [name, value] of Object.entries(choices)) await (await controlOf(page, name)).selectOption(value, { timeout: 5_000 });
      if (pictureField !== undefined) await (await controlOf(page, pictureField)).setInputFiles(picture, { timeout: 5_000 });
    } catch {
      // The options have not been read yet.
      return false;
    }
    return pressFirst(page, isButton(button), times);
  };

interface Creation extends Pick<Work, 'label' | 'user' | 'address'> {
  operation: Operation;
  kind: keyof Stored['counters'];
  form: Form;
}

/** Creates an entry, pressing the button of its form once or twice: the server has one more. */
export const create = ({ label, operation, kind, form, ...rest }: Creation, times: number): WalkCommand =>
  work({
    ...rest,
    label: times === 1 ? label : `${label}, with a double click`,
    operations: [operation],
    isDoublePress: times > 1,
    perform: fillForm(form, times),
    isStored: ({ counters }, before) => counters[kind] === before.counters[kind] + 1,
  });
