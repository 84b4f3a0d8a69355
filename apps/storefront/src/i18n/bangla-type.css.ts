import { media, vars } from '@my-food/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Loaded with the texts in Bangla. Outside the layers, so it wins over the styles of components.

// Vowel signs reach above the headline and conjuncts below the baseline: lines are further apart, and headings smaller, so that their colour on the
// page is that of the English ones.
// The headline of home grows with the text size until a column of it holds 'প্রতি লোকমায়', which does not break.
globalStyle(':root:lang(bn)', {
  vars: {
    [vars.lineHeight.heading]: '1.25',
    [vars.lineHeight.snug]: '1.4',
    [vars.lineHeight.text]: '1.65',
    [vars.fontSize.page]: 'min(clamp(1.75rem, 1.5357rem + 1.0714vw, 2.5rem), 12.25vw)',
    [vars.fontSize.display]: 'min(clamp(2.25rem, 1.75rem + 2.5vw, 4rem), 15.9cqi)',
  },
});
globalStyle(':root:lang(bn) :is(h1, h2)', { lineHeight: vars.lineHeight.heading });
// The space of the font is that of its Latin letters, too narrow between words under a headline.
globalStyle(':root:lang(bn) body', { wordSpacing: '0.12em' });
// Controls do not inherit it from the browser's own style sheet.
globalStyle(':root:lang(bn) :is(button, input, select, textarea)', { wordSpacing: 'inherit' });
// A last line of one word is often just the negation.
globalStyle(':root:lang(bn) body', { textWrap: 'pretty' });
// Below the vowel signs that hang from the letters.
globalStyle(':root:lang(bn) a', { textUnderlineOffset: '0.3em' });
// Letter spacing would cut the headline that joins the letters of a word.
globalStyle(':root:lang(bn) *', { letterSpacing: 'normal' });
// The badge of the cart would cover the signs above the letters of 'কার্ট'. Beside its icon, on a phone, it covers no text.
globalStyle(':root:lang(bn) a > [data-count]', {
  '@media': {
    [`${media.medium} and (height >= 480px)`]: { insetBlockStart: '-12px' },
    // Beside the text: the bar of a low window has no room above it.
    [`${media.medium} and (height < 480px)`]: { insetInlineEnd: '-14px' },
  },
});
