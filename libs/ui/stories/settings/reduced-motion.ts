import { describe } from './controls.ts';

/** Milliseconds: what is shorter is no motion. */
const longest = 1;
const milliseconds = (list: string) =>
  Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));

/** Judges the page with reduced motion: nothing moves, and nothing would after the next press. */
export function checkReducedMotion(): { problems: string[]; elements: number } {
  const elements = [...document.querySelectorAll('html, body, body *')];
  const problems = new Set<string>();
  for (const element of elements)
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (milliseconds(style.transitionDuration) > longest) problems.add(`${describe(element)} has a transition`);
      if (style.animationName !== 'none' && milliseconds(style.animationDuration) > longest)
        problems.add(`${describe(element)} has an animation`);
      if (style.scrollBehavior === 'smooth') problems.add(`${describe(element)} scrolls smoothly`);
    }
  for (const { effect } of document.getAnimations()) {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const { duration, iterations } = effect?.getComputedTiming() ?? {};
    if (Number(duration) * Number(iterations) > longest) problems.add(`${target ? describe(target) : 'something'} moves`);
  }
  return { problems: [...problems], elements: elements.length };
}
