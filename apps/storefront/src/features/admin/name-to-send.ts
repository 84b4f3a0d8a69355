import { cleanText } from '../../forms/clean-text.ts';

/** A typed name without invisible marks: two categories that look the same would be two radio buttons. An unchanged one stays as the server has it. */
export const nameToSend = (typed: string, current: string | undefined): string => (typed === current ? typed.trim() : cleanText(typed));
