import { bodyIgnored, notApplicable, type Outcome, provenIn, type Row, withDefaults, writeRedirected } from './cells.ts';

type Message = Outcome['toasts'][number];

const ended = { cart: 'emptied', session: 'ended', toasts: [], sees: [], renewals: 1 } as const;
const replayed = { session: 'renewed', requests: 2, renewals: 1 } as const;

/**
 * A form of the catalogue: a failure keeps the values, and only the status decides the outcome (Faults I5, I8).
 * `afterReload`: an update form shows the submitted values, because the server has saved them meanwhile.
 */
function savingRow(saved: Message, failed: Message, afterReload: Outcome['form']): Row {
  const lost = withDefaults({ toasts: [failed], cart: 'unchanged', form: 'unchanged', session: 'unchanged', requests: 1 });
  const done = (cell: Partial<Outcome> = {}) => lost({ toasts: [saved], sees: ['Saved.'], ...cell });
  const unclear = () => lost({ sees: ['it may have been saved after all'] });
  const refused = () => lost({ sees: ['The server did not take it.'] });
  return {
    'no answer in time': unclear(),
    'no connection': unclear(),
    'a gateway page': unclear(),
    'broken JSON': done(),
    'a wrong shape': done(),
    ...bodyIgnored,
    ...writeRedirected(unclear()),
    '400 field errors': refused(),
    '401, renewed': done(replayed),
    '401, not renewed': lost({ ...ended, form: 'left' }),
    '401 after the replay too': lost(replayed),
    '401 without a refresh token': lost({ ...ended, renewals: 0, form: 'left' }),
    '403': refused(),
    '404': refused(),
    '409': refused(),
    '413': refused(),
    '429': lost({ sees: ['The shop is very busy at the moment.'] }),
    'a double click': done(),
    'a reload meanwhile': lost({ toasts: [], form: afterReload }),
    'Back meanwhile': lost({ toasts: [saved], form: 'left' }),
    'another tab': lost({ toasts: [saved, saved], requests: 2 }),
    'a full storage': done(),
    'a disabled storage': done({ session: 'in memory' }),
    'a corrupt storage': done(),
  };
}

/** A delete: every failure restores the entry. */
function deletingRow(deleted: Message, name: string): Row {
  const failed = withDefaults({
    toasts: ['deleteFailed'],
    cart: 'unchanged',
    form: 'none',
    session: 'unchanged',
    requests: 1,
    sees: [name],
  });
  const done = (cell: Partial<Outcome> = {}) => failed({ toasts: [deleted], sees: [], lacks: [name], ...cell });
  return {
    'no answer in time': failed(),
    'no connection': failed(),
    'a gateway page': failed(),
    // The refetched list still contains it.
    'broken JSON': failed({ toasts: [deleted] }),
    'a wrong shape': failed({ toasts: [deleted] }),
    ...bodyIgnored,
    ...writeRedirected(failed()),
    '400 field errors': failed(),
    '401, renewed': done(replayed),
    '401, not renewed': failed(ended),
    '401 after the replay too': failed(replayed),
    '401 without a refresh token': failed({ ...ended, renewals: 0 }),
    '403': failed(),
    '404': failed(),
    '409': failed(),
    '413': notApplicable('a delete sends nothing'),
    '429': failed(),
    'a double click': done(),
    'a reload meanwhile': done({ toasts: [] }),
    'Back meanwhile': done(),
    'another tab': provenIn(
      'e2e/journeys/admin/admin-lists.spec.ts',
      'that another admin has deleted, with all others, disappears, and the heading has the focus',
    ),
    'a full storage': done(),
    'a disabled storage': done({ session: 'in memory' }),
    'a corrupt storage': done(),
  };
}

/** The deleted dish. Identified by its description, because its name also occurs outside its card. */
export const deletedFood = { id: 2, name: 'Dal', description: 'Red lentils tempered with garlic' } as const;
export const deletedCategory = { id: 3, name: 'Rice' } as const;

export const adminRows = {
  'create a food': savingRow('foodCreated', 'foodCreateFailed', 'emptied'),
  'update a food': savingRow('foodUpdated', 'foodUpdateFailed', 'unchanged'),
  'delete a food': deletingRow('foodDeleted', deletedFood.description),
  'create a category': savingRow('categoryCreated', 'categoryCreateFailed', 'emptied'),
  'update a category': savingRow('categoryUpdated', 'categoryUpdateFailed', 'unchanged'),
  'delete a category': deletingRow('categoryDeleted', deletedCategory.name),
} satisfies Record<string, Row>;
