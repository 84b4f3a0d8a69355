import { ApiError, type FailureReason } from '@my-food/api';

const sentences = {
  'time-out': 'The shop takes too long to answer.',
  network: 'The shop cannot be reached. Are you online?',
  body: 'The shop sent something that cannot be read.',
  aborted: 'Loading was stopped.',
} satisfies Record<Exclude<FailureReason, 'status'>, string>;

/** Why a query failed, for people, followed by the server's message (never HTML, at most 200 characters). The query client logs the status. */
export function queryErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong.';
  const sentence = error.reason === 'status' ? statusSentence(error.status) : sentences[error.reason];
  return error.serverMessage ? `${sentence} ${error.serverMessage}` : sentence;
}

function statusSentence(status: number | null): string {
  if (status === 429) return 'The shop is very busy at the moment.';
  return Number(status) >= 500 ? 'The shop has a problem at the moment.' : 'The shop could not answer this time.';
}
