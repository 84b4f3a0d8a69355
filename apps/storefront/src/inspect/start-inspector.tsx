import { createRoot } from 'react-dom/client';
import { startInspection } from './inspection.ts';
import { Inspector } from './inspector.tsx';

/** Puts the inspector on the page. Before `compose()`, or the machines that start there are missed. */
export function startInspector(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Inspector inspection={startInspection()} />);
}
