import { type Database, uploadReference } from '../data/db.ts';

const chunk = 0x8000;

/** Stores a picture as a data URL, which survives structuredClone and JSON; resolves with the reference for the row. */
export async function storeUpload(db: Database, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk) binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  const { id } = db.upload.create({ dataUrl: `data:${file.type};base64,${btoa(binary)}` });
  return uploadReference(id);
}

/** The type and bytes of an uploaded picture; null for an unknown id. */
export function readUpload(db: Database, id: number): { type: string; bytes: Uint8Array<ArrayBuffer> } | null {
  const match = /^data:([^;,]+);base64,(.*)$/s.exec(db.upload.findFirst({ where: { id: { equals: id } } })?.dataUrl ?? '');
  if (match?.[1] === undefined || match[2] === undefined) return null;
  return { type: match[1], bytes: Uint8Array.from(atob(match[2]), (character) => character.charCodeAt(0)) };
}
