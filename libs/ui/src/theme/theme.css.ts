// The order is the cascade: layers first, then values, then what uses them.
import './layers.css.ts';
import './light.css.ts';
import './dark.css.ts';
import './fonts.css.ts';
import './favourite-font.css.ts';
import './global.css.ts';
