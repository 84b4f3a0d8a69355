import { expect, within } from 'storybook/test';
import preview from '../../../stories/preview.ts';
import { Button } from '../../button/button.tsx';
import { DefinitionList } from '../../definition-list/definition-list.tsx';
import { Disclosure } from '../../disclosure/disclosure.tsx';
import { FieldGroup } from '../../field/choice-fields.tsx';
import { TextField } from '../../field/text-fields.tsx';
import { Menu, MenuItem } from '../../menu/menu.tsx';
import { Progress } from '../../progress/progress.tsx';
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx';
import { AdminSidebar } from '../../shop/admin-sidebar/admin-sidebar.tsx';
import { SummaryCard } from '../../shop/summary-card/summary-card.tsx';

const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';
const row = { label: word, amount: '৳250.00' };

const samples = {
  'Label and error of a field': <TextField label={word} error={word} hint={word} isMarkedRequired />,
  'Legend of a group': (
    <FieldGroup label={word}>
      <TextField label="Name" />
    </FieldGroup>
  ),
  'Legend of a segmented control': (
    <SegmentedControl label={word} isLabelHidden={false} options={[{ value: 'a', label: word }]} value="a" onChange={() => undefined} />
  ),
  Disclosure: <Disclosure label={word}>{word}</Disclosure>,
  Progress: <Progress label={word} value={0.5} valueText={word} />,
  'Definition list': <DefinitionList items={[{ term: word, details: word }]} />,
  'Summary card': <SummaryCard title={word} rows={[row]} total={row} note={word} actions={<Button fullWidth>{word}</Button>} isIdle />,
  'Admin sidebar': <AdminSidebar title={word} openLabel="Open" closeLabel="Close" links={null} page="" />,
};

/** What the long texts of the toolbar do in the window of a small phone. */
const meta = preview.meta({ title: 'Foundations/Long words', tags: ['!autodocs', '!dev'] });

export const OnASmallPhone = meta.story({
  name: 'AC-656 a long word breaks, it does not widen what it is in',
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => (
    <>
      {Object.entries(samples).map(([name, sample]) => (
        <div key={name} data-sample={name}>
          {sample}
        </div>
      ))}
      <Menu defaultOpen trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => undefined}>{word}</MenuItem>
      </Menu>
    </>
  ),
  play: async ({ canvasElement }) => {
    const menu = await within(document.body).findByRole('menu');
    const boxes = [menu, ...canvasElement.querySelectorAll<HTMLElement>('[data-sample]')];
    const tooWide = boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(tooWide.map(({ dataset, role }) => dataset['sample'] ?? role)).toEqual([]);
  },
});
