/** The entries of the package, and their sources. */
export const entries = {
  index: 'src/index.ts',
  shop: 'src/shop/index.ts',
  'shop/account-menu': 'src/shop/account-menu/account-menu.tsx',
  menu: 'src/menu/menu.tsx',
  dialog: 'src/dialog/dialog.tsx',
  toast: 'src/toast/toast-list.tsx',
} as const;
