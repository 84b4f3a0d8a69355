import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';

/** Order of the cascade: later layers win whatever the selector. */
export const base = globalLayer('base');
const components = globalLayer('components');
export const utilities = globalLayer('utilities');

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** A rule inside the layer of the components; for recipes and variants. */
export const inComponents = (rule: LayeredRule): StyleRule => ({ '@layer': { [components]: rule } });

/** A class of a component, in the layer of the components. */
export const componentStyle = (rule: LayeredRule, debugId?: string) => style(inComponents(rule), debugId);
