import { expect, userEvent } from 'storybook/test';
import { adminStory } from '../admin-story.ts';
import preview from '../preview.ts';
import { backend } from '../storefront-story.tsx';
import { textsOf } from '../texts-of.ts';
import { admin } from '../../src/i18n/en/admin/admin.ts';
import { forms } from '../../src/i18n/en/forms.ts';
import { queryErrors } from '../../src/i18n/en/query-errors.ts';

const meta = preview.meta({ title: 'Pages/Admin food form/Busy' });
export default meta;

export const Busy = meta.story({
  name: 'A busy shop minds nothing that was typed: it is to be sent again later',
  tags: ['AC-842'],
  ...adminStory({ route: '/admin/update-food/?id=2' }),
  play: async ({ canvas }) => {
    backend().program({ method: 'PATCH', path: '/api/food/{id}/', reply: { status: 429, json: { detail: 'Wait a minute.' } } });
    await userEvent.type(await canvas.findByLabelText(textsOf(admin)('name')), ' Makhani{Enter}');
    const notice = (await canvas.findByText(textsOf(forms)('nothingLost'))).parentElement;
    await expect(notice).toHaveTextContent(`${textsOf(queryErrors)('busy')} Wait a minute.`);
    await expect(notice).not.toHaveTextContent('The server did not take it.');
  },
});
