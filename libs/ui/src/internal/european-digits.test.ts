import { expect, it } from 'vitest';
import { withoutMarks } from './european-digits.ts';

it.each([
  ['only joiners', '\u200c\u200d', ''],
  ['at the end', 'ভাত\u200c', 'ভাত'],
  ['at the end, before another mark', 'ভাত\u200c\u200e', 'ভাত'],
  ['at the start', '\u200dভাত', 'ভাত'],
  ['beside whitespace', 'ভাত\u200c \u200dডাল\u200d\n', 'ভাত ডাল\n'],
  ['inside a word', 'র\u200d্যাব উত্\u200dসব ক্\u200cক', 'র\u200d্যাব উত্\u200dসব ক্\u200cক'],
  ['of a final ৎ, as it was written once', 'শরবত্\u200d', 'শরবত্\u200d'],
  ['inside an emoji', '👨\u200d🍳🏴\u200d☠️', '👨\u200d🍳🏴\u200d☠️'],
])('AC-786 joiners %s', (_, text, expected) => {
  expect(withoutMarks(text)).toBe(expected);
});

it('AC-786 a long run of marks takes no longer than a text', () => {
  expect(withoutMarks(`D${'\u200c\u200b'.repeat(100_000)}al`)).toBe('Dal');
});
