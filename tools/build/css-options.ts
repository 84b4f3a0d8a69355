/** Of the shop and of the package of its components. `light-dark()` is not used, so skip its fallback: two custom properties for each `color-scheme`. */
export const cssOptions = { lightningcss: { exclude: 1 << 20 } };
