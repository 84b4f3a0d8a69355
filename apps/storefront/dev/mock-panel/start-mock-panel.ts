import type { PanelControls } from './panel-controls.ts';

interface MockBackend {
  controls: PanelControls;
  opensPanel: boolean;
}

/** Uses `code`: on a Mac the `key` of this shortcut is µ. */
const isShortcut = ({ ctrlKey, altKey, code }: KeyboardEvent) => ctrlKey && altKey && code === 'KeyM';

/** Loads and toggles the panel on Ctrl+Alt+M or a `?mock=panel` link. Only for builds with the mock backend. */
export function startMockPanel({ controls, opensPanel }: MockBackend): void {
  const toggle = async () => {
    const { toggleMockPanel } = await import('./toggle-mock-panel.tsx');
    toggleMockPanel(controls);
  };
  window.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    void toggle();
  });
  if (opensPanel) void toggle();
}
