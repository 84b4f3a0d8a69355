import { maxLengths } from './text.ts';

/** Whether a dish has lost the end of a text. An update, which sends all texts, would make that permanent. */
export const isTruncated = ({ name, description }: { name: string; description: string }): boolean =>
  name.length > maxLengths.name || description.length > maxLengths.description;
