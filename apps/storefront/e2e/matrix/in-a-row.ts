import type { AnswerFault } from './faults.ts';

/** Failures after which a form of the signed-in stands as before. The last two take the tokens and then the session. */
export const afterSave = [
  'no connection',
  'a gateway page',
  '400 field errors',
  '403',
  '404',
  '409',
  '413',
  '429',
  '401 after the replay too',
  '401, not renewed',
] as const satisfies readonly AnswerFault[];

const unreadable = ['broken JSON', 'a wrong shape'] as const;
const without = (...left: readonly AnswerFault[]) => afterSave.filter((fault) => !left.includes(fault));

/** A delete sends nothing that could be too large, and a list that is read anew shows what an unreadable answer has not deleted. */
export const afterDelete: readonly AnswerFault[] = [...unreadable, ...without('413')];

/** A failed read is tried again as soon as its screen is entered again. */
export const afterRead: readonly AnswerFault[] = [...unreadable, ...without('409', '413')];

/** Without the connection nobody knows whether the order came, and 429 has it wait: both change what can be done next. */
export const afterOrder: readonly AnswerFault[] = without('no connection', '429');

/** The public calls carry no bearer: a 401 is a failure like others. */
export const afterPublicForm: readonly AnswerFault[] = ['401, renewed', ...without('401 after the replay too')];
export const afterPublicRead: readonly AnswerFault[] = [
  '401, renewed',
  ...afterRead.filter((fault) => fault !== '401 after the replay too'),
];
