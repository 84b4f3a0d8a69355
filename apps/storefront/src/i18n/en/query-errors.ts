import type { Namespace } from '../namespace.ts';

/** Why a read or a submission has failed. */
export const queryErrors = {
  name: 'queryErrors',
  texts: {
    timeOut: 'The shop takes too long to answer.',
    network: 'The shop cannot be reached. Are you online?',
    body: 'The shop sent something that cannot be read.',
    aborted: 'Loading was stopped.',
    busy: 'The shop is very busy at the moment.',
    serverError: 'The shop has a problem at the moment.',
    refused: 'The shop refused this.',
    unknown: 'Something went wrong.',
  },
} as const satisfies Namespace;
