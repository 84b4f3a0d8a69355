import { fireEvent, userEvent } from 'storybook/test';
import { chooseFile, fill, pngFile } from '../features/account/account.story-steps.ts';
import { backend } from '../stories/storefront-story.tsx';
import type { editorModel } from './editor.model.ts';
import { json } from './gates.ts';
import { expectBusy, type Screen } from './screen.ts';
import type { Stage } from './stage.tsx';

const path = '/api/category/';
const button = (stage: Stage) => stage.find('button', 'Add Category');

/** On the form of a new category, which lacks everything at first. */
export const editorScreen: Screen<(typeof editorModel)['says'][number]> = {
  begin: async (stage) => {
    await stage.start({ route: '/admin/add-category/', as: 'admin' });
    await button(stage);
  },
  acts: {
    'the form is submitted': async (stage) => {
      stage.gates.hold('POST', path);
      await userEvent.click(await button(stage));
    },
    'a name is typed': async (stage) => {
      const image = await stage.field('Image');
      if (image.files?.length === 0) chooseFile(image, pngFile());
      await fill(await stage.field('Name'), 'Sweets');
    },
    'the screen is left': async (stage) => {
      const isAsked = stage.log.states().includes('editing') && (await stage.field('Name')).value !== '';
      await userEvent.click(await stage.find('link', 'View Categories'));
      if (isAsked) await userEvent.click(await stage.find('button', 'Leave'));
      await stage.arrive('Categories');
    },
    'the server has saved it': async (stage) => {
      await stage.gates.answer('POST', path, 'own');
      await stage.expectToast('New category added sucessfully.');
      if (
        !backend()
          .db.category.getAll()
          .some(({ name }) => name === 'Sweets')
      )
        throw new Error('It is not there.');
    },
    'the server refuses': async (stage) => {
      await stage.gates.answer('POST', path, json(400, {}));
      await stage.expectToast('Failed to create Category');
    },
    'three seconds pass': async (stage) => stage.clock.advance(3000),
  },
  sights: {
    editing: async (stage) => expectBusy(await button(stage), false),
    'saving.seen': async (stage) => {
      expectBusy(await button(stage), true);
      await stage.gates.expectWaiting('POST', path);
    },
    'saving.unseen': async (stage) => {
      await stage.arrive('Categories');
      await stage.gates.expectWaiting('POST', path);
    },
    saved: async (stage) => {
      await stage.see((canvas) => canvas.getByText(/^Saved. In a moment you are taken to the/));
      expectBusy(await button(stage), true);
      // Submitted again, as by a hasty second click: nothing happens.
      await fireEvent.click(await button(stage));
    },
    gone: (stage) => stage.arrive('Categories'),
  },
};
