import { explore, shownMachine, stateWords, type Walk, walkInto } from '@my-food/machines/charts';
import { expect, userEvent, within } from 'storybook/test';
import { MachinePlayground } from './machine-playground.tsx';

interface StoryContext {
  canvasElement: HTMLElement;
}

const pictureIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('img', { name: /^States of the/ });

/** The walk there, or a failure that names the state. */
function wayInto(name: string, state: string): Walk {
  const walk = walkInto(state, explore(shownMachine(name)));
  if (walk === null) throw new Error(`No sample leads the ${name} into ${state}.`);
  return walk;
}

/** The machine at its start, to play with. The play function sends the first thing that can happen. */
export function chartStory(name: string) {
  const shown = shownMachine(name);
  const [start] = explore(shown).starts;
  if (start === undefined) throw new Error(`The ${name} has no start.`);
  return {
    render: () => <MachinePlayground shown={shown} walk={{ start, steps: [] }} />,
    play: async ({ canvasElement }: StoryContext) => {
      const live = within(within(canvasElement).getByRole('region', { name: 'The machine, live' }));
      const [first] = live.getAllByRole('button');
      if (first === undefined) throw new Error('Nothing can happen.');
      await userEvent.click(first);
      const [entry] = within(await live.findByRole('list', { name: 'What has happened' })).getAllByRole('listitem');
      await expect(entry).toHaveTextContent(first.textContent);
    },
  };
}

/** The machine in one of its states, led there by what has happened. The state is lit, and no other. */
export function stateStory(name: string, state: string) {
  return {
    render: () => <MachinePlayground shown={shownMachine(name)} walk={wayInto(name, state)} />,
    play: async ({ canvasElement }: StoryContext) => {
      const words = stateWords(state.slice(state.lastIndexOf('.') + 1));
      await expect(pictureIn(canvasElement)).toHaveAccessibleName(`States of the ${name}, now: ${words}`);
    },
  };
}
