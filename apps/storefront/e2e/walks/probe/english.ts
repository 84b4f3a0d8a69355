export interface EnglishTexts {
  /** English by Bangla. */
  plain: Record<string, string>;
  /** Texts with placeholders: the pattern of the Bangla one, and the parts of the English one. A number refers to a group of the pattern. */
  patterns: { pattern: string; english: (string | number)[] }[];
}

declare global {
  interface Window {
    /** The English of a text of the shop; another text with the digits of English. */
    walkEnglish(text: string): string;
  }
}

/** An init script: the walk knows the screens and controls by their English texts, in either language. */
export function installEnglish({ plain, patterns }: EnglishTexts): void {
  const known = new Map(Object.entries(plain));
  const compiled = patterns.map(({ pattern, english }) => ({ pattern: new RegExp(`^${pattern}$`, 's'), english }));
  const withDigits = (text: string) => text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));
  const translate = (text: string): string => {
    for (const { pattern, english } of compiled) {
      const groups = pattern.exec(text)?.slice(1);
      if (groups) return english.map((part) => (typeof part === 'string' ? part : window.walkEnglish(groups[part] ?? ''))).join('');
    }
    // A price, and what its button does.
    const [, price = '', action] = /^(\P{Letter}+) (.+)$/su.exec(text) ?? [];
    return action === undefined ? withDigits(text) : `${withDigits(price)} ${window.walkEnglish(action)}`;
  };
  window.walkEnglish = (text) => {
    if (!/\p{Script=Bengali}/u.test(text)) return text;
    const english = known.get(text) ?? translate(text);
    known.set(text, english);
    return english;
  };
}
