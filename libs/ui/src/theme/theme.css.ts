// The import order is the cascade: layers, then variables, then their consumers.
import './layers.css.ts';
import './light.css.ts';
import './dark.css.ts';
import './fonts/fonts.css.ts';
import './fonts/home-bengali.css.ts';
import './global.css.ts';
