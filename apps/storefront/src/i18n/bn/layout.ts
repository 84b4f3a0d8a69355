import type { layout as english } from '../en/layout.ts';
import { translation } from '../namespace.ts';

export const layout = translation<typeof english>()({
  theme: 'থিম',
  themeSystem: 'ডিভাইসের মতো',
  themeLight: 'হালকা',
  themeDark: 'গাঢ়',
  profile: 'প্রোফাইল',
  logout: 'লগআউট',
});
