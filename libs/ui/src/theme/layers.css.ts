import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';

/** Cascade layers in ascending precedence. */
export const base = globalLayer('base');
const components = globalLayer('components');
const utilities = globalLayer('utilities');

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** A rule in the components layer, for variants. */
export const inComponents = (rule: LayeredRule): StyleRule => ({ '@layer': { [components]: rule } });

/** A rule in the utilities layer, for variants. */
export const inUtilities = (rule: LayeredRule): StyleRule => ({ '@layer': { [utilities]: rule } });

/** A class in the components layer. */
export const componentStyle = (rule: LayeredRule, debugId?: string) => style(inComponents(rule), debugId);
