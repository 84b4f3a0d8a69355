interface ImportMetaEnv {
  /** Origin (and prefix) of a real server, without the last slash; empty: same origin. */
  readonly VITE_API_URL?: string;
  /** 'on': the build carries its own in-browser backend. */
  readonly VITE_MOCKS?: string;
}
