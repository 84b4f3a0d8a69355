interface ImportMetaEnv {
  /** Origin (and path prefix) of the API, without a trailing slash. Empty: same origin. */
  readonly VITE_API_URL?: string;
  /** 'on' when the build includes the mock backend. Defined by vite.config.ts, so that other builds drop its code. */
  readonly VITE_MOCK_BACKEND?: string;
  /** Where reports are sent; empty: nowhere. Defined by vite.config.ts from VITE_REPORT_DSN. */
  readonly VITE_REPORT_ENDPOINT?: string;
}
