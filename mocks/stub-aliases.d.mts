import type { Alias } from 'vite';
export const mockStubAliases: Alias[];
