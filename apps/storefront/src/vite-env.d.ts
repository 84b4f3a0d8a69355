interface ImportMetaEnv {
  /** Origin (and prefix) of a real server, without the last slash; empty: same origin. */
  readonly VITE_API_URL?: string;
  /** 'on' when this build brings its in-browser backend; set by vite.config.ts, so that other builds do not even hold its code. */
  readonly VITE_MOCK_BACKEND?: string;
}
