import { screen, userEvent, within } from 'storybook/test';
import { json } from './gates.ts';
import type { removalModel } from './removal.model.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.tsx';

const path = '/api/category/';
const question = 'Confirm Deletion';
const ask = async (stage: Stage, name: string) =>
  userEvent.click(within(await stage.find('article', name)).getByRole('button', { name: 'Delete' }));
const click = async (stage: Stage, button: string) => userEvent.click(await stage.find('button', button));
const expectNoQuestion = (stage: Stage) =>
  stage.see(() => {
    if (screen.queryByRole('alertdialog')) throw new Error('The question stands.');
  });
const begin = async (stage: Stage) => {
  await stage.start({ route: '/admin/categorys/', as: 'admin' });
  await stage.find('article', 'Pizza');
};

/** Answers a removal, and looks whether the question's machine hears of it anywhere but at its end. */
const removed = (status: number) => async (stage: Stage) => {
  await begin(stage);
  stage.gates.hold('DELETE', path);
  await ask(stage, 'Pizza');
  await click(stage, 'Yes, Delete');
  await stage.gates.answer('DELETE', path, json(status, {}));
  await stage.expectToast(status === 200 ? 'Category deleted successfully!' : 'Delete failed!');
};
const asksAgain = async (stage: Stage) => {
  await begin(stage);
  await ask(stage, 'Pizza');
  await stage.find('alertdialog', question);
  await ask(stage, 'Curry');
  await stage.find('alertdialog', question);
};

/** On the list of categories. */
export const removalScreen: Screen<(typeof removalModel)['says'][number]> = {
  begin,
  acts: {
    'deleting is asked for': (stage) => ask(stage, 'Pizza'),
    'yes, delete': async (stage) => {
      stage.gates.hold('DELETE', path);
      await click(stage, 'Yes, Delete');
    },
    cancel: (stage) => click(stage, 'Cancel'),
    'the screen is left': async (stage) => {
      await userEvent.click(await stage.find('link', 'View Food'));
      await stage.arrive('Foods');
    },
    'the server has deleted it': async (stage) => {
      await stage.gates.answer('DELETE', path, 'own');
      await stage.expectToast('Category deleted successfully!');
    },
    'the server refuses': async (stage) => {
      await stage.gates.answer('DELETE', path, json(400, {}));
      await stage.expectToast('Delete failed!');
      await stage.find('article', 'Pizza');
    },
  },
  sights: {
    resting: expectNoQuestion,
    asking: (stage) => stage.find('alertdialog', question),
    'removing.seen': (stage) => stage.gates.expectWaiting('DELETE', path),
    'removing.unseen': async (stage) => {
      await expectNoQuestion(stage);
      await stage.see((canvas) => {
        if (canvas.queryByRole('article', { name: 'Pizza' })) throw new Error('It stands on the list.');
      });
      await stage.gates.expectWaiting('DELETE', path);
    },
    gone: expectNoQuestion,
  },
  attempts: {
    'asking / removal.requested': asksAgain,
    'removing / xstate.done.actor.remove': removed(200),
    'removing / xstate.error.actor.remove': removed(500),
  },
};
