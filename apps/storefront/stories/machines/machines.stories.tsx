import { machineFixtures } from '@my-food/machines/charts';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../preview.ts';
import { RunningMachine } from './running-machine.tsx';

const meta = preview.meta({ title: 'Machines/Diagrams' });
export default meta;

/** Clicks the buttons of the events; then the diagram highlights the last segments of `states` and no other state. */
function machineStory(id: string, labels: readonly string[], states: readonly string[]) {
  const fixture = machineFixtures.find(({ machine }) => machine.id === id);
  if (fixture === undefined) throw new Error(`There is no machine called ${id}.`);
  return {
    render: () => <RunningMachine {...fixture} />,
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement);
      for (const name of labels) await userEvent.click(canvas.getByRole('button', { name }));
      const diagram = await canvas.findByRole('img', { name: `${id} in ${states.join(' and ')}` });
      const marked = [...diagram.querySelectorAll('.active')].map(({ textContent }) => textContent.trim());
      const keys = states.map((path) => path.slice(path.lastIndexOf('.') + 1));
      await expect(marked).toEqual(keys.map((key): unknown => expect.stringMatching(new RegExp(`^${key}\\b`))));
    },
  };
}

export const Session = meta.story(machineStory('session', ['Anna logs in', 'Anna’s token is rejected'], ['signedIn.renewing']));
export const Cart = meta.story(machineStory('cart', ['Add a dish', 'Plus'], ['filled']));
export const Checkout = meta.story(
  machineStory('checkout', ['Order', 'No menu in time'], ['checking.menu.compared', 'checking.search.finding']),
);
export const Submission = meta.story(machineStory('submission', ['Submit a valid form', 'The server accepts'], ['succeeded']));
export const Editor = meta.story(machineStory('editor', ['Type a name', 'Submit', 'Leave the screen'], ['saving.unmounted']));
export const Removal = meta.story(machineStory('removal', ['Confirm'], ['removing']));
export const Batch = meta.story(machineStory('batch', ['Confirm', 'Another tab has the lock', 'Continue'], ['working.locking']));
