import { expect, it } from 'vitest';
import { peerRange } from './peer-range.ts';

// useEffectEvent came with React 19.2.
it('AC-662 the package asks for the minor version of React that it is built with', () => {
  expect(peerRange('19.3.1')).toBe('^19.3');
});
