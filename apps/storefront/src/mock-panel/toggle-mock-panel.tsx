import { createRoot, type Root } from 'react-dom/client';
import { MockPanel } from './mock-panel.tsx';
import type { PanelControls } from './panel-controls.ts';

let root: Root | null = null;
let isOpen = false;

/** Opens the panel in a tree of its own beside the shop's, or closes it. Other rows need another page: the shop has read the old ones. */
export function toggleMockPanel(controls: PanelControls): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const show = (isNowOpen: boolean) => {
    isOpen = isNowOpen;
    root?.render(<MockPanel controls={controls} isOpen={isOpen} onClose={() => show(false)} onNewRows={() => location.reload()} />);
  };
  show(!isOpen);
}
