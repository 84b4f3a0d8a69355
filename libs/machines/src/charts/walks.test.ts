import { describe, expect, it } from 'vitest';
import { shownMachines } from './catalogue.ts';
import { coverageTable, declaredCoverage, reachedCoverage } from './coverage.ts';
import { explore, type Step } from './exploration.ts';
import { shownLamp } from './lamp.shown.ts';
import { type Walk, walkInto, walksThrough } from './walks.ts';

const lamp = explore(shownLamp);
const says = (walk: Walk | null) => walk?.steps.map(({ sample }) => sample.says);

describe('coverage', () => {
  it('is whole when the samples lead through everything', () => {
    expect(reachedCoverage(lamp)).toEqual(declaredCoverage(shownLamp.machine));
  });

  it('shows the transition and the state that no sample leads to', () => {
    const withoutThrowing = { ...shownLamp, samples: shownLamp.samples.filter(({ says }) => says !== 'throw' && says !== 'burnt out') };
    const [declared, reached] = [declaredCoverage(shownLamp.machine), reachedCoverage(explore(withoutThrowing))];
    expect(declared.states.filter((name) => !reached.states.includes(name))).toEqual(['broken']);
    expect(declared.transitions.filter((name) => !reached.transitions.includes(name))).toEqual([
      'anywhere / lamp.shaken [isHard]',
      'shining.warmingUp / xstate.error.actor.warmUp',
    ]);
    expect(coverageTable([{ name: 'lamp', declared, reached, eventCount: 9 }])).toBe(
      ['machine  states      transitions  events sent', 'lamp     4/5 (80 %)  6/8 (75 %)   9'].join('\n'),
    );
  });
});

describe('a walk', () => {
  it('goes the shortest way into a state', () => {
    expect(['dark', 'shining.bright', 'broken'].map((state) => says(walkInto(state, lamp)))).toEqual([[], ['press', 'hold'], ['throw']]);
    expect(walkInto('nowhere', lamp)).toBeNull();
  });

  it('takes every transition, and begins anew after an end', () => {
    const walks = walksThrough(lamp);
    expect(walks.map(says)).toEqual([
      ['press', 'press', 'shake', 'throw'],
      ['press', 'hold', 'press', 'press', 'warm', 'press', 'press', 'burnt out'],
      ['press', 'wait'],
    ]);
  });

  it('begins anew after so many events', () => {
    expect(walksThrough(lamp, 3).map(says)).toEqual([
      ['press', 'press', 'shake'],
      ['throw'],
      ['press', 'hold', 'press', 'press', 'warm'],
      ['press', 'burnt out'],
      ['press', 'wait'],
    ]);
  });

  it.each(shownMachines)('through the $name takes every transition, each step from where the last one led', (shown) => {
    const walks = walksThrough(explore(shown));
    const taken = walks.flatMap(({ start, steps }) => [...start.transitions, ...steps.flatMap(({ transitions }) => transitions)]);
    expect([...new Set(taken)].toSorted()).toEqual(declaredCoverage(shown.machine).transitions);
    const gaps = walks.flatMap(({ start, steps }) =>
      steps.filter((step: Step, index) => step.from !== (steps[index - 1]?.to ?? start.to).key),
    );
    expect(gaps).toEqual([]);
  });
});
