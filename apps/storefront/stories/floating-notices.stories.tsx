import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from './preview.ts';
import { openFloatingNotice } from '../src/notifications/floating-notice.ts';

const opened: (() => void)[] = [];

/** They are opened over a page, as the offer of a newer build and that of Bangla are. */
const meta = preview.meta({
  title: 'Pages/Floating notices',
  tags: ['height'],
  render: () => <p>Dal, Naan, Kacchi</p>,
  beforeEach: () => () => opened.splice(0).forEach((close) => close()),
});
export default meta;

/** Opens a notice whose height is a share of the window's. Returns the function that closes it. */
function open(text: string, blockSize: `${number}vh`) {
  const close = openFloatingNotice(<p style={{ blockSize }}>{text}</p>);
  opened.push(close);
  return close;
}

const notice = (text: string) => screen.getByText(text).parentElement;
const expectSticky = (text: string) => waitFor(() => expect(notice(text)).toHaveStyle({ position: 'sticky' }));

export const WaitingOneClosed = meta.story({
  name: 'One that is closed while it waits for another leaves that at the lower edge',
  tags: ['AC-464', 'AC-665'],
  play: async () => {
    open('Newer build', '10vh');
    await expectSticky('Newer build');
    const close = open('Bangla', '10vh');
    await expect(await screen.findByText('Bangla')).not.toBeVisible();
    // Its live region is there, so that its text is announced once it is shown.
    await expect(notice('Bangla')).toBeVisible();
    await expect(notice('Bangla')?.offsetHeight).toBe(0);
    close();
    await expectSticky('Newer build');
  },
});

export const Announced = meta.story({
  name: 'The live region that announces it is there before its text',
  tags: ['AC-665'],
  play: async () => {
    open('Newer build', '10vh');
    const region = screen.getAllByRole('status').at(-1);
    await expect(region).toBeEmptyDOMElement();
    await waitFor(() => expect(region).toHaveTextContent('Newer build'));
  },
});

export const LowWindow = meta.story({
  name: 'One that is too high for the window since that has become lower stays at the end of the page',
  tags: ['AC-464'],
  play: async () => {
    open('Newer build', '10vh');
    await expectSticky('Newer build');
    spyOn(window, 'innerHeight', 'get').mockReturnValue(1);
    window.dispatchEvent(new Event('resize'));
    await expect(notice('Newer build')).toHaveStyle({ position: 'relative' });
  },
});
