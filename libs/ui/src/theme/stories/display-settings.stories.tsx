import { expect } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { checkForcedColors } from '../../../stories/settings/forced-colors.ts';
import { checkLargeText } from '../../../stories/settings/large-text.ts';
import { checkReducedMotion } from '../../../stories/settings/reduced-motion.ts';
import { checkRightToLeft } from '../../../stories/settings/right-to-left.ts';

/** What the checks of the components find in markup that is broken on purpose. */
const meta = preview.meta({ title: 'Foundations/Display settings', tags: ['!autodocs', '!dev'] });

export const ForcedColours = meta.story({
  name: 'A fill, a shadow and an outline that is removed or of the theme are lost in forced colours',
  tags: ['AC-315'],
  render: () => (
    <>
      <button
        aria-label="Fill"
        style={{ inlineSize: 48, blockSize: 48, border: 0, background: 'currentColor', outlineColor: 'CanvasText' }}
      />
      <button aria-pressed="true" style={{ outlineColor: 'CanvasText' }}>
        Without a look when pressed
      </button>
      <button style={{ outline: 'none' }}>Without a ring</button>
      <button>A ring of the theme</button>
      <a href="#visible" style={{ outlineColor: 'CanvasText' }}>
        Visible
      </a>
    </>
  ),
  play: async () => {
    const { problems, ...counts } = checkForcedColors();
    await expect(problems).toEqual([
      'button. "Fill" is not visible',
      'button. "Without a ring" shows no focus',
      'button. "A ring of the theme" shows no focus',
      'button. "Without a look when pressed" does not show aria-pressed',
    ]);
    await expect(counts).toEqual({ controls: 5, focused: 5, states: 1 });
  },
});

export const RightToLeft = meta.story({
  name: 'A physical side is not mirrored',
  tags: ['AC-316'],
  render: () => (
    <div>
      <p style={{ paddingLeft: 40 }}>The padding moves nothing that has a box.</p>
      <div style={{ marginInlineStart: 40 }}>Mirrored</div>
      <div style={{ marginLeft: 40 }}>Not mirrored</div>
    </div>
  ),
  play: async () => {
    const { problems } = checkRightToLeft();
    await expect(problems).toEqual(['div. "Not mirrored" is not mirrored: 40 px left, 0 px right']);
    await expect(document.documentElement.dir).toBe('ltr');
  },
});

export const LargeText = meta.story({
  name: 'A fixed height cuts text off, a fixed width widens the page',
  tags: ['AC-317'],
  render: () => (
    <div style={{ fontSize: 32, lineHeight: 1.5 }}>
      <div style={{ blockSize: 20, overflow: 'hidden' }}>Cut off</div>
      <button style={{ blockSize: 12, inlineSize: 20, padding: 0, whiteSpace: 'nowrap' }}>Too long</button>
      <p style={{ blockSize: 10 }}>First</p>
      <p>Second</p>
      <div style={{ inlineSize: '120vw' }}>Wide</div>
    </div>
  ),
  play: async () => {
    const { problems } = checkLargeText();
    await expect(problems).toContain('div. "Cut off" is cut off');
    await expect(problems).toContain('button. "Too long" leaves its control');
    await expect(problems).toContain('p. "First" overlaps p. "Second"');
    await expect(problems.at(-1)).toMatch(/^the page is \d+ px too wide$/);
  },
});

export const ReducedMotion = meta.story({
  name: 'A transition and an endless animation move',
  tags: ['AC-318'],
  render: () => (
    <>
      <p style={{ transition: 'opacity 200ms' }}>Fades</p>
      <p ref={(element) => void element?.animate([{ rotate: '0deg' }, { rotate: '1deg' }], { duration: 500, iterations: Infinity })}>
        Turns
      </p>
      <p style={{ scrollBehavior: 'smooth' }}>Scrolls</p>
    </>
  ),
  play: async () =>
    expect(checkReducedMotion().problems).toEqual(
      expect.arrayContaining(['p. "Fades" has a transition', 'p. "Scrolls" scrolls smoothly', 'p. "Turns" moves']),
    ),
});
