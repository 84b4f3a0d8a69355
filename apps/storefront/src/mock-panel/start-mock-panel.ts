import type { PanelControls } from './panel-controls.ts';

interface MockBackend {
  controls: PanelControls;
  opensPanel: boolean;
}

/** A Mac types µ with this chord, so the key is known by its place. */
const isShortcut = ({ ctrlKey, altKey, code }: KeyboardEvent) => ctrlKey && altKey && code === 'KeyM';

/** Waits for Ctrl+Alt+M or a `?mock=panel` link; only then the panel itself is loaded. For builds with a mock backend alone. */
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
