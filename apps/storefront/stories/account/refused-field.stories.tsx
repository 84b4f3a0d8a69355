import { expect, userEvent } from 'storybook/test';
import { accountField, textFields } from '../account-steps.ts';
import { mainOf } from '../canvas.ts';
import preview from '../preview.ts';
import { storefront } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { windowOf } from '../window-size.ts';
import { register } from '../../src/i18n/en/account/register.ts';

const meta = preview.meta({ title: 'Pages/Register/Refused field' });
export default meta;

/** As in Safari, which follows no `scroll-margin` when a field receives the focus. Returns what ends it. */
function ignoreScrollMargins() {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '* { scroll-margin: 0 !important; }';
  return () => style.remove();
}

export const WithoutScrollMargins = meta.story({
  name: 'A refused field comes into view with its label where no field has a scroll margin',
  tags: ['AC-561'],
  ...storefront({ route: '/register/' }),
  ...windowOf(375, 667),
  play: async ({ canvas }) => {
    const restoreMargins = ignoreScrollMargins();
    await canvas.findByRole('heading', { level: 1, name: textsOf(register)('title') });
    for (const name of textFields.slice(0, 3)) {
      await userEvent.click(mainOf(canvas).getByRole('button', { name: textsOf(register)('submit') }));
      const field = accountField(canvas, name);
      await expect(field).toHaveFocus();
      const label = document.querySelector(`[for="${field.id}"]`)?.getBoundingClientRect();
      await expect(label?.top).toBeGreaterThanOrEqual(canvas.getByRole('banner').offsetHeight);
      await userEvent.type(field, 'Rahim');
    }
    restoreMargins();
  },
});
