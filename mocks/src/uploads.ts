import type { Database } from './db.ts';
import { uploadReference } from './present.ts';

const chunk = 0x8000;

/** Keeps a picture as a data URL, which survives a structured clone and JSON; gives the reference for the row. */
export async function keepUpload(db: Database, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk) binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  const { id } = db.upload.create({ dataUrl: `data:${file.type};base64,${btoa(binary)}` });
  return uploadReference(id);
}

/** An uploaded picture's type and bytes; null when there is no such upload. */
export function readUpload(db: Database, id: number): { type: string; bytes: Uint8Array<ArrayBuffer> } | null {
  const match = /^data:([^;,]+);base64,(.*)$/s.exec(db.upload.findFirst({ where: { id: { equals: id } } })?.dataUrl ?? '');
  if (match?.[1] === undefined || match[2] === undefined) return null;
  return { type: match[1], bytes: Uint8Array.from(atob(match[2]), (character) => character.charCodeAt(0)) };
}
