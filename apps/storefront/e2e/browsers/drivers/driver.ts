/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Keys that are pressed by name, as `KeyboardEvent.key` calls them. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'End';

/** The one file field of a form. */
export const fileField = 'main input[type="file"]';

/** One tab of a browser: the few things every protocol can do. Everything else is built on them. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of a synchronous expression, which has to be a string. */
  evaluate(expression: string): Promise<string>;
  /** Presses and releases the first button of the pointer. */
  click(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses a key for each letter. */
  type(text: string): Promise<void>;
  /** Chooses a file in the form's file field. */
  chooseFile(path: string): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that has been started; its tabs share storage. */
export interface Driver {
  /** As the browser reports it. */
  version: string;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  executable: string;
  /** Where saved files go. */
  downloads: string;
  /** A new folder for everything the browser writes. */
  profile: string;
}

/** The inside of every window, in CSS pixels. */
export const viewport = { width: 1280, height: 800 } as const;
