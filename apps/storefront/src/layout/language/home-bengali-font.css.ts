import { vars } from '@my-food/ui/theme';
import { style } from '@vanilla-extract/css';

/** The font subset of home (tools/generate/interface-fonts.ts): a word in Bangla is no reason to load the font of all of it. */
export const homeBengaliFont = style({ fontFamily: `"Anek Bangla Home", ${vars.font.text}` });
