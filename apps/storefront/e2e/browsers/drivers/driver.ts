/** A point of the viewport in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Values of `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'End';

/** The file input of a form. */
export const fileField = 'main input[type="file"]';

/** One tab of a browser: the operations that every protocol supports. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates a synchronous expression, which must return a string. */
  evaluate(expression: string): Promise<string>;
  click(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses one key per character. */
  type(text: string): Promise<void>;
  chooseFile(path: string): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A running browser; its tabs share storage. */
export interface Driver {
  /** As reported by the browser. */
  version: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  executable: string;
  /** The download folder. */
  downloads: string;
  /** A new folder for the browser's profile and downloads. */
  profile: string;
}

/** The size of every window's viewport in CSS pixels. */
export const viewport = { width: 1280, height: 800 } as const;
