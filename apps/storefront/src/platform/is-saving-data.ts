/** Of the Network Information API, in Chromium only. */
interface Connection {
  readonly saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g'. */
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether only what the user is waiting for should be downloaded: with Save-Data, or on 2G. */
export function isSavingData(): boolean {
  const { connection } = navigator;
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
