import { withoutMarks } from '@my-food/ui';

/** A typed name without invisible marks: two categories that look the same would be two radio buttons. An unchanged one stays as the server has it. */
export const nameToSend = (typed: string, current: string | undefined): string => (typed === current ? typed : withoutMarks(typed)).trim();
