import type { Plugin } from 'vite';
export function listLicences(files: Iterable<string>): string;
export function thirdPartyLicences(): Plugin;
