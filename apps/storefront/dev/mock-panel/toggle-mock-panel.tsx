import { createRoot, type Root } from 'react-dom/client';
import { MockPanel } from './mock-panel.tsx';
import type { PanelControls } from './panel-controls.ts';

let root: Root | null = null;
let isOpen = false;

/** Opens or closes the panel in a separate React root. Changed data reloads the page, because the app has cached the old data. */
export function toggleMockPanel(controls: PanelControls): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const show = (isNowOpen: boolean) => {
    isOpen = isNowOpen;
    root?.render(<MockPanel controls={controls} isOpen={isOpen} onClose={() => show(false)} onDataChange={() => location.reload()} />);
  };
  show(!isOpen);
}
