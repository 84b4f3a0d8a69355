// The byte budgets of each screen, gzipped: the entry and the screen's own chunks, each shared file once. A change anywhere gives some files other
// hashes, and these alone move the figure of scripts by about ten bytes: their budgets leave more than that, so that they fail for a reason.
export const entry = 'index.html';
const page = (file: string) => [entry, `src/features/${file}`];

export interface Budget {
  sources: string[];
  scripts: number;
  styles: number;
  /** Loaded later: files of the entry are not counted. */
  isLater?: boolean;
}

export const budgets: Record<string, Budget> = {
  home: { sources: [entry, 'src/app/home-with-usual.page.tsx'], scripts: 150_990, styles: 6_300 },
  menu: { sources: page('menu/menu.page.tsx'), scripts: 175_500, styles: 11_060 },
  details: { sources: page('menu/details/details.page.tsx'), scripts: 161_330, styles: 10_500 },
  cart: { sources: [entry, 'src/app/cart-with-usual.page.tsx', 'src/ordering/start-checkout.ts'], scripts: 168_440, styles: 11_200 },
  login: { sources: page('account/login/login.page.tsx'), scripts: 160_110, styles: 9_500 },
  profile: { sources: [entry, 'src/app/profile-with-orders.page.tsx'], scripts: 161_420, styles: 10_440 },
  admin: { sources: page('admin/pages.ts'), scripts: 197_210, styles: 13_990 },
  receipt: { sources: ['../../libs/receipt/src/render-receipt.ts'], scripts: 170_000, styles: 0, isLater: true },
};

const font = (name: string) => `../../libs/ui/src/theme/fonts/${name}.woff2`;
/** The fonts of the prerendered home: headings, text, its Bengali words. */
export const prerenderFonts = ['bricolage-grotesque-letters', 'anek-bangla-letters', 'anek-bangla-home'].map(font);
export const fontBudget = 25_500;
/** Renders the categories before the application does. With the inline scripts it is all that runs before home is usable. */
export const bootstrapScript = 'src/prerender/render-categories.ts';
export const bootstrapScriptBudget = 2_350;
/** The script that puts home into Bangla, transferred: 985 to 1,018 bytes, by the hashes in its imports. */
export const banglaScript = /assets\/bangla-[\w-]+\.js/;
export const banglaScriptBudget = 1_040;
/** Bytes of the server's own headers: status, date, type, encoding, length, connection. */
export const serverHeaderBytes = 225;
/**
 * The page with its headers, bytes: ten TCP segments of 1,460, the initial congestion window. The hashes in file names alone move the compression by 30
 * bytes in either direction. What comes last is the template of the categories.
 */
export const pageBudget = 14_600;
