import { notApplicable as never, noBodyRead, provenIn, redirected, usually, type Outcome, type Row } from './cells.ts';

type Message = Outcome['toasts'][number];

const ended = { cart: 'emptied', session: 'ended', toasts: [], sees: [], renewals: 1 } as const;
const replayed = { session: 'renewed', requests: 2, renewals: 1 } as const;

/**
 * A form of the catalogue: what was typed and chosen outlasts every failure, and status alone says what has become of it (Faults I5, I8).
 * `afterReload`: a form to change something shows what the server took meanwhile, which is what was typed.
 */
function savingRow(saved: Message, failed: Message, afterReload: Outcome['form']): Row {
  const lost = usually({ toasts: [failed], cart: 'kept', form: 'kept', session: 'kept', requests: 1 });
  const done = (cell: Partial<Outcome> = {}) => lost({ toasts: [saved], sees: ['Saved.'], ...cell });
  const unclear = () => lost({ sees: ['it may have been saved after all'] });
  const refused = () => lost({ sees: ['The server did not take it.'] });
  return {
    'no answer in time': unclear(),
    'no connection': unclear(),
    'a gateway page': refused(),
    'broken JSON': done(),
    'a wrong shape': done(),
    ...noBodyRead,
    ...redirected(unclear()),
    '400 field errors': refused(),
    '401, renewed': done(replayed),
    '401, not renewed': lost({ ...ended, form: 'left' }),
    '401 after the replay too': lost(replayed),
    '401 without a refresh token': lost({ ...ended, renewals: 0, form: 'left' }),
    '403': refused(),
    '404': refused(),
    '409': refused(),
    '413': refused(),
    '429': refused(),
    'a double click': done(),
    'a reload on the way': lost({ toasts: [], form: afterReload }),
    'Back on the way': lost({ toasts: [saved], form: 'left' }),
    'another tab': lost({ toasts: [saved, saved], requests: 2 }),
    'a full storage': done(),
    'a disabled storage': done({ session: 'in memory' }),
    'a corrupt storage': done(),
  };
}

/** A delete: the entry is back on its list after every failure. */
function deletingRow(deleted: Message, name: string): Row {
  const kept = usually({ toasts: ['deleteFailed'], cart: 'kept', form: 'none', session: 'kept', requests: 1, sees: [name] });
  const done = (cell: Partial<Outcome> = {}) => kept({ toasts: [deleted], sees: [], lacks: [name], ...cell });
  return {
    'no answer in time': kept(),
    'no connection': kept(),
    'a gateway page': kept(),
    // The list is read anew, and has it still.
    'broken JSON': kept({ toasts: [deleted] }),
    'a wrong shape': kept({ toasts: [deleted] }),
    ...noBodyRead,
    ...redirected(kept()),
    '400 field errors': kept(),
    '401, renewed': done(replayed),
    '401, not renewed': kept(ended),
    '401 after the replay too': kept(replayed),
    '401 without a refresh token': kept({ ...ended, renewals: 0 }),
    '403': kept(),
    '404': kept(),
    '409': kept(),
    '413': never('a delete sends nothing'),
    '429': kept(),
    'a double click': done(),
    'a reload on the way': done({ toasts: [] }),
    'Back on the way': done(),
    'another tab': provenIn(
      'e2e/journeys/admin/admin-lists.spec.ts',
      'that somebody else has deleted fails, and disappears with the list that is read anew',
    ),
    'a full storage': done(),
    'a disabled storage': done({ session: 'in memory' }),
    'a corrupt storage': done(),
  };
}

/** A description of the dish that is deleted: its name stands in more places than its card. */
export const deletedFood = { id: 2, name: 'Dal', words: 'Red lentils tempered with garlic' } as const;
export const deletedCategory = { id: 3, name: 'Rice' } as const;

export const adminRows = {
  'create a food': savingRow('foodCreated', 'foodCreateFailed', 'emptied'),
  'update a food': savingRow('foodUpdated', 'foodUpdateFailed', 'kept'),
  'delete a food': deletingRow('foodDeleted', deletedFood.words),
  'create a category': savingRow('categoryCreated', 'categoryCreateFailed', 'emptied'),
  'update a category': savingRow('categoryUpdated', 'categoryUpdateFailed', 'kept'),
  'delete a category': deletingRow('categoryDeleted', deletedCategory.name),
} satisfies Record<string, Row>;
