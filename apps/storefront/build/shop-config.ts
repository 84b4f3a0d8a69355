import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Plugin, runnerImport } from 'vite';
import { SettingError } from '../../../tools/build/setting-error.ts';
import type { ShopConfig, ShopTexts } from '../shop-config.ts';

export interface ShopSource {
  file: string;
  shop: ShopConfig;
  /** The English texts for a shop without texts in Bangla. */
  inBangla: { file: string; shop: ShopTexts };
  /** The background of both themes. */
  canvas: { light: string; dark: string };
}

/** Imports the shop of this file. Node cannot import TypeScript of other packages, so Vite does. Throws a sentence for a tax that is not charged. */
export async function readShop(file: string): Promise<ShopSource> {
  const tokens = createRequire(import.meta.url).resolve('@my-food/ui/theme-tokens');
  const translated = file.replace(/\.ts$/, '.bn.ts');
  const fileInBangla = existsSync(translated) ? translated : file;
  const [{ module }, { module: inBangla }, { module: theme }] = await Promise.all([
    runnerImport<{ shop: ShopConfig }>(file),
    runnerImport<{ shop: ShopTexts }>(fileInBangla),
    runnerImport<{ lightColor: { canvas: string }; darkColor: { canvas: string } }>(tokens),
  ]);
  const { percent } = module.shop.tax;
  if (Number(percent.toFixed(2)) !== percent)
    throw new SettingError(`${file}: a tax of ${String(percent)} per cent has more than two decimals.`);
  const { light, dark } = module.shop.theme;
  return {
    file,
    shop: module.shop,
    inBangla: { file: fileInBangla, shop: inBangla.shop },
    canvas: { light: light.canvas ?? theme.lightColor.canvas, dark: dark.canvas ?? theme.darkColor.canvas },
  };
}

/** A text as the value of an attribute in double quotes. */
export const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Every module of the build gets the shop of `file` (VITE_SHOP_CONFIG) for shop.config.ts, and index.html its texts. */
export function shopConfig({ file, shop, inBangla, canvas }: ShopSource): Plugin {
  const files = new Map([
    ['shop.config.ts', file],
    ['shop.config.bn.ts', inBangla.file],
  ]);
  const texts = new Map([
    ['LANGUAGE', shop.languages[0]],
    ['NAME', shop.name],
    ['DESCRIPTION', shop.description],
    ['LIGHT_CANVAS', canvas.light],
    ['DARK_CANVAS', canvas.dark],
  ]);
  return {
    name: 'shop-config',
    enforce: 'pre',
    resolveId: (source) => files.get(source.replace(/.*\//, '')) ?? null,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/%SHOP_(\w+)%/g, (_, name: string) => escapeAttribute(texts.get(name) ?? '')),
    },
  };
}
