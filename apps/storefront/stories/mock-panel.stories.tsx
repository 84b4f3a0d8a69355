import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from './preview.ts';
import { MockPanel } from '../dev/mock-panel/mock-panel.tsx';
import type { PanelCall, PanelControls, PanelState } from '../dev/mock-panel/panel-controls.ts';

const calls: PanelCall[] = [
  { id: 1, method: 'GET', path: '/api/food/', status: 200, ms: 12, isFaulty: false },
  { id: 2, method: 'POST', path: '/api/user/orders/', status: 500, ms: 3, isFaulty: true },
  { id: 3, method: 'PATCH', path: '/api/user/profile/update/', status: null, ms: null, isFaulty: false },
];

/** In-memory controls. */
function createControls() {
  let state: PanelState = { scenario: 'shop', faults: ['listFoods:slow:2000'], calls };
  const listeners = new Set<() => void>();
  const update = (change: Partial<PanelState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const done = () => Promise.resolve();
  return {
    scenarios: ['shop', 'fourDishes', 'empty', 'manyDishes'],
    operations: ['logIn', 'placeOrder', 'listFoods'],
    faultPresets: ['connectionDropped', 'orderResponseLost'],
    faultKinds: { drop: 'breaks the connection', silent: 'never answers' },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isFault: (text) => !text.includes('@x'),
    setFaults: fn((faults: readonly string[]) => update({ faults })),
    setFaultPreset: fn((name: string) => update({ faults: [`preset ${name}`] })),
    startScenario: fn(done),
    expireAccessTokens: fn(done),
    revokeTokens: fn(done),
    clearCalls: fn(() => update({ calls: [] })),
    reset: fn(done),
  } satisfies PanelControls;
}

let controls = createControls();
const onDataChange = fn();
const onClose = fn();

const meta = preview.meta({
  title: 'Pages/Mock panel',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '900px' } } },
  render: () => <MockPanel controls={controls} isOpen onClose={onClose} onDataChange={onDataChange} />,
  beforeEach: () => {
    controls = createControls();
    onDataChange.mockClear();
  },
  tags: ['english'],
});
export default meta;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Sample shop' }));

export const Open = meta.story({
  play: async () => {
    const { getByRole, getByText } = await panel();
    const rows = within(getByRole('region', { name: 'Calls' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'MethodPathStatusms',
      'PATCH/api/user/profile/update/waiting–',
      'POST/api/user/orders/500 (fault)3',
      'GET/api/food/20012',
    ]);
    await waitFor(() => expect(getByText('?mock=scenario:shop,listFoods:slow:2000')).toBeVisible());
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const SettingFaults = meta.story({
  play: async () => {
    const { getByRole, queryByText, getByText } = await panel();
    await userEvent.selectOptions(getByRole('combobox', { name: 'Call' }), 'placeOrder');
    await userEvent.selectOptions(getByRole('combobox', { name: 'Fault' }), 'drop: breaks the connection');
    await userEvent.type(getByRole('textbox', { name: 'Which time' }), 'x');
    await userEvent.click(getByRole('button', { name: 'Add fault' }));
    await expect(getByRole('textbox', { name: 'Which time' })).toBeInvalid();
    await expect(controls.setFaults).not.toHaveBeenCalled();
    await userEvent.clear(getByRole('textbox', { name: 'Which time' }));
    await userEvent.type(getByRole('textbox', { name: 'Which time' }), '2{Enter}');
    await expect(controls.setFaults).toHaveBeenLastCalledWith(['listFoods:slow:2000', 'placeOrder:drop@2']);
    await userEvent.click(getByRole('button', { name: 'Take away listFoods:slow:2000' }));
    await expect(controls.setFaults).toHaveBeenLastCalledWith(['placeOrder:drop@2']);
    await expect(queryByText('listFoods:slow:2000')).not.toBeInTheDocument();
    await userEvent.selectOptions(getByRole('combobox', { name: 'By name' }), 'orderResponseLost');
    await waitFor(() => expect(getByText('preset orderResponseLost')).toBeVisible());
  },
});

export const OtherScenario = meta.story({
  play: async () => {
    const { getByRole, findByText } = await panel();
    await userEvent.selectOptions(getByRole('combobox', { name: 'Scenario' }), 'manyDishes');
    await expect(controls.startScenario).not.toHaveBeenCalled();
    await userEvent.click(getByRole('button', { name: 'Start scenario' }));
    await expect(controls.startScenario).toHaveBeenCalledWith('manyDishes');
    await waitFor(() => expect(onDataChange).toHaveBeenCalledTimes(1));
    await userEvent.click(getByRole('button', { name: 'Expire access tokens' }));
    await expect(await findByText('Access tokens have expired.')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Clear the log' }));
    await expect(await findByText('Nothing was called yet.')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Reset everything' }));
    await expect(controls.reset).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onDataChange).toHaveBeenCalledTimes(2));
  },
});
